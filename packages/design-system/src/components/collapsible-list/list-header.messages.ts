import { defineMessages } from '../../messages/catalog.ts';

export const collapsibleListHeaderMessages = defineMessages('collapsibleListHeader', {
  it: {
    count: (count: number) => (count === 1 ? '1 elemento' : `${count} elementi`),
    loading: 'Caricamento in corso',
    notLoaded: 'Non caricato',
    notShown: 'Non è stato possibile aprire la lista. Controlla la connessione e riprova.',
    retry: 'Riprova',
  },
  en: {
    count: (count: number) => (count === 1 ? '1 item' : `${count} items`),
    loading: 'Loading',
    notLoaded: 'Not loaded',
    notShown: 'The list could not be opened. Check the connection and try again.',
    retry: 'Try again',
  },
});

export type HeaderMessages = (typeof collapsibleListHeaderMessages)['messages']['it'];
