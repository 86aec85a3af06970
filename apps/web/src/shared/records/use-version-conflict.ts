import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isChanged, isDeleted } from './versions.ts';

/** For dialogs without a form: the version that the dialog was opened with, until a conflict was reported. */
export function useVersionConflict(version: string) {
  const { t } = useTranslation();
  const [ifMatch, setIfMatch] = useState<string | undefined>(version);
  return {
    ifMatch: ifMatch,
    question: ifMatch === undefined ? t('save.replace') : undefined,
    describeConflict(error: unknown): string | undefined {
      if (isDeleted(error)) return t('save.deleted');
      if (!isChanged(error)) return undefined;
      setIfMatch(undefined);
      return t('save.changed');
    },
  };
}
