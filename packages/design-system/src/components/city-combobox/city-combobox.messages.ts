import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `CityCombobox`, to be replaced with `override`. */
export const cityComboboxMessages = defineMessages('cityCombobox', {
  it: {
    hint: 'Scrivi le prime lettere e scegli dall’elenco',
    unmatched: 'Seleziona una delle città',
  },
  en: {
    hint: 'Type the first letters and choose from the list',
    unmatched: 'Choose a town from the list',
  },
});
