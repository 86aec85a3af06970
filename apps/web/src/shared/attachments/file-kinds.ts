import type { Schema } from '@libretto/api-client/schema';

export type FileKind = Schema<'FileKind'>;

export const kinds = [
  'foto',
  'Video',
  'registrazione',
  'esamistrumentali',
  'dicom',
  'documento',
  'kardia',
] as const satisfies readonly FileKind[];

const pdf = 'application/pdf';

/** By its name where the device knows no type; the server looks at the bytes. */
export const isPdf = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  type === '' ? /\.pdf$/i.test(name) : type === pdf;

/** What a file is by its type, or by how its name ends where the device knows no type. The first that fits counts. */
const signs: readonly { kind: FileKind; type?: RegExp; name: RegExp }[] = [
  { kind: 'dicom', type: /^application\/dicom$/, name: /\.(dcm|dicom)$/ },
  // SCP-ECG (ISO 11073-91064) and EDF are formats of recorders.
  { kind: 'esamistrumentali', name: /\.(scp|ecg|edf)$/ },
  { kind: 'foto', type: /^image\//, name: /\.(jpe?g|png|gif|webp|heic|heif|tiff?|bmp)$/ },
  { kind: 'Video', type: /^video\//, name: /\.(mp4|m4v|mov|webm|avi|mkv)$/ },
  { kind: 'registrazione', type: /^audio\//, name: /\.(mp3|m4a|wav|ogg|oga|aac|flac)$/ },
  {
    kind: 'documento',
    type: /^(application\/(pdf|rtf|msword|vnd\.oasis\.opendocument\.text|vnd\.openxmlformats-officedocument\.wordprocessingml\.document)|text\/plain)$/,
    name: /\.(pdf|txt|rtf|docx?|odt)$/,
  },
];

/** The kind that a file most likely is; undefined where only the person can say. */
export function likelyKind(file: Pick<File, 'name' | 'type'>): FileKind | undefined {
  const name = file.name.toLowerCase();
  if (isPdf(file) && name.includes('kardia')) return 'kardia';
  return signs.find((sign) => sign.type?.test(file.type) || sign.name.test(name))?.kind;
}

const dicomMark = 'DICM';
/** After a preamble of 128 bytes that may hold anything. DICOM PS3.10, section 7.1. */
const preamble = 128;

/** Tells an image of a disc by its content: most of them have neither a type nor an extension. */
export async function isDicom(file: Blob): Promise<boolean> {
  try {
    return (await file.slice(preamble, preamble + dicomMark.length).text()) === dicomMark;
  } catch (error) {
    console.warn('A chosen file could not be read', error);
    return false;
  }
}

const longest = 200;

/** A name as the record takes it: a longer one keeps its ending, and no half of a character. */
export function sentName(name: string): string {
  if (name.length <= longest) return name;
  const ending = /\.\w{1,10}$/.exec(name)?.[0] ?? '';
  return name.slice(0, longest - ending.length).replace(/[\uD800-\uDBFF]$/, '') + ending;
}
