import { loadMessages } from '../i18n/i18n.ts';

export async function printDialog() {
  const [{ PrintDialog }] = await Promise.all([import('./print-dialog.tsx'), loadMessages('confidentiality')]);
  return PrintDialog;
}
