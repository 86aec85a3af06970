/** What operations and pages ask for, by name. Roles may hold others as well, which nothing asks for yet. */
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
