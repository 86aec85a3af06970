import { useTranslation } from 'react-i18next';
import { type Feature, useDenied } from './permissions.ts';

/** For a control that adds something: what is said of it before a press if the plan does not include it. */
export function useLock(feature: Feature): string | undefined {
  const { t } = useTranslation();
  return useDenied([feature]).has(feature) ? t('locked') : undefined;
}
