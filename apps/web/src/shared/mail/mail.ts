import { loadMessages } from '../i18n/i18n.ts';

/** For `useLazyDialog`: the dialog that writes a message, with its words. */
export async function mailDialog() {
  const [{ MailDialog }] = await Promise.all([import('./mail-dialog.tsx'), loadMessages('mail')]);
  return MailDialog;
}
