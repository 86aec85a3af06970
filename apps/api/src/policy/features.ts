/** Features that operations and pages require. Roles may have others, which are unused. */
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
