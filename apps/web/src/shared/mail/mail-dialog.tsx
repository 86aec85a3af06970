import * as operations from '@libretto/api-client/operations';
import { ProblemError } from '@libretto/api-client/problem';
import { Banner } from '@libretto/design-system/banner';
import { EmailDialog } from '@libretto/design-system/email-dialog';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Patient } from '../patient/patient.queries.ts';

export interface MailDialogProps {
  /** An associated doctor or a partner centre. */
  recipient: { id: number; name: string; email: string };
  patient: Patient;
  onClose: () => void;
}

/** A message to somebody whom the patient may write to. Its words must have been loaded: `mail`. */
export function MailDialog({ recipient, patient, onClose }: MailDialogProps) {
  const { t } = useTranslation('mail');
  const { email: to, name: recName } = recipient;
  const from = patient.paziente_email;
  const name = `${patient.paziente_nome} ${patient.paziente_cognome}`;
  return (
    <EmailDialog
      open
      recipients={[{ id: String(recipient.id), name: recName, detail: to }]}
      from={`${name}, ${from}`}
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
        await api.call(operations.sendMail, { body: { topic, text, to, from, name, recName } });
        return true;
      }}
      onClose={onClose}
    />
  );
}
