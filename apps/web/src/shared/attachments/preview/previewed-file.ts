export interface PreviewedFile {
  id: number;
  name: string;
  type?: string | undefined;
  description?: string | undefined;
  address: () => Promise<string>;
  content?: ((signal: AbortSignal) => Promise<Blob>) | undefined;
}
