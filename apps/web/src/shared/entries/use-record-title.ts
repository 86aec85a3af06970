import type { Schema } from '@libretto/api-client/schema';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePainTitle } from '../pain-facts/use-pain-title.ts';
import { patientQuery } from '../patient/patient.queries.ts';
import { useSession } from '../session/use-session.ts';
import { useTerms } from '../terms/use-terms.ts';

interface Titled {
  tipo: Schema<'HiddenLine'>['tipo'];
  id_record: number;
  /** Empty for a record without one, such as a reading. */
  titolo: string;
}

/** Names a record of any kind; by its kind if it has no title. */
export function useRecordTitle(): (record: Titled) => string {
  const { t } = useTranslation('record-kinds');
  const term = useTerms();
  const { userId } = useSession();
  const { data: patient } = useQuery(patientQuery(userId));
  const toPainTitle = usePainTitle();
  return ({ tipo, id_record, titolo }) => {
    if (tipo === 'patient') return t('areas.personal-details');
    const pain = patient?.tbl_taccuinos.find(({ id_taccuino }) => tipo === 'notebook' && id_taccuino === id_record);
    if (pain) return toPainTitle(pain) || t('one.notebook');
    const isText = tipo !== 'anamnesis' && tipo !== 'pregnancy';
    const title = isText ? (tipo === 'exam' ? term(titolo) : titolo).trim() : '';
    return title || t(`one.${tipo}`, { defaultValue: titolo });
  };
}
