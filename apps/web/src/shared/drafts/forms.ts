/** Which page a draft belongs to. The name of a form is that of its records, then `nuova` or the record's id. */
const pages = { taccuino: '/Registro/Taccuino' } as const;

export type DraftForm = keyof typeof pages;

export interface DraftPlace {
  form: DraftForm;
  path: string;
}

export function placeOfDraft(modulo: string): DraftPlace | undefined {
  const [name, record] = modulo.split('.', 2);
  const form = (Object.keys(pages) as DraftForm[]).find((known) => known === name);
  if (!form || !record) return undefined;
  return { form, path: `${pages[form]}/${record === 'nuova' ? 'Nuova' : record}` };
}
