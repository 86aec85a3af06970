import {
  ConfidentialityLockDialog,
  type ConfidentialityLockDialogProps,
} from '@libretto/design-system/confidentiality-lock-dialog';
import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { useToast } from '@libretto/design-system/toast';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../problems/use-problem-text.ts';

export interface LockDialogProps
  extends Pick<ConfidentialityLockDialogProps, 'description' | 'levels' | 'value' | 'onSave'> {
  onClose: () => void;
}

/** The padlock of a record: the dialog of the design system with the question and the words of the app. */
export function LockDialog({ onClose, ...props }: LockDialogProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const toasts = useToast();
  const problemText = useProblemText();
  return (
    <ConfidentialityLockDialog
      {...props}
      open
      confirm={() => confirm({ message: t('save.question') })}
      describeError={(error) => {
        console.warn('A confidentiality level could not be changed', error);
        return t('lock.failed', { error: problemText(error) });
      }}
      onClose={(saved) => {
        onClose();
        if (saved) toasts.show({ message: t('lock.done'), tone: 'success' });
      }}
    />
  );
}
