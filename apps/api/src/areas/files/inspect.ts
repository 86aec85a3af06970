import { createHash } from 'node:crypto';
import type { FieldError } from '../../problem.ts';
import { bytesOf, checkContent, type FileKind, largestFile, NotAccepted } from './content.ts';
import { withoutPlace } from './place.ts';

/** A file as it was sent. */
export interface Sent {
  /** A data URL, or the parts of an upload. */
  content: string | readonly Uint8Array[];
  /** SHA-256 that an upload was announced with; nothing when none was. */
  digest: string | null;
  declared: string;
  kind: FileKind;
}

/** What is kept of it, or why it is not taken. */
export type Inspected = { bytes: Uint8Array; type: string } | { refusal: 'too-large' | FieldError };

const damaged = { path: '/id_caricamento', code: 'digest', message: 'must be what was announced' };

/** Finds out what the bytes are, and leaves out where they were made. */
export async function inspectFile({ content, digest, declared, kind }: Sent): Promise<Inspected> {
  try {
    const bytes = typeof content === 'string' ? bytesOf(content) : Buffer.concat(content);
    if (digest !== null && createHash('sha256').update(bytes).digest('hex') !== digest) return { refusal: damaged };
    if (bytes.length > largestFile) return { refusal: 'too-large' };
    const type = await checkContent(bytes, declared, kind);
    return { bytes: withoutPlace(bytes, type), type };
  } catch (error) {
    if (!(error instanceof NotAccepted)) throw error;
    return { refusal: { path: error.path, code: error.code, message: error.message } };
  }
}
