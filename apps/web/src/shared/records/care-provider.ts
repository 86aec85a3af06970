import * as operations from '@libretto/api-client/operations';
import { api } from '../api/api.ts';

/** Option for typing a name; cannot clash with a name. */
export const newProvider = '+';

export interface CareProviderForm {
  medico: string;
  altro_medico: string;
}

export function doctorsQuery(userId: number) {
  return api.query(operations.listAssociatedDoctors, { path: { id: userId } });
}

export function toProviderName({ medico, altro_medico }: CareProviderForm): string {
  return (medico === newProvider ? altro_medico : medico).trim();
}

/** Checks the typed name only if it is sent. */
export const isProviderLengthValid =
  (maxLength: number) =>
  ({ medico, altro_medico }: CareProviderForm): boolean =>
    medico !== newProvider || altro_medico.length <= maxLength;

export function isProviderNamed({ medico, altro_medico }: CareProviderForm): boolean {
  return medico !== newProvider || altro_medico.trim() !== '';
}
