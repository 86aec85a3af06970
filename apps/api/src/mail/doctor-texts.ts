import type { MailLanguage } from './mail.table.ts';
import type { MailMessage } from './mail-message.ts';

const message = (subject: string, ...paragraphs: string[]): MailMessage => ({
  subject,
  text: `${paragraphs.join('\n\n')}\n`,
});

export const doctorVerified = (language: MailLanguage, page: string): MailMessage =>
  language === 'it'
    ? message(
        'Libretto: la tua iscrizione come medico è verificata',
        'Buongiorno,',
        'abbiamo verificato la tua iscrizione all’Ordine. Da ora i pazienti ti trovano nell’elenco dei dottori.',
        'Chi ti fa entrare nel suo libretto compare qui:',
        page,
      )
    : message(
        'Libretto: your registration as a doctor is verified',
        'Hello,',
        'we have verified your registration with the medical board. Patients can now find you in the list of doctors.',
        'Patients who share their record with you appear here:',
        page,
      );

export const doctorRejected = (language: MailLanguage, reason: string, page: string): MailMessage =>
  language === 'it'
    ? message(
        'Libretto: la tua iscrizione come medico non è stata verificata',
        'Buongiorno,',
        'non abbiamo potuto verificare la tua iscrizione all’Ordine. Il motivo:',
        reason,
        'Puoi correggere i dati e mandarli di nuovo:',
        page,
      )
    : message(
        'Libretto: your registration as a doctor was not verified',
        'Hello,',
        'we could not verify your registration with the medical board. The reason:',
        reason,
        'You can correct the details and send them again:',
        page,
      );

/** The address of the page comes last: the inviting user may want to revoke the grant. */
export const grantAccepted = (language: MailLanguage, name: string, patient: string, page: string): MailMessage =>
  language === 'it'
    ? message(
        'Libretto: il tuo invito è stato accettato',
        'Buongiorno,',
        `${name} ha accettato il tuo invito e ora può tenere il libretto di ${patient}.`,
        'Se non è la persona che volevi invitare, revoca subito la delega:',
        page,
      )
    : message(
        'Libretto: your invitation was accepted',
        'Hello,',
        `${name} has accepted your invitation and can now keep the record of ${patient}.`,
        'If this is not the person you meant to invite, revoke the access straight away:',
        page,
      );

export const invitationAccepted = (language: MailLanguage, name: string, page: string): MailMessage =>
  language === 'it'
    ? message(
        'Libretto: il tuo invito è stato accettato',
        'Buongiorno,',
        `${name} ha accettato il tuo invito e ora vede la parte del libretto che hai scelto.`,
        'Se non è la persona che volevi invitare, rimuovila subito. Qui decidi che cosa può vedere:',
        page,
      )
    : message(
        'Libretto: your invitation was accepted',
        'Hello,',
        `${name} has accepted your invitation and now sees the part of your record that you chose.`,
        'If this is not the person you meant to invite, remove them straight away. You can decide what they see here:',
        page,
      );
