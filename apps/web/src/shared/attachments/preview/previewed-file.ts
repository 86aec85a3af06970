export interface PreviewedFile {
  id: number;
  name: string;
  type?: string | undefined;
  /** Says what it is about, if a page knows more than its name. */
  title?: string | undefined;
  description?: string | undefined;
  /** What the patient wrote about it, or why it was made. */
  note?: string | undefined;
  address: () => Promise<string>;
  content?: ((signal: AbortSignal) => Promise<Blob>) | undefined;
}
