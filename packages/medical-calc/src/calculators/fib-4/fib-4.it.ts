import type { MessagesFor } from '../../locales/locale.ts';
import type { fib4Definition } from './fib-4.about.ts';

export const fib4It: MessagesFor<typeof fib4Definition> = {
  'fib-4.title': 'FIB-4',
  'fib-4.description': 'Quanto è probabile una fibrosi avanzata del fegato.',
  'fib-4.index': 'Indice FIB-4',
  'fib-4.band': 'soglie per il fegato grasso: 1,3 e 2,67; dai 65 anni 2,0 e 2,67',
  'fib-4.band.low': 'Fibrosi avanzata improbabile',
  'fib-4.band.indeterminate': 'Non decide: serve un altro esame',
  'fib-4.band.high': 'Fibrosi avanzata probabile',
  'fib-4.population': 'Per adulti; sotto i 35 anni è poco affidabile. Non vale durante un’epatite acuta.',
};
