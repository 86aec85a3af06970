import { fileTypeFromBuffer } from 'file-type';
import type { components } from '../../contract/contract.gen.ts';

export type FileKind = components['schemas']['FileKind'];

export const largestFile = 25 * 1024 * 1024;

/** Why some content is not taken: the field that it is about, and a code. */
export class NotAccepted extends Error {
  readonly path: string;
  readonly code: string;

  constructor(path: string, code: string, message: string) {
    super(message);
    this.name = 'NotAccepted';
    this.path = path;
    this.code = code;
  }
}

/** The bytes of a data URL. */
export function bytesOf(url: string): Buffer {
  const comma = url.indexOf(',');
  const notBase64 = () => new NotAccepted('/file', 'base64', 'must be a data URL in base64');
  if (comma < 0 || comma > 300 || !url.slice(0, comma).endsWith(';base64')) throw notBase64();
  const bytes = Buffer.from(url.slice(comma + 1), 'base64');
  // What is not base64 is left out when it is read, so that the bytes come out too few.
  const padding = url.endsWith('==') ? 2 : url.endsWith('=') ? 1 : 0;
  if (bytes.length !== Math.floor(((url.length - comma - 1) * 3) / 4) - padding) throw notBase64();
  return bytes;
}

const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/heic', 'image/heif', 'image/avif'];
const scans = [...pictures, 'image/tiff', 'image/bmp'];
const films = [
  'video/mp4',
  'video/quicktime',
  'video/webm',
  'video/matroska',
  'video/mpeg',
  'video/3gpp',
  'video/vnd.avi',
];
const sounds = [
  'audio/mpeg',
  'audio/mp4',
  'audio/wav',
  'audio/ogg',
  'audio/flac',
  'audio/aac',
  'audio/amr',
  'audio/aiff',
];
const office = [
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/x-cfb',
  'application/rtf',
  'text/plain',
];

/** What each type of file can be made of. */
const accepted: Record<FileKind, readonly string[]> = {
  foto: scans,
  Video: films,
  // Phones record sound into the containers of films.
  registrazione: [...sounds, 'video/webm', 'video/mp4'],
  esamistrumentali: ['application/pdf', ...scans, ...films],
  dicom: ['application/dicom'],
  documento: ['application/pdf', ...scans, ...office],
  kardia: ['application/pdf'],
};

/** Whether what the bytes are can be a file of that type. */
export const fits = (contentType: string, kind: FileKind) => accepted[kind].includes(contentType);

/** Other names of the same types. */
const aliases: Record<string, string> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heif',
  'image/x-ms-bmp': 'image/bmp',
  'application/x-pdf': 'application/pdf',
  'application/msword': 'application/x-cfb',
  'application/vnd.ms-excel': 'application/x-cfb',
  'text/rtf': 'application/rtf',
  'text/csv': 'text/plain',
  'audio/x-m4a': 'audio/mp4',
  'audio/m4a': 'audio/mp4',
  'video/x-m4v': 'video/mp4',
  'video/3gpp2': 'video/3gpp',
};

const unsaid = new Set(['', 'application/octet-stream']);

function canonical(type: string): string {
  const bare = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return aliases[bare] ?? bare;
}

/** One container has many names, and holds sound with or without a picture. */
const isMedia = (type: string) => type.startsWith('audio/') || type.startsWith('video/');

const control = /[^\P{Cc}\s]/u;

function isText(bytes: Buffer): boolean {
  try {
    return !control.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

/** What the bytes are, when that fits what the client says of them. */
export async function checkContent(bytes: Buffer, declared: string, kind: FileKind): Promise<string> {
  if (bytes.length === 0) throw new NotAccepted('/file', 'empty', 'must not be empty');
  const found = await fileTypeFromBuffer(bytes);
  const type = found === undefined ? (isText(bytes) ? 'text/plain' : undefined) : canonical(found.mime);
  if (type === undefined) throw new NotAccepted('/file', 'content', 'must be of a known type');
  if (!fits(type, kind)) throw new NotAccepted('/file', 'kind', `must not be ${type} for this type of file`);
  const said = canonical(declared);
  if (!unsaid.has(said) && said !== type && !(isMedia(said) && isMedia(type))) {
    throw new NotAccepted('/file_type', 'mismatch', `must be what the content is: ${type}`);
  }
  return type;
}
