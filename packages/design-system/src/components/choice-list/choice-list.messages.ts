import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `ChoiceList`, to be replaced with `override`. */
export const choiceListMessages = defineMessages('choiceList', {
  it: { current: 'attuale' },
  en: { current: 'current' },
});
