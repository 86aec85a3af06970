import * as operations from '@libretto/api-client/operations';
import { api } from '../api/api.ts';

export function saveAddress(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  saveAddress(address, name);
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Returns the download URL of a file of the patient, valid once and for a minute. */
export async function downloadAddress(id: number): Promise<string> {
  return (await api.call(operations.getDownloadUrl, { path: { id } })).data;
}
