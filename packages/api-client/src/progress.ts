import { type DownloadProgress, withDownloadProgress } from './download-progress.ts';
import { createUploadTransport, type Transport, type UploadProgress } from './upload-progress.ts';

interface Listeners {
  onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
  onDownloadProgress?: ((progress: DownloadProgress) => void) | undefined;
}

export async function sendWithProgress(
  request: Request,
  send: Transport,
  { onUploadProgress, onDownloadProgress }: Listeners,
): Promise<Response> {
  const response = await (onUploadProgress ? createUploadTransport(onUploadProgress, send) : send)(request);
  return onDownloadProgress ? withDownloadProgress(response, onDownloadProgress) : response;
}
