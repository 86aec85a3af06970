import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats/use-formats.ts';
import type { Patient } from '../patient/patient.queries.ts';

export function useBirth({ paziente_nascita }: Pick<Patient, 'paziente_nascita'>) {
  const { t } = useTranslation('records');
  const formats = useFormats();
  const born = paziente_nascita?.slice(0, 10);
  return { born, early: t('beforeBirth', { date: formats.date(born) }) };
}
