import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `SelectField`, to be replaced with `override`. */
export const selectFieldMessages = defineMessages('selectField', {
  it: { choose: 'Scegli…' },
  en: { choose: 'Choose…' },
});
