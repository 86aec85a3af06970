import type { it } from './it.ts';

export const en: Record<keyof typeof it, string> = {
  loading: 'Loading',
  optional: '(optional)',
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  retry: 'Try again',
  info: 'Information:',
  success: 'Done:',
  warning: 'Warning:',
  danger: 'Error:',
};
