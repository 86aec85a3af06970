import { loadMessages } from '../i18n/i18n.ts';

export const lockDialog = async () => {
  const [{ LockDialog }] = await Promise.all([
    import('./lock-dialog.tsx'),
    loadMessages(['confidentiality', 'access']),
  ]);
  return LockDialog;
};
