import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadingMark } from '../../shared/readings/danger.ts';

/** Referentially stable in one language. */
export function useMarkWords(): (mark: ReadingMark) => string {
  const { t } = useTranslation('readings');
  return useCallback((mark) => (mark.kind === 'danger' ? t(`danger.${mark.id}.title`) : t(`outside.${mark.id}`)), [t]);
}
