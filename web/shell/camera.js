// Reads a QR code by the camera: by the browser's own detector where there is one, else by the library's.

const REST = 120; // ms between two looks

/** Can there be a camera at all? */
export const isPossible = () => Boolean(navigator.mediaDevices?.getUserMedia);

/** @typedef {{ detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]> }} Detector */

/** @returns {Promise<Detector>} */
async function detector() {
  const formats = /** @type {const} */ (["qr_code"]);
  const own = globalThis.BarcodeDetector;
  if (own && (await own.getSupportedFormats()).includes("qr_code")) return new own({ formats: [...formats] });
  const { BarcodeDetector } = await import("../vendor/qr/decode.js");
  return new BarcodeDetector({ formats: [...formats] });
}

const rest = () => new Promise((resume) => setTimeout(resume, REST));

/**
 * Shows what the camera sees, until a code that `fits` comes before it. Rejects where the camera is refused; gives
 * nothing once `signal` says that nobody looks any more.
 * @param {HTMLVideoElement} video
 * @param {(text: string) => boolean} fits
 * @param {AbortSignal} signal
 * @returns {Promise<string | null>}
 */
export async function read(video, fits, signal) {
  const [eyes, stream] = await Promise.all([
    detector(),
    navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment", width: { ideal: 1920 } } }),
  ]);
  try {
    video.srcObject = stream;
    await video.play();
    while (!signal.aborted) {
      const codes = await eyes.detect(video);
      const found = codes.find(({ rawValue }) => fits(rawValue));
      if (found) return found.rawValue;
      await rest();
    }
    return null;
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}
