/** What a subscription can include, by the names that clients ask for. */
export const features = [
  'aggiungiesame',
  'modificaesame',
  'spostaEsame',
  'aggiungitaccuino',
  'modificataccuino',
  'aggiungidiagnosi',
  'modificadiagnosi',
  'spostaDiagnosi',
  'aggiungivisite',
  'modificavisite',
  'aggiungifarmaci',
  'modificafarmaci',
  'spostaFarmaci',
  'aggiungifile',
  'modificafile',
  'aggiungivaccini',
  'modificavaccini',
  'calcolatrice',
  'aggiungialtro',
  'modificaaltro',
  'admin',
] as const;

export type Feature = (typeof features)[number];

/** The free plan reads everything and adds nothing to the notebook. */
export const freePlan: readonly Feature[] = features.filter(
  (name) => !['admin', 'aggiungitaccuino', 'modificataccuino'].includes(name),
);

/** A name that is not in the list is never allowed, whatever has been granted. */
export function mayUse(granted: ReadonlySet<string>, name: string): boolean {
  return features.some((feature) => feature === name) && granted.has(name);
}
