import { useTranslation } from 'react-i18next';
import type { ReadingMark } from '../readings/danger.ts';

/** The mark of a value in words. */
export function useMarkText(): (mark: ReadingMark) => string {
  const { t } = useTranslation('record-summary');
  return (mark) => (mark.kind === 'danger' ? t(`trends.danger.${mark.id}`) : t(`trends.outside.${mark.id}`));
}
