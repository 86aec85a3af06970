import type { MessagesFor } from '../../locales/locale.ts';
import type { fib4Definition } from './fib-4.about.ts';

export const fib4En: MessagesFor<typeof fib4Definition> = {
  'fib-4.title': 'FIB-4',
  'fib-4.description': 'How likely advanced liver fibrosis is.',
  'fib-4.index': 'FIB-4 index',
  'fib-4.band': 'cut-offs for fatty liver: 1.3 and 2.67; from 65 years 2.0 and 2.67',
  'fib-4.band.low': 'Advanced fibrosis unlikely',
  'fib-4.band.indeterminate': 'Unclear: another test is needed',
  'fib-4.band.high': 'Advanced fibrosis likely',
  'fib-4.population': 'For adults. It is unreliable under 35 years and does not apply during acute hepatitis.',
};
