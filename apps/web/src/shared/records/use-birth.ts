import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats/use-formats.ts';
import type { Patient } from '../patient/patient.queries.ts';

/** Before it nothing has happened to somebody: the day, if the card has it, and what is said of an earlier one. */
export function useBirth({ paziente_nascita }: Pick<Patient, 'paziente_nascita'>) {
  const { t } = useTranslation('records');
  const formats = useFormats();
  const born = paziente_nascita?.slice(0, 10);
  return { born, early: t('beforeBirth', { date: formats.date(born) }) };
}
