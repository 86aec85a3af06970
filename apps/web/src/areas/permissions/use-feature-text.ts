import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice } from './choice-dialog.tsx';

export function useFeatureText(): (name: string) => string | undefined {
  const { t, i18n } = useTranslation('permissions');
  return useCallback(
    (name: string) => {
      const key = `features.names.${name}`;
      return i18n.exists(key, { ns: 'permissions' }) ? t(key as 'features.names.admin') : undefined;
    },
    [t, i18n],
  );
}

/** Names a feature in words where they are known. */
export function useFeatureChoice(): (feature: { id: number; name: string }) => Choice {
  const featureText = useFeatureText();
  return ({ id, name }) => ({ id, name: featureText(name) ?? name });
}
