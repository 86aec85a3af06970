export const bodyModelForm = 'taccuino.modello';
export const bodyModelSearch = { da: 'modello' } as const;

/** Pages by form name. A draft name is the form name, then `nuova` or the record id. */
const pages = {
  taccuino: (record: string) => `/Registro/Taccuino/${record === 'nuova' ? 'Nuova' : record}`,
  // Edited in a dialog that the page reopens.
  scheda: () => '/Registro/SchedaPaziente',
  contatti: () => '/Registro/SchedaPaziente',
  esami: () => '/Registro/Esami',
  diagnosi: () => '/Registro/Diagnosi',
  visite: () => '/Registro/Visite',
  rilevazioni: () => '/Registro/Visite/rilevazioni',
  farmaci: () => '/Registro/Farmaci',
  reazioni: () => '/Registro/Farmaci',
  anamnesi: () => '/Registro/Anamnesi',
  gravidanze: () => '/Registro/Anamnesi',
  vaccini: () => '/Registro/Vaccini',
  proposte: () => '/Registro/Proposte',
  preparavisita: () => '/Registro/PreparaVisita',
  nuovo: () => '/Registro/Nuovo',
} as const;

export type DraftForm = keyof typeof pages;

/** Returns true for the draft name itself and for its numbered slots. */
export const isDraftOf = (name: string, modulo: string): boolean => name === modulo || name.startsWith(`${modulo}.`);

export interface DraftPage {
  form: DraftForm;
  path: string;
  search?: Readonly<Record<string, string>>;
}

export function getDraftPage(modulo: string): DraftPage | undefined {
  const [name, record] = modulo.split('.', 2);
  const form = (Object.keys(pages) as DraftForm[]).find((known) => known === name);
  if (!form || !record) return undefined;
  if (isDraftOf(modulo, bodyModelForm)) return { form, path: pages.taccuino('nuova'), search: bodyModelSearch };
  return { form, path: pages[form](record), ...(form === 'anamnesi' && { search: { modifica: record } }) };
}

const addPage = '/registro/nuovo';
export const startPage = '/Registro/SchedaPaziente';

interface Here {
  /** Lower-case path. */
  path: string;
  /** The user's landing page. */
  landing: string;
  /** The form that led to this page. */
  left: DraftForm | undefined;
}

/**
 * Returns true where a draft is offered above the page: on the list that its page belongs to, where its form led to,
 * where records are added, and on a landing page other than the start page, which lists it among the things to do. Its own
 * page offers it itself.
 */
export function isOfferedAbove({ form, path }: DraftPage, here: Here): boolean {
  const own = path.toLowerCase();
  const landing = here.landing.toLowerCase();
  if (own === here.path) return false;
  if (own.startsWith(`${here.path}/`) || form === here.left || here.path === addPage) return true;
  return here.path === landing && landing !== startPage.toLowerCase();
}
