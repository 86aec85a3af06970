import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { usePainTitle } from '../../shared/pain-facts/use-pain-title.ts';
import type { NotebookEntry } from './notebook.queries.ts';

const maxLength = 60;

export function useEntryName(): (entry: NotebookEntry) => string {
  const { t } = useTranslation('notebook');
  const formats = useFormats();
  const toTitle = usePainTitle();
  return (entry) => {
    const text = toTitle(entry) || t('entry.noDescription');
    const short = text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()}…` : text;
    return `${formats.date(entry.taccuino_data)}, ${short}`;
  };
}
