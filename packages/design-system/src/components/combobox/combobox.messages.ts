import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `Combobox`, to be replaced with `override`. */
export const comboboxMessages = defineMessages('combobox', {
  it: {
    open: 'Mostra i suggerimenti',
    loading: 'Ricerca in corso…',
    empty: (query: string) => `Nessun risultato per «${query}»`,
    error: 'La ricerca non è riuscita. Riprova.',
    count: (count: number) => (count === 1 ? '1 suggerimento' : `${count} suggerimenti`),
    type: (least: number) => (least === 1 ? 'Scrivi per cercare' : `Scrivi almeno ${least} lettere per cercare`),
  },
  en: {
    open: 'Show suggestions',
    loading: 'Searching…',
    empty: (query: string) => `No results for "${query}"`,
    error: 'The search did not work. Try again.',
    count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
    type: (least: number) => (least === 1 ? 'Type to search' : `Type at least ${least} letters to search`),
  },
});
