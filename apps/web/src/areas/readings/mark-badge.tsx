import { Badge } from '@libretto/design-system/badge';
import { TriangleAlert } from 'lucide-react';
import type { ReadingMark } from '../../shared/readings/danger.ts';
import { useMarkWords } from './use-mark-words.ts';

/** The mark of values in words, a danger with its icon. */
export function MarkBadge({ mark }: { mark: ReadingMark }) {
  const toWords = useMarkWords();
  return (
    <Badge tone={mark.tone} icon={mark.kind === 'danger' && <TriangleAlert size="1em" />}>
      {toWords(mark)}
    </Badge>
  );
}
