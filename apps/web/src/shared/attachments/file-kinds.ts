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

export const isPdf = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  type === '' ? /\.pdf$/i.test(name) : type === pdf;

/** Patterns by type, or by extension when the device reports no type. The first match wins. */
const patterns: readonly { kind: FileKind; type?: RegExp; name: RegExp }[] = [
  { kind: 'dicom', type: /^application\/dicom$/, name: /\.(dcm|dicom)$/ },
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

export function guessKind(file: Pick<File, 'name' | 'type'>): FileKind | undefined {
  const name = file.name.toLowerCase();
  if (isPdf(file) && name.includes('kardia')) return 'kardia';
  return patterns.find((sign) => sign.type?.test(file.type) || sign.name.test(name))?.kind;
}

const dicomMagic = 'DICM';
/** A preamble of 128 bytes with any content precedes the magic bytes (DICOM PS3.10, section 7.1). */
const preambleLength = 128;

/** Detects DICOM by content, because files copied from a disc usually have neither a type nor an extension. */
export async function isDicom(file: Blob): Promise<boolean> {
  try {
    return (await file.slice(preambleLength, preambleLength + dicomMagic.length).text()) === dicomMagic;
  } catch (error) {
    console.warn('A chosen file could not be read', error);
    return false;
  }
}

const maxNameLength = 200;

export function truncateFileName(name: string): string {
  if (name.length <= maxNameLength) return name;
  const ending = /\.\w{1,10}$/.exec(name)?.[0] ?? '';
  return name.slice(0, maxNameLength - ending.length).replace(/[\uD800-\uDBFF]$/, '') + ending;
}
