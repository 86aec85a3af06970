import * as operations from '@libretto/api-client/operations';
import { api } from '../../shared/api/api.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';

export function cookiePolicyQuery() {
  return api.query(operations.getCookiePolicy, { query: { lingua: currentLanguage() } });
}

/** The policy as a file; the name is in the language of its words. */
export async function savePolicy(name: string): Promise<void> {
  const file = await api.call(operations.downloadCookiePolicy, { query: { lingua: currentLanguage() } });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by the time that a task of its own comes.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
