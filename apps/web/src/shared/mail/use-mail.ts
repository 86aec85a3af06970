import { useCallback } from 'react';
import { useLazyDialog } from '../dialogs/use-lazy-dialog.tsx';
import { loadMessages } from '../i18n/i18n.ts';
import type { Patient } from '../patient/patient.queries.ts';
import type { Message, Recipient } from './mail-dialog.tsx';

async function mailDialog() {
  const [{ MailDialog }] = await Promise.all([import('./mail-dialog.tsx'), loadMessages('mail')]);
  return MailDialog;
}

export function useMail(patient: Patient) {
  const { open, element } = useLazyDialog(mailDialog);
  const write = useCallback(
    function writeTo(recipient: Recipient, initial?: Message): void {
      void open({ recipient, patient, initial, onResume: (message) => writeTo(recipient, message) });
    },
    [open, patient],
  );
  return { write, element };
}
