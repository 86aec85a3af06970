import type { MailLanguage } from './mail.table.ts';
import type { MailMessage } from './mail-message.ts';

// Account mails contain no user input: otherwise a request in another person's name could send them arbitrary text.

const closing = {
  it: 'Libretto non chiede mai password o codici per email o al telefono.',
  en: 'Libretto never asks for passwords or codes by email or on the phone.',
};

const message = (subject: string, ...paragraphs: string[]): MailMessage => ({
  subject,
  text: `${paragraphs.join('\n\n')}\n`,
});

export function confirmRegistration(language: MailLanguage, link: string): MailMessage {
  return language === 'it'
    ? message(
        'Libretto: conferma il tuo indirizzo email',
        'Buongiorno,',
        'per completare la registrazione a Libretto apri questo link, scrivi la password che hai scelto e premi «Conferma l’indirizzo»:',
        link,
        'Il link vale 48 ore e si usa una volta sola.',
        'Se non hai chiesto tu di registrarti, ignora questo messaggio: senza la conferma l’account non esiste.',
        closing.it,
      )
    : message(
        'Libretto: confirm your email address',
        'Hello,',
        'to complete your registration with Libretto, open this link, enter the password you chose and select "Confirm the address":',
        link,
        'The link works once and expires after 48 hours.',
        'If you did not ask to register, ignore this message. There is no account until you confirm.',
        closing.en,
      );
}

export function registrationExists(language: MailLanguage, pages: { signIn: string; reset: string }): MailMessage {
  return language === 'it'
    ? message(
        'Libretto: hai già un account',
        'Buongiorno,',
        'qualcuno ha chiesto di registrarsi a Libretto con questo indirizzo email, che ha già un account. Il tuo account non è cambiato.',
        'Se la richiesta è tua, accedi da qui:',
        pages.signIn,
        'Se non ricordi la password, scegline una nuova:',
        pages.reset,
        'Se la richiesta non è tua, ignora questo messaggio.',
        closing.it,
      )
    : message(
        'Libretto: you already have an account',
        'Hello,',
        'someone asked to register with Libretto using this email address, which already has an account. Your account has not changed.',
        'If it was you, log in here:',
        pages.signIn,
        'If you do not remember your password, choose a new one:',
        pages.reset,
        'If it was not you, ignore this message.',
        closing.en,
      );
}

export function resetPassword(language: MailLanguage, code: string): MailMessage {
  return language === 'it'
    ? message(
        'Libretto: codice per la nuova password',
        'Buongiorno,',
        'ecco il codice per scegliere una nuova password:',
        code,
        'Il codice vale 15 minuti. Scrivilo nella pagina in cui lo hai chiesto.',
        'Se non lo hai chiesto tu, ignora questo messaggio: la tua password resta quella di prima.',
        closing.it,
      )
    : message(
        'Libretto: code for your new password',
        'Hello,',
        'here is your code to choose a new password:',
        code,
        'The code is valid for 15 minutes. Enter it on the page where you asked for it.',
        'If you did not ask for it, ignore this message. Your password stays the same.',
        closing.en,
      );
}

export function passwordChanged(language: MailLanguage, resetPage: string): MailMessage {
  return language === 'it'
    ? message(
        'Libretto: la password è stata cambiata',
        'Buongiorno,',
        'la password del tuo account è stata cambiata e tutte le sessioni aperte sono state chiuse.',
        'Se non l’hai cambiata tu, scegli subito una nuova password:',
        resetPage,
        closing.it,
      )
    : message(
        'Libretto: your password has been changed',
        'Hello,',
        'the password for your account has been changed and all open sessions have ended.',
        'If it was not you, choose a new password straight away:',
        resetPage,
        closing.en,
      );
}

export function patientMessage(
  language: MailLanguage,
  message: MailMessage,
  sender: { name: string; email: string },
): MailMessage {
  const signature =
    language === 'it'
      ? `Messaggio di ${sender.name} (${sender.email}), inviato con Libretto. La risposta arriva a questo indirizzo.`
      : `Message from ${sender.name} (${sender.email}), sent with Libretto. Replies go to this address.`;
  return { subject: message.subject, text: `${message.text}\n\n-- \n${signature}\n` };
}
