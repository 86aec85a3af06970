/** For `useLazyDialog`: the padlock is fetched when it is first pressed. */
export const lockDialog = async () => (await import('./lock-dialog.tsx')).LockDialog;
