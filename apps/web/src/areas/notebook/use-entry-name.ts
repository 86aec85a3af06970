import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import type { NotebookEntry } from './notebook.queries.ts';

const maxLength = 60;

export function useEntryName(): (entry: NotebookEntry) => string {
  const { t } = useTranslation('notebook');
  const formats = useFormats();
  return ({ taccuino_data, taccuino_descrizione }) => {
    const text = taccuino_descrizione || t('entry.noDescription');
    const short = text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()}…` : text;
    return `${formats.date(taccuino_data)}, ${short}`;
  };
}
