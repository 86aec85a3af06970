import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isChanged, isDeleted } from './seen-version.ts';

/** For a dialog that is no form: the version that it was opened with, until somebody is told of a newer one. */
export function useSeen(version: string) {
  const { t } = useTranslation();
  const [seen, setSeen] = useState<string | undefined>(version);
  return {
    seen,
    /** What to ask the next time, of whoever has been told and may have the last word. */
    question: seen === undefined ? t('save.replace') : undefined,
    /** What to tell when the record is not that version any more. */
    overtaken(error: unknown): string | undefined {
      if (isDeleted(error)) return t('save.deleted');
      if (!isChanged(error)) return undefined;
      setSeen(undefined);
      return t('save.changed');
    },
  };
}
