import * as operations from '@libretto/api-client/operations';
import { api } from '../../shared/api/api.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';

export function cookiePolicyQuery() {
  return api.query(operations.getCookiePolicy, { query: { lingua: currentLanguage() } });
}

/** `name` is in the language of the document. */
export async function savePolicy(name: string): Promise<void> {
  const file = await api.call(operations.downloadCookiePolicy, { query: { lingua: currentLanguage() } });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers start the download after this task, so the URL must outlive it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
