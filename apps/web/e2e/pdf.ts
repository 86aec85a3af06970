import { extractText } from 'unpdf';

/** Returns the text of each sheet, in one line. */
export async function readPdf(bytes: Buffer): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: false });
  return text.map((sheet) => sheet.replace(/\s+/g, ' '));
}
