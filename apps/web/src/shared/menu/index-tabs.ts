import type { IndexTabName } from '@libretto/design-system/index-tab';
import type { kindViews } from '../entries/kind-views.ts';

/** The five tabs of the booklet in the order of the menu, with the pages of each. */
export const indexTabs = {
  body: ['/Registro/Taccuino', '/Registro/Visite/rilevazioni'],
  exams: ['/Registro/Esami'],
  care: ['/Registro/Diagnosi', '/Registro/Farmaci', '/Registro/Visite'],
  prevention: ['/Registro/Vaccini', '/Registro/Anamnesi'],
  papers: ['/Registro/File', '/Registro/Cronologia', '/Registro/Cestino'],
} as const satisfies Record<IndexTabName, readonly string[]>;

const tabNames = Object.keys(indexTabs) as IndexTabName[];

/** Undefined for a page outside the record. */
export const tabOfPage = (url: string): IndexTabName | undefined =>
  tabNames.find((name) => (indexTabs[name] as readonly string[]).includes(url));

/** Undefined for what belongs to no area. */
export const tabOfKind: Record<keyof typeof kindViews, IndexTabName | undefined> = {
  notebook: 'body',
  reading: 'body',
  exam: 'exams',
  diagnosis: 'care',
  therapy: 'care',
  reaction: 'care',
  visit: 'care',
  vaccination: 'prevention',
  anamnesis: 'prevention',
  pregnancy: 'prevention',
  score: 'prevention',
  file: 'papers',
  contact: undefined,
  link: undefined,
  doctor: undefined,
};
