import type { Schema } from '@libretto/api-client/schema';
import type { SeenSection } from './seen-sections.ts';

type Kind = Schema<'TimelineKind'>;

interface Area {
  image: string;
  kinds: readonly Kind[];
}

/** Pages of the record by address, in order; the kinds that each one contains. */
export const areas = {
  '/Registro/Taccuino': { image: 'notebook', kinds: ['notebook'] },
  '/Registro/Visite/rilevazioni': { image: 'readings', kinds: ['reading'] },
  '/Registro/Esami': { image: 'exams', kinds: ['exam'] },
  '/Registro/Diagnosi': { image: 'diagnoses', kinds: ['diagnosis'] },
  '/Registro/Farmaci': { image: 'therapies', kinds: ['therapy', 'reaction'] },
  '/Registro/Visite': { image: 'visits', kinds: ['visit'] },
  '/Registro/Vaccini': { image: 'vaccinations', kinds: ['vaccination'] },
  '/Registro/Anamnesi': { image: 'anamnesis', kinds: ['anamnesis', 'pregnancy'] },
  '/Registro/File': { image: 'files', kinds: ['file'] },
  '/Registro/Cronologia': { image: 'timeline', kinds: [] },
} as const satisfies Record<string, Area>;

export type AreaUrl = keyof typeof areas;
export const areaUrls = Object.keys(areas) as AreaUrl[];

/** Names under which pages remember whether their lists are open. */
const listNames = {
  notebook: 'tbl_taccuinos',
  exam: 'esami',
  diagnosis: 'diagnosi',
  therapy: 'farmaci',
  reaction: 'reazioni',
  visit: 'visite',
  reading: 'rilevazioni',
  vaccination: 'vaccini',
  pregnancy: 'gravidanze',
  file: 'files',
} as const satisfies Partial<Record<Kind, string>>;

type ListedKind = keyof typeof listNames;
const isListed = (kind: Kind): kind is ListedKind => Object.hasOwn(listNames, kind);

export interface CountedList {
  kind: ListedKind;
  name: string;
  state: '0' | '1' | '2' | undefined;
  count: number;
  /** Number of records that the reader with whose eyes the page is shown does not see. */
  hidden: number;
}

export interface AreaFacts {
  lists: CountedList[];
  newest: Schema<'TimelineEntry'> | undefined;
}

/** Therapies in progress come before forbidden drugs. */
const order: Partial<Record<Kind, readonly string[]>> = { therapy: ['1', '0', '2'] };

export function findFacts(sections: readonly SeenSection[], kinds: readonly Kind[]): AreaFacts {
  const found = kinds.flatMap((kind) => sections.filter(({ tipo }) => tipo === kind));
  const lists = found.flatMap(({ tipo, elenchi }) => {
    if (!isListed(tipo)) return [];
    const counted = elenchi.map(({ stato, numero, hidden }): CountedList => {
      return { kind: tipo, name: listNames[tipo], state: stato, count: numero, hidden };
    });
    const states = order[tipo];
    if (!states) return counted;
    return counted.toSorted((a, b) => states.indexOf(a.state ?? '') - states.indexOf(b.state ?? ''));
  });
  const newest = found
    .flatMap(({ ultima }) => ultima ?? [])
    .toSorted((one, other) => other.data.localeCompare(one.data))[0];
  return { lists, newest };
}

const suspected = '1';

/** Without the word, a suspicion would read as a fact. */
export const isSuspected = ({ tipo, stato }: Pick<Schema<'TimelineEntry'>, 'tipo' | 'stato'>): boolean =>
  tipo === 'diagnosis' && stato === suspected;

export function countAll(sections: readonly SeenSection[]): Pick<CountedList, 'count' | 'hidden'> {
  const lists = sections.flatMap(({ elenchi }) => elenchi);
  return {
    count: lists.reduce((sum, { numero }) => sum + numero, 0),
    hidden: lists.reduce((sum, { hidden }) => sum + hidden, 0),
  };
}
