import { deviceMessages } from './device-messages.en.ts';
import type { Locale } from './locale.ts';

/** English. */
export const en: Locale = {
  language: 'en',
  messages: {
    ...deviceMessages,
    truncated: { what: 'The data from the device is incomplete.', next: 'Read it again.' },
    malformed: { what: 'The data from the device cannot be read.', next: 'Check that it is the right device.' },
    checksum: { what: 'The data from the device arrived damaged.', next: 'Keep the device close and read it again.' },
    'unknown-kind': { what: 'This kind of data is not supported.', next: 'Update the app.' },
    'invalid-request': { what: 'The device cannot be asked for this.', next: 'Read the list of the device again.' },
  },
};
