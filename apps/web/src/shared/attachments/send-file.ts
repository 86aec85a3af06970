import { FileCreate as fileLengths } from '@libretto/api-client/max-lengths';
import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { type UploadOptions, upload, withRetry } from '@libretto/api-client/upload';
import { api } from '../api/api.ts';
import { truncateFileName } from './file-kinds.ts';
import type { File as SavedFile } from './files-query.ts';

const megabyte = 1024 * 1024;

type Content = 'file' | 'id_caricamento' | 'file_nome' | 'file_size' | 'file_type';
type Describe<Body> = Body extends unknown ? Omit<Body, Content> : never;
export type FileDescription = Describe<Schema<'FileCreate'>>;

/** Uploads a file in parts, resumed after a lost connection, and then saves it. `body` is read after the upload. */
export async function sendFile(
  file: File,
  body: () => FileDescription,
  options: UploadOptions = {},
  name = file.name,
): Promise<SavedFile> {
  const id_caricamento = await upload(api, file, options);
  const sent = {
    ...body(),
    id_caricamento,
    file_nome: truncateFileName(name),
    file_size: file.size / megabyte,
    file_type: file.type.slice(0, fileLengths.file_type),
  };
  const { signal } = options;
  return withRetry(() => api.call(operations.createFile, { body: sent }, { signal }), options);
}
