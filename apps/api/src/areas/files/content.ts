import { fileTypeFromBuffer } from 'file-type';
import type { components } from '../../contract/contract.gen.ts';

export type FileKind = components['schemas']['FileKind'];

export const maxFileSize = 25 * 1024 * 1024;

export class RejectedContent extends Error {
  readonly path: string;
  readonly code: string;

  constructor(path: string, code: string, message: string) {
    super(message);
    this.name = 'NotAccepted';
    this.path = path;
    this.code = code;
  }
}

export function decodeDataUrl(url: string): Buffer {
  const comma = url.indexOf(',');
  const notBase64 = () => new RejectedContent('/file', 'base64', 'must be a data URL in base64');
  if (comma < 0 || comma > 300 || !url.slice(0, comma).endsWith(';base64')) throw notBase64();
  const bytes = Buffer.from(url.slice(comma + 1), 'base64');
  // Buffer skips invalid base64 characters, which makes the result too short.
  const padding = url.endsWith('==') ? 2 : url.endsWith('=') ? 1 : 0;
  if (bytes.length !== Math.floor(((url.length - comma - 1) * 3) / 4) - padding) throw notBase64();
  return bytes;
}

const images = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/heic', 'image/heif', 'image/avif'];
const scans = [...images, 'image/tiff', 'image/bmp'];
const videos = [
  'video/mp4',
  'video/quicktime',
  'video/webm',
  'video/matroska',
  'video/mpeg',
  'video/3gpp',
  'video/vnd.avi',
];
const audio = [
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

const accepted: Record<FileKind, readonly string[]> = {
  foto: scans,
  Video: videos,
  // Phones record audio into video containers.
  registrazione: [...audio, 'video/webm', 'video/mp4'],
  esamistrumentali: ['application/pdf', ...scans, ...videos],
  dicom: ['application/dicom'],
  documento: ['application/pdf', ...scans, ...office],
  kardia: ['application/pdf'],
};

export const isAllowedFor = (contentType: string, kind: FileKind) => accepted[kind].includes(contentType);

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

const unspecifiedTypes = new Set(['', 'application/octet-stream']);

function canonical(type: string): string {
  const bare = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return aliases[bare] ?? bare;
}

/** Media containers have several names and may contain audio only. */
const isMedia = (type: string) => type.startsWith('audio/') || type.startsWith('video/');

const controlCharacter = /[^\P{Cc}\s]/u;

function isText(bytes: Buffer): boolean {
  try {
    return !controlCharacter.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

/** @throws RejectedContent if the detected type does not match the declared one. */
export async function checkContent(bytes: Buffer, declared: string, kind: FileKind): Promise<string> {
  if (bytes.length === 0) throw new RejectedContent('/file', 'empty', 'must not be empty');
  const found = await fileTypeFromBuffer(bytes);
  const type = found === undefined ? (isText(bytes) ? 'text/plain' : undefined) : canonical(found.mime);
  if (type === undefined) throw new RejectedContent('/file', 'content', 'must be of a known type');
  if (!isAllowedFor(type, kind))
    throw new RejectedContent('/file', 'kind', `must not be ${type} for this type of file`);
  const declaredType = canonical(declared);
  if (!unspecifiedTypes.has(declaredType) && declaredType !== type && !(isMedia(declaredType) && isMedia(type))) {
    throw new RejectedContent('/file_type', 'mismatch', `must be what the content is: ${type}`);
  }
  return type;
}
