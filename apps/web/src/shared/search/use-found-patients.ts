import type { Schema } from '@libretto/api-client/schema';
import { useQuery } from '@tanstack/react-query';
import { patientsQuery } from '../patient/patients.queries.ts';
import { fold } from './fold.ts';

interface FoundPatient {
  id: number;
  name: string;
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

/** Patients of a doctor whose name the search begins. */
export function useFoundPatients(search: string, isDoctor: boolean): readonly FoundPatient[] {
  const { data } = useQuery({ ...patientsQuery(), enabled: isDoctor });
  if (!isDoctor) return [];
  return (data?.data ?? [])
    .map((patient) => ({ id: patient.id_paziente, name: nameOf(patient) }))
    .filter(({ name }) => isNamed(name, search));
}
