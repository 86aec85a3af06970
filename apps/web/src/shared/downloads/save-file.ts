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

/** Returns where a file of the signed-in patient can be downloaded, once and within a minute. */
export async function downloadAddress(id: number): Promise<string> {
  return (await api.call(operations.getDownloadUrl, { path: { id } })).data;
}
