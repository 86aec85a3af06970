import type { Schema } from '@libretto/api-client/schema';

/** The kind of record that a list of the record shows, by the name of the list. */
const kinds: Readonly<Record<string, Schema<'HiddenLine'>['tipo']>> = {
  contattiemergenza: 'contact',
  contattialtro: 'contact',
  tbl_taccuinos: 'notebook',
  esami: 'exam',
  files: 'file',
  kardia: 'file',
  diagnosi: 'diagnosis',
  visite: 'visit',
  rilevazioni: 'reading',
  farmaci: 'therapy',
  reazioni: 'reaction',
  vaccini: 'vaccination',
  gravidanze: 'pregnancy',
};

export const kindOfList = (name: string) => kinds[name];
