import type { PyodideConfig } from "pyodide";

type Create = NonNullable<PyodideConfig["createPyodideModule"]>;
type Module = Awaited<ReturnType<Create>> & { _malloc(size: number): number };

export default function createPyodideModule(...settings: Parameters<Create>): Promise<Module>;
