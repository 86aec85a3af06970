import { createHash } from 'node:crypto';
import type { FieldError } from '../../problem.ts';
import { checkContent, decodeDataUrl, type FileKind, maxFileSize, RejectedContent } from './content.ts';
import { stripMetadata } from './strip-metadata.ts';

export interface SubmittedFile {
  /** Data URL, or the parts of an upload. */
  content: string | readonly Uint8Array[];
  /** Announced SHA-256, if any. */
  digest: string | null;
  declared: string;
  kind: FileKind;
}

export type InspectionResult = { bytes: Uint8Array; type: string } | { refusal: 'too-large' | FieldError };

const digestMismatch = { path: '/id_caricamento', code: 'digest', message: 'must match the announced digest' };

export async function inspectFile({ content, digest, declared, kind }: SubmittedFile): Promise<InspectionResult> {
  try {
    const bytes = typeof content === 'string' ? decodeDataUrl(content) : Buffer.concat(content);
    if (digest !== null && createHash('sha256').update(bytes).digest('hex') !== digest)
      return { refusal: digestMismatch };
    if (bytes.length > maxFileSize) return { refusal: 'too-large' };
    const type = await checkContent(bytes, declared, kind);
    return { bytes: stripMetadata(bytes, type), type };
  } catch (error) {
    if (!(error instanceof RejectedContent)) throw error;
    return { refusal: { path: error.path, code: error.code, message: error.message } };
  }
}
