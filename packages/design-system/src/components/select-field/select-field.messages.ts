import { defineMessages } from '../../messages/catalog.ts';

export const selectFieldMessages = defineMessages('selectField', {
  it: { choose: 'Scegli…' },
  en: { choose: 'Choose…' },
});
