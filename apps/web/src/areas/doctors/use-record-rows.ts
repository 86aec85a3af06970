import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import type { Preview } from './doctors.queries.ts';
import { rowsOf } from './preview-rows.ts';

/** The records of a shared record by area, in the words and numbers of the language. */
export function useRecordRows(record: Preview['cartella']) {
  const { t } = useTranslation('doctors');
  const formats = useFormats();
  const measure = (value: number, unit: string) => `${formats.number(value)} ${unit}`;
  return rowsOf(record, measure, {
    history: (part) => t(`preview.history.${part}`),
    pregnancy: (outcome) => t(`preview.outcomes.${outcome ?? 'open'}`),
  });
}
