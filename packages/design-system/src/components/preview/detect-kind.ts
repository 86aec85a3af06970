export type PreviewKind = 'image' | 'pdf' | 'none';

const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d];
// Formats that every browser renders. SVG may contain scripts, which do not run in an image element.
const images = /^image\/(png|jpe?g|gif|webp|avif|bmp|svg\+xml)$/;

/** Recognises a PDF by its bytes: another document opened from a blob would run with the origin of the page. */
export async function detectKind(file: Blob): Promise<PreviewKind> {
  const first = new Uint8Array(await file.slice(0, pdf.length).arrayBuffer());
  if (pdf.every((byte, index) => first[index] === byte)) return 'pdf';
  return images.test(file.type.toLowerCase()) ? 'image' : 'none';
}

export const withType = (file: Blob, kind: PreviewKind): Blob =>
  kind === 'pdf' ? new Blob([file], { type: 'application/pdf' }) : file;
