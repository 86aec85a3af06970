import * as operations from '@libretto/api-client/operations';
import { ConnectionError, ProblemError } from '@libretto/api-client/problem';
import { Banner } from '@libretto/design-system/banner';
import { EmailDialog } from '@libretto/design-system/email-dialog';
import { useToast } from '@libretto/design-system/toast';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Patient } from '../patient/patient.queries.ts';

export interface Recipient {
  id: number;
  name: string;
  email: string;
}

export interface Message {
  topic: string;
  text: string;
}

interface MailDialogProps {
  recipient: Recipient;
  patient: Patient;
  initial?: Message | undefined;
  /** Reopens the dialog with the message after a failure that arrives when it is already closed. */
  onResume: (message: Message) => void;
  onClose: () => void;
}

export function MailDialog({ recipient, patient, initial, onResume, onClose }: MailDialogProps) {
  const { t } = useTranslation('mail');
  const toasts = useToast();
  const { email: to, name: recName } = recipient;
  const from = patient.paziente_email ?? '';
  const name = `${patient.paziente_nome} ${patient.paziente_cognome}`;
  return (
    <EmailDialog
      open
      recipients={[{ id: String(recipient.id), name: recName, detail: to }]}
      from={[name, from].filter(Boolean).join(', ')}
      initial={initial}
      textMaxLength={5000}
      notice={
        <Banner tone="info" title={t('notice')}>
          {t('noticeText')}
        </Banner>
      }
      describeError={(error) => {
        console.warn('A message could not be sent', error);
        return t(error instanceof ProblemError && error.status === 429 ? 'tooMany' : 'failed');
      }}
      onSend={async ({ topic, text }) => {
        try {
          // A child has no address of its own.
          const body = { topic, text, to, ...(from !== null && { from }), name, recName };
          const { spedisce } = await api.call(operations.sendMail, { body });
          return spedisce ? 'sent' : 'held';
        } catch (error) {
          if (!(error instanceof ConnectionError)) throw error;
          const action = { label: t('resume'), onAction: () => onResume({ topic, text }) };
          toasts.show({ message: t('unanswered', { name: recName }), tone: 'danger', action });
          return 'unknown';
        }
      }}
      onClose={onClose}
    />
  );
}
