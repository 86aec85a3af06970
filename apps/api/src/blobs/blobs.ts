/** Where the bytes of drawings and files are; rows only hold keys. */
export interface BlobStore {
  /** Answers the key once the bytes would survive a power cut. */
  put(bytes: Uint8Array): Promise<string>;
  get(key: string): Promise<Buffer | undefined>;
  delete(key: string): Promise<void>;
  /** Every blob with the moment it was written. */
  list(): AsyncIterable<{ key: string; writtenAt: number }>;
  /** Throws when the store cannot be written to. */
  check(): Promise<void>;
}
