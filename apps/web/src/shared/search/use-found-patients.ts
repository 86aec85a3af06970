import type { Schema } from '@libretto/api-client/schema';
import { useQuery } from '@tanstack/react-query';
import { patientsQuery } from '../patient/patients.queries.ts';
import { fold } from './fold.ts';

interface FoundPatient {
  id: number;
  name: string;
}

const nameOf = ({ paziente_nome, paziente_cognome }: Schema<'SharedPatient'>) => `${paziente_nome} ${paziente_cognome}`;

/** Patients of a doctor of whose name each word of the search begins one. */
export function useFoundPatients(search: string, isDoctor: boolean): readonly FoundPatient[] {
  const { data } = useQuery({ ...patientsQuery(), enabled: isDoctor });
  if (!isDoctor) return [];
  const words = fold(search).split(/\s+/);
  return (data?.data ?? [])
    .map((patient) => ({ id: patient.id_paziente, name: nameOf(patient) }))
    .filter(({ name }) => {
      const names = fold(name).split(/\s+/);
      return words.every((word) => names.some((one) => one.startsWith(word)));
    });
}
