import { loadMessages } from '../i18n/i18n.ts';

/** For `useLazyDialog`: the padlock and its words are fetched when it is first pressed. */
export const lockDialog = async () => {
  const [{ LockDialog }] = await Promise.all([import('./lock-dialog.tsx'), loadMessages('confidentiality')]);
  return LockDialog;
};
