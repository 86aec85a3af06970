import * as operations from '@libretto/api-client/operations';
import { useQueries } from '@tanstack/react-query';
import { useMayAct } from '../acting/use-may-act.ts';
import { api } from '../api/api.ts';
import { currentLanguage } from '../i18n/i18n.ts';

const maxNames = 3;

/** Distinct names, those used most first. */
export function mostUsed(names: readonly string[], except: ReadonlySet<string>): string[] {
  const counts = new Map<string, number>();
  for (const name of names.map((one) => one.trim())) {
    if (name !== '' && !except.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts.entries()]
    .sort(([, one], [, other]) => other - one)
    .slice(0, maxNames)
    .map(([name]) => name);
}

/** Names of care providers in the patient's therapies, diagnoses and exams. Queried only when `enabled`. */
export function useEarlierNames(userId: number, enabled: boolean): string[] {
  const mayAct = useMayAct();
  const lingua = currentLanguage();
  const therapies = api.query(operations.listTherapies, {
    path: { id_paziente: userId, tipo_terapia: '3' },
    query: { lingua },
  });
  const diagnoses = api.query(operations.listDiagnoses, { path: { id: userId } });
  const exams = api.query(operations.listExams, { path: { id_paziente: userId, stato: '3' } });
  const [taken, found, examined] = useQueries({
    queries: [
      { ...therapies, enabled: enabled && mayAct(operations.listTherapies) },
      { ...diagnoses, enabled: enabled && mayAct(operations.listDiagnoses) },
      { ...exams, enabled: enabled && mayAct(operations.listExams) },
    ],
  });
  return [
    ...(taken.data ?? []).map(({ prescrittore }) => prescrittore),
    ...(found.data ?? []).map(({ diagnosiDetails }) => diagnosiDetails.careprovider),
    ...(examined.data ?? []).map(({ careprovider }) => careprovider),
  ];
}
