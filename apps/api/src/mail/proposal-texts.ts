import type { MailMessage } from './mail-message.ts';

// No content of the record and no name: that a certain doctor writes says something about the patient's health. In both
// languages, because the server does not know which one the recipient uses.

const message = (subject: string, ...paragraphs: string[]): MailMessage => ({
  subject,
  text: `${paragraphs.join('\n\n')}\n`,
});

export const proposalWaiting = (page: string): MailMessage =>
  message(
    'Libretto: un messaggio ti aspetta / something is waiting for you',
    'Buongiorno,',
    'un tuo medico ha scritto qualcosa per te in Libretto. Nel tuo libretto non cambia nulla finché non rispondi.',
    'Accedi e leggi:',
    page,
    '-- English --',
    'Hello,',
    'one of your doctors has written something for you in Libretto. Your record stays the same until you answer.',
    'Log in and read it at the address above.',
  );

export const proposalAnswered = (page: string): MailMessage =>
  message(
    'Libretto: una risposta ti aspetta / an answer is waiting for you',
    'Buongiorno,',
    'una persona che ti fa vedere il suo libretto ha risposto a una tua proposta.',
    'Accedi e leggi la risposta:',
    page,
    '-- English --',
    'Hello,',
    'someone who shares their record with you has answered one of your proposals.',
    'Log in and read the answer at the address above.',
  );
