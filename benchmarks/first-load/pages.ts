export const pages: readonly [path: string, shows: RegExp][] = [
  ['SchedaPaziente', /Contatti.*\d+ element/],
  ['Esami', /Completati.*\d+ element/],
  ['Farmaci', /\d+ element/],
  ['Diagnosi', /\d+ element/],
  ['Visite', /\d+ element/],
  ['Taccuino', /\d+ element/],
  ['Vaccini', /\d+ element/],
  ['File', /\d+ element/],
  ['Cronologia', /20\d\d/],
  ['Dottori', /\d+ element/],
];
