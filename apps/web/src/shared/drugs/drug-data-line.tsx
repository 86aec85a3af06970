import type { Schema } from '@libretto/api-client/schema';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats/use-formats.ts';
import * as styles from './drugs.css.ts';

export function DrugDataLine({ data: { aggiornamento, fonte } }: { data: Schema<'DrugData'> }) {
  const { t } = useTranslation('drugs');
  const formats = useFormats();
  return <p className={styles.line}>{t(`data.${fonte}`, { date: formats.date(aggiornamento) })}</p>;
}
