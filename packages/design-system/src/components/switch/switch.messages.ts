import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `Switch`, to be replaced with `override`. */
export const switchMessages = defineMessages('switch', {
  it: { on: 'Sì', off: 'No', saving: 'Salvataggio in corso' },
  en: { on: 'Yes', off: 'No', saving: 'Saving' },
});
