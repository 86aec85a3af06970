import { PainCompare } from '@libretto/design-system/pain-compare';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { imagesQuery } from '../../shared/notebook/images.queries.ts';
import { toMarks } from '../../shared/notebook/zones.ts';
import { ClosedPart } from '../../shared/page/closed-part.tsx';
import { usePainFacts } from '../../shared/pain-facts/use-pain-facts.ts';
import type { NotebookEntry } from './notebook.queries.ts';

interface ComparedEntries {
  before: NotebookEntry;
  after: NotebookEntry;
}

interface EntryComparisonProps extends ComparedEntries {
  /** The drawings are opened on demand. Default false. */
  closed?: boolean;
}

/** Two entries in words, and over each other, the earlier one first. */
export function EntryComparison({ before, after, closed = false }: EntryComparisonProps) {
  const { t } = useTranslation('notebook');
  const formats = useFormats();
  const getFacts = usePainFacts();
  const facts = [before, after].flatMap((entry) => {
    const line = getFacts(entry);
    return line ? [{ entry, line }] : [];
  });
  return (
    <>
      {facts.map(({ entry, line }) => (
        <p key={entry.id_taccuino}>
          <strong>{formats.date(entry.taccuino_data)}</strong> {line}
        </p>
      ))}
      <ClosedPart closed={closed} heading={closed && <h3>{t('compare.drawings')}</h3>}>
        <ComparedDrawings before={before} after={after} />
      </ClosedPart>
    </>
  );
}

function ComparedDrawings({ before, after }: ComparedEntries) {
  const [earlier, later] = useQueries({
    queries: [imagesQuery(before.id_taccuino), imagesQuery(after.id_taccuino)],
  });
  const queries = [earlier, later];
  const failed = queries.filter(({ isError }) => isError);
  const compared = (entry: NotebookEntry, { data }: typeof earlier) => ({
    date: entry.taccuino_data,
    front: data?.taccuino_report_anteriore,
    back: data?.taccuino_report_posteriore,
    // No zones means that the marks are unknown, not that there are none.
    marks: entry.taccuino_zone.length > 0 ? toMarks(entry.taccuino_zone) : undefined,
  });
  return (
    <PainCompare
      before={compared(before, earlier)}
      after={compared(after, later)}
      loading={queries.some(({ isPending }) => isPending)}
      onRetry={failed.length > 0 ? () => void Promise.all(failed.map(({ refetch }) => refetch())) : undefined}
      retrying={failed.some(({ isFetching }) => isFetching)}
    />
  );
}
