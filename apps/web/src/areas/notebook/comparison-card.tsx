import { Card } from '@libretto/design-system/card';
import { media } from '@libretto/design-system/theme';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../../shared/page/use-media.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { findComparable } from './comparable-entry.ts';
import { EntryComparison } from './entry-comparison.tsx';
import { type NotebookEntry, notebookQuery } from './notebook.queries.ts';

/** An entry against an earlier one of the same regions. */
export function ComparisonCard({ entry }: { entry: NotebookEntry }) {
  const { t } = useTranslation('notebook');
  const { userId } = useSession();
  const { data: entries } = useSuspenseQuery(notebookQuery(userId));
  const isPhone = useMedia(media.phone);
  const before = findComparable(entries, entry);
  if (!before) return null;
  return (
    <Card title={t('compare.title')}>
      {entry.taccuino_zone.length > 0 && <p>{t('compare.sameZones')}</p>}
      {/* The later drawing is at the top of the page. */}
      <EntryComparison before={before} after={entry} closed={isPhone} />
    </Card>
  );
}
