import { useSuspenseQuery } from '@tanstack/react-query';
import { today } from '../formats/formats.ts';
import { type Patient, patientQuery } from '../patient/patient.queries.ts';
import { useSession } from '../session/use-session.ts';

export interface Person {
  age: number | undefined;
  /** Absent when unknown: no calculator guesses it. */
  sex: 'female' | 'male' | undefined;
}

export function yearsBetween(birth: string, day: string): number | undefined {
  const [from, to] = [birth, day].map((date) => /^(\d{4})-(\d{2}-\d{2})/.exec(date));
  if (!from?.[2] || !to?.[2]) return undefined;
  const years = Number(to[1]) - Number(from[1]) - (to[2] < from[2] ? 1 : 0);
  return years >= 0 ? years : undefined;
}

/** Derives the age from the birth date, or uses the stored age if there is none. */
export function toPerson({ paziente_nascita, paziente_eta, paziente_sesso }: Patient, day: string): Person {
  return {
    age: (paziente_nascita === null ? undefined : yearsBetween(paziente_nascita, day)) ?? paziente_eta ?? undefined,
    sex: paziente_sesso === 'unknown' ? undefined : paziente_sesso,
  };
}

export function usePerson(): Person {
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  return toPerson(patient, today());
}
