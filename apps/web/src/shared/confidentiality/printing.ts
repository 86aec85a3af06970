import { loadMessages } from '../i18n/i18n.ts';

/** The dialog with its words, fetched when it is first opened. */
export async function printDialog() {
  const [{ PrintDialog }] = await Promise.all([import('./print-dialog.tsx'), loadMessages('confidentiality')]);
  return PrintDialog;
}
