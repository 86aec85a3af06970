export interface PreviewedFile {
  id: number;
  name: string;
  /** Media type; absent where only the answer with the content tells it. */
  type?: string | undefined;
  description?: string | undefined;
  /** Returns the address of one download, which begins within a minute. */
  address: () => Promise<string>;
  /** Fetches the content where it has an operation of its own. */
  content?: ((signal: AbortSignal) => Promise<Blob>) | undefined;
}
