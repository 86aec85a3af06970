import * as operations from '@libretto/api-client/operations';
import { api } from '../api/api.ts';

/** The browser keeps what is behind an address; the page stays as it is. */
export function saveAddress(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** The browser keeps a file that is here already. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  saveAddress(address, name);
  // The download has begun by the time that a task of its own comes.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Asks where a file of the record lies, which is signed for a minute, and lets the browser fetch it. */
export async function downloadFile(id: number): Promise<void> {
  const { data } = await api.call(operations.getDownloadUrl, { path: { id } });
  // The server says the name.
  saveAddress(data, '');
}
