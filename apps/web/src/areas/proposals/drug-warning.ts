import type { Schema } from '@libretto/api-client/schema';

/** As the server does, which asks for words against such a warning. */
export function findWarning(found: readonly Schema<'DrugInteraction'>[]): Schema<'DrugWarning'> | null {
  const has = (kind: Schema<'DrugWarning'>) => found.some(({ tipo }) => tipo === kind);
  if (has('vietato')) return 'vietato';
  return has('allergia') ? 'allergia' : null;
}
