import { charts } from '../readings/charts.ts';

/** The last parts of the addresses of the charts. */
export const trends = charts.map(({ slug }) => slug);

/** Pages of the account that no menu lists. */
export const accountPages = ['Password', 'Sicurezza', 'Consensi', 'Copia'] as const;
