import * as operations from '@libretto/api-client/operations';
import { api } from '../api/api.ts';

/** The choice that asks for a name instead: a value that is nobody's name. */
export const newProvider = '+';

/** Who made a diagnosis or saw a patient, as a form holds it. */
export interface CareProviderForm {
  /** A full name, or `newProvider`. */
  medico: string;
  altro_medico: string;
}

/** The doctors whom the patient has let into the record. */
export function doctorsQuery(userId: number) {
  return api.query(operations.listAssociatedDoctors, { path: { id: userId } });
}

export function providerOf({ medico, altro_medico }: CareProviderForm): string {
  return (medico === newProvider ? altro_medico : medico).trim();
}

/** Of a name that is asked for; what was written before another choice was made is not sent. */
export const isProviderShort =
  (maxLength: number) =>
  ({ medico, altro_medico }: CareProviderForm): boolean =>
    medico !== newProvider || altro_medico.length <= maxLength;

/** Who chooses a new one names it. */
export function isProviderNamed({ medico, altro_medico }: CareProviderForm): boolean {
  return medico !== newProvider || altro_medico.trim() !== '';
}
