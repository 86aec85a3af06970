import { base } from '../session/places.ts';

/** Returns the URL of the details of a medicine or vaccine, for links that open a new window. */
export const drugDetailsUrl = (id: string, kind: 'drug' | 'vaccine' = 'drug') =>
  `${base}/farmacoDetails/${encodeURIComponent(id)}${kind === 'vaccine' ? '?tipo=vaccino' : ''}`;
