export interface PreviewedFile {
  id: number;
  name: string;
  /** Media type, absent when only the response with the content tells it. */
  type?: string | undefined;
  description?: string | undefined;
  /** Returns the URL of one download, valid for a minute. */
  address: () => Promise<string>;
  /** Fetches the content where it has its own operation. */
  content?: ((signal: AbortSignal) => Promise<Blob>) | undefined;
}
