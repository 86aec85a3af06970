import { Button } from '@libretto/design-system/button';
import { Dialog } from '@libretto/design-system/dialog';
import { useTranslation } from 'react-i18next';
import * as styles from './permissions.css.ts';

export interface LetterDialogProps {
  to: string;
  subject: string;
  text: string;
  onClose: () => void;
}

export function LetterDialog({ to, subject, text, onClose }: LetterDialogProps) {
  const { t } = useTranslation('permissions');
  return (
    <Dialog
      open
      title={subject}
      description={t('outbox.to', { to })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <p className={styles.letter}>{text}</p>
    </Dialog>
  );
}
