import { loadMessages } from '../i18n/i18n.ts';

/** Loader for `useLazyDialog`. */
export const lockDialog = async () => {
  const [{ LockDialog }] = await Promise.all([import('./lock-dialog.tsx'), loadMessages('confidentiality')]);
  return LockDialog;
};
