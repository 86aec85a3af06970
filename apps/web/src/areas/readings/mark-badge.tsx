import { Badge } from '@libretto/design-system/badge';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReadingMark } from '../../shared/readings/danger.ts';

/** The mark of values in words, a danger with its icon. */
export function MarkBadge({ mark }: { mark: ReadingMark }) {
  const { t } = useTranslation('readings');
  return mark.kind === 'danger' ? (
    <Badge tone={mark.tone} icon={<TriangleAlert size="1em" />}>
      {t(`danger.${mark.id}.title`)}
    </Badge>
  ) : (
    <Badge tone={mark.tone}>{t(`outside.${mark.id}`)}</Badge>
  );
}
