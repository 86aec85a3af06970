import { defineMessages } from '../../messages/catalog.ts';

/** Texts of the header of `CollapsibleList`, to be replaced with `override`. */
export const collapsibleListHeaderMessages = defineMessages('collapsibleListHeader', {
  it: {
    count: (count: number) => (count === 1 ? '1 elemento' : `${count} elementi`),
    loading: 'Caricamento in corso',
    notLoaded: 'Non caricato',
    notShown: 'Non riusciamo ad aprire la lista. Controlla la connessione e riprova.',
    retry: 'Riprova',
  },
  en: {
    count: (count: number) => (count === 1 ? '1 item' : `${count} items`),
    loading: 'Loading',
    notLoaded: 'Not loaded',
    notShown: 'We cannot open the list right now. Check your connection and try again.',
    retry: 'Try again',
  },
});

export type HeaderMessages = (typeof collapsibleListHeaderMessages)['messages']['it'];
