import { type LockQuestion, useConfidentialityLockDialog } from '@libretto/design-system/confidentiality-lock-dialog';
import { useToast } from '@libretto/design-system/toast';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../problems/use-problem-text.ts';

export interface Lock {
  ask: (question: Pick<LockQuestion, 'description' | 'levels' | 'value' | 'onSave'>) => void;
  /** Goes anywhere in the page. */
  dialog: ReactNode;
}

/** The padlock of a record: the dialog with the words of the app around it. */
export function useLock(): Lock {
  const { t } = useTranslation();
  const toasts = useToast();
  const problemText = useProblemText();
  const { ask, dialog } = useConfidentialityLockDialog();

  async function change(question: Parameters<Lock['ask']>[0]) {
    const describeError = (error: unknown) => {
      console.warn('A confidentiality level could not be changed', error);
      return t('lock.failed', { error: problemText(error) });
    };
    const saved = await ask({ ...question, describeError });
    if (saved) toasts.show({ message: t('lock.done'), tone: 'success' });
  }

  return { ask: (question) => void change(question), dialog };
}
