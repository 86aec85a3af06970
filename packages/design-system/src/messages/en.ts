import type { it } from './it.ts';

export const en: Record<keyof typeof it, string> = {
  required: 'required',
  optional: 'optional',
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  save: 'Save',
  retry: 'Try again',
  loading: 'Loading',
  error: 'Error',
  undo: 'Undo',
};
