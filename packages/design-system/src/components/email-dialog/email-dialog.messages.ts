import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `EmailDialog`, to be replaced with `override`. */
export const emailDialogMessages = defineMessages('emailDialog', {
  it: {
    title: 'Nuova Email',
    from: 'Da',
    to: 'A',
    chooseTo: 'Destinatari',
    topic: 'Oggetto',
    text: 'Testo',
    attachments: (count: number): string => (count === 1 ? '1 allegato' : `${count} allegati`),
    send: 'Invia',
    cancel: 'Annulla',
    required: 'Questo campo è obbligatorio!',
    noRecipient: 'Scegli almeno un destinatario',
    tooLong: (most: number) => `Non può superare i ${most} caratteri.`,
    failed: 'L’email non è stata inviata. Quello che hai scritto è ancora qui: riprova più tardi.',
    sent: 'Email inviata',
    sentTo: (names: string) => `Inviata a ${names}.`,
    held: 'Email non partita',
    heldFor: (names: string) =>
      `Questo server non spedisce email: il messaggio per ${names} aspetta nella posta in uscita, dove nessuno lo legge. Se ti serve una risposta, usa il telefono o la tua posta.`,
    close: 'Chiudi',
  },
  en: {
    title: 'New email',
    from: 'From',
    to: 'To',
    chooseTo: 'Recipients',
    topic: 'Subject',
    text: 'Text',
    attachments: (count: number): string => (count === 1 ? '1 attachment' : `${count} attachments`),
    send: 'Send',
    cancel: 'Cancel',
    required: 'This field is required',
    noRecipient: 'Choose at least one recipient',
    tooLong: (most: number) => `It must be ${most} characters or fewer.`,
    failed: 'The email was not sent. What you wrote is still here. Try again later.',
    sent: 'Email sent',
    sentTo: (names: string) => `Sent to ${names}.`,
    held: 'Email not sent',
    heldFor: (names: string) =>
      `This server does not send email. The message for ${names} is waiting in the outgoing mail, where no one reads it. If you need an answer, use the phone or your own email.`,
    close: 'Close',
  },
});
