import { defineMessages } from '../../messages/catalog.ts';

export const comboboxMessages = defineMessages('combobox', {
  it: {
    open: 'Mostra i suggerimenti',
    loading: 'Ricerca in corso…',
    empty: (query: string) => `Nessun risultato per “${query}”`,
    error: 'La ricerca non è riuscita.',
    count: (count: number) => (count === 1 ? '1 suggerimento' : `${count} suggerimenti`),
    type: (least: number) => (least === 1 ? 'Scrivi per cercare' : `Scrivi almeno ${least} lettere per cercare`),
  },
  en: {
    open: 'Show the suggestions',
    loading: 'Searching…',
    empty: (query: string) => `Nothing found for “${query}”`,
    error: 'The search did not succeed.',
    count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
    type: (least: number) => (least === 1 ? 'Type to search' : `Type at least ${least} letters to search`),
  },
});
