import type { MailLanguage } from './mail.table.ts';
import type { MailMessage } from './mail-message.ts';

// No content of the record and no name: that a certain doctor writes says something about the patient's health.

interface Text {
  subject: string;
  greeting: string;
  what: string;
  read: string;
}

type Texts = Record<MailLanguage, Text> & {
  /** After the Italian text, which contains the address. */
  en: { below: string };
};

const waiting: Texts = {
  it: {
    subject: 'un messaggio ti aspetta',
    greeting: 'Buongiorno,',
    what: 'un tuo medico ha scritto qualcosa per te in Libretto. Nel tuo libretto non cambia nulla finché non rispondi.',
    read: 'Accedi e leggi:',
  },
  en: {
    subject: 'something is waiting for you',
    greeting: 'Hello,',
    what: 'one of your doctors has written something for you in Libretto. Your record stays the same until you answer.',
    read: 'Log in and read it here:',
    below: 'Log in and read it at the address above.',
  },
};

const answered: Texts = {
  it: {
    subject: 'una risposta ti aspetta',
    greeting: 'Buongiorno,',
    what: 'una persona che ti fa vedere il suo libretto ha risposto a una tua proposta.',
    read: 'Accedi e leggi la risposta:',
  },
  en: {
    subject: 'an answer is waiting for you',
    greeting: 'Hello,',
    what: 'someone who shares their record with you has answered one of your proposals.',
    read: 'Log in and read the answer here:',
    below: 'Log in and read the answer at the address above.',
  },
};

/** In both languages while that of the recipient is unknown. */
function message(texts: Texts, language: MailLanguage | undefined, page: string): MailMessage {
  const first = texts[language ?? 'it'];
  const { en } = texts;
  const paragraphs = [first.greeting, first.what, first.read, page];
  if (language === undefined) paragraphs.push('-- English --', en.greeting, en.what, en.below);
  const subject = language === undefined ? `${first.subject} / ${en.subject}` : first.subject;
  return { subject: `Libretto: ${subject}`, text: `${paragraphs.join('\n\n')}\n` };
}

export const proposalWaiting = (language: MailLanguage | undefined, page: string): MailMessage =>
  message(waiting, language, page);

export const proposalAnswered = (language: MailLanguage | undefined, page: string): MailMessage =>
  message(answered, language, page);
