export * from "qr";
export { default } from "qr";
