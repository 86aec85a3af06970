import type { Schema } from '@libretto/api-client/schema';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { yearsBetween } from '../calculator-page/person.ts';
import { useFormats } from '../formats/use-formats.ts';
import { useToday } from '../formats/use-today.ts';
import { patientsQuery } from '../patient/patients.queries.ts';
import { fold } from './fold.ts';

interface FoundPatient {
  id: number;
  name: string;
  /** Age and date of birth, as in the list of patients. */
  about: string;
}

/** If each word of the search begins one of the name. */
export function isNamed(name: string, search: string): boolean {
  const names = fold(name).split(/\s+/);
  return fold(search)
    .split(/\s+/)
    .every((word) => names.some((one) => one.startsWith(word)));
}

export const nameOf = ({ paziente_nome, paziente_cognome }: Schema<'SharedPatient'>) =>
  `${paziente_nome} ${paziente_cognome}`;

/** Patients of a doctor whose name the search begins; all of them without one. */
export function useFoundPatients(search: string, isDoctor: boolean): readonly FoundPatient[] {
  const { t } = useTranslation('search');
  const formats = useFormats();
  const today = useToday();
  const { data } = useQuery({ ...patientsQuery(), enabled: isDoctor });
  if (!isDoctor) return [];
  const describe = (birth: string | null | undefined) => {
    const age = birth ? yearsBetween(birth, today) : undefined;
    return birth
      ? [age !== undefined && t('age', { count: age }), formats.date(birth)].filter(Boolean).join(' · ')
      : '';
  };
  return (data?.data ?? [])
    .map((patient) => ({ id: patient.id_paziente, name: nameOf(patient), about: describe(patient.paziente_nascita) }))
    .filter(({ name }) => isNamed(name, search));
}
