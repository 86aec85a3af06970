export type Shown = 'image' | 'pdf' | 'none';

const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d];
// What every browser draws. A vector image could hold script; drawn as an image it runs none.
const images = /^image\/(png|jpe?g|gif|webp|avif|bmp|svg\+xml)$/;

/**
 * What can be shown of a file. A PDF is believed from its bytes and not from its name: a document of another kind that
 * is opened from a blob would run as a page of ours.
 */
export async function kindOf(file: Blob): Promise<Shown> {
  const first = new Uint8Array(await file.slice(0, pdf.length).arrayBuffer());
  if (pdf.every((byte, index) => first[index] === byte)) return 'pdf';
  return images.test(file.type.toLowerCase()) ? 'image' : 'none';
}

/** The same bytes under the one type that they may be opened as. */
export const typed = (file: Blob, kind: Shown): Blob =>
  kind === 'pdf' ? new Blob([file], { type: 'application/pdf' }) : file;
