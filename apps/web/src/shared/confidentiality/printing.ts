import { loadMessages } from '../i18n/i18n.ts';

/** Loader for `useLazyDialog`. */
export async function printDialog() {
  const [{ PrintDialog }] = await Promise.all([import('./print-dialog.tsx'), loadMessages('confidentiality')]);
  return PrintDialog;
}
