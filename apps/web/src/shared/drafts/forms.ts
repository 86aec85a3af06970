/** The form that a body painted in 3D is handed over to, and what the address of its page says. */
export const bodyForm = 'taccuino.modello';
export const fromBody = { da: 'modello' } as const;

/** Which page a draft belongs to. The name of a form is that of its records, then `nuova` or the record's id. */
const pages = {
  taccuino: (record: string) => `/Registro/Taccuino/${record === 'nuova' ? 'Nuova' : record}`,
  // These are written in a dialog of their page, which opens it again.
  scheda: () => '/Registro/SchedaPaziente',
  contatti: () => '/Registro/SchedaPaziente',
  esami: () => '/Registro/Esami',
  diagnosi: () => '/Registro/Diagnosi',
  visite: () => '/Registro/Visite',
  rilevazioni: () => '/Registro/Visite',
  farmaci: () => '/Registro/Farmaci',
  reazioni: () => '/Registro/Farmaci',
  anamnesi: () => '/Registro/Anamnesi',
  gravidanze: () => '/Registro/Anamnesi',
  vaccini: () => '/Registro/Vaccini',
  preparavisita: () => '/Registro/PreparaVisita',
} as const;

export type DraftForm = keyof typeof pages;

/** Whether a draft is one of a form: under its name, or beside it. */
export const isSlotOf = (name: string, modulo: string): boolean => name === modulo || name.startsWith(`${modulo}.`);

export interface DraftPlace {
  form: DraftForm;
  path: string;
  /** Which part of a page that has several. */
  search?: Readonly<Record<string, string>>;
}

export function placeOfDraft(modulo: string): DraftPlace | undefined {
  const [name, record] = modulo.split('.', 2);
  const form = (Object.keys(pages) as DraftForm[]).find((known) => known === name);
  if (!form || !record) return undefined;
  // There may be several: each painted body is kept beside the others.
  if (isSlotOf(modulo, bodyForm)) return { form, path: pages.taccuino('nuova'), search: fromBody };
  return { form, path: pages[form](record), ...(form === 'anamnesi' && { search: { modifica: record } }) };
}
