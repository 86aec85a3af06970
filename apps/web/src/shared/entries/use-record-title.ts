import type { Schema } from '@libretto/api-client/schema';
import { useTranslation } from 'react-i18next';
import { useTerms } from '../terms/use-terms.ts';

interface Titled {
  tipo: Schema<'HiddenLine'>['tipo'];
  /** Empty for a record without one, such as a reading. */
  titolo: string;
}

/** Names a record of any kind; by its kind if it has no title. */
export function useRecordTitle(): (record: Titled) => string {
  const { t } = useTranslation('record-kinds');
  const term = useTerms();
  return ({ tipo, titolo }) => {
    if (tipo === 'patient') return t('areas.personal-details');
    const isText = tipo !== 'anamnesis' && tipo !== 'pregnancy';
    const title = isText ? (tipo === 'exam' ? term(titolo) : titolo).trim() : '';
    return title || t(`one.${tipo}`, { defaultValue: titolo });
  };
}
