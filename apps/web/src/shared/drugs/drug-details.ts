import { base } from '../session/places.ts';

/** Where the details of a medicine or of a vaccine are, for a link that opens a window of its own. */
export const drugDetailsUrl = (id: string, kind: 'drug' | 'vaccine' = 'drug') =>
  `${base}/farmacoDetails/${encodeURIComponent(id)}${kind === 'vaccine' ? '?tipo=vaccino' : ''}`;
