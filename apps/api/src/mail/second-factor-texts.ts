import type { MailLanguage, SignInMethodMail } from './mail.table.ts';
import type { MailMessage } from './mail-message.ts';

const words: Record<SignInMethodMail, Record<MailLanguage, readonly [string, string]>> = {
  'totp-added': {
    it: [
      'Libretto: app per i codici attivata',
      'nel tuo account è stata attivata un’app per i codici: d’ora in poi per entrare con la password serve anche un codice dell’app.',
    ],
    en: [
      'Libretto: authenticator app switched on',
      'an authenticator app has been switched on for your account: from now on signing in with the password also takes a code of the app.',
    ],
  },
  'totp-removed': {
    it: [
      'Libretto: app per i codici disattivata',
      'nel tuo account è stata disattivata l’app per i codici: i suoi codici non servono più.',
    ],
    en: [
      'Libretto: authenticator app switched off',
      'the authenticator app of your account has been switched off: its codes are not needed any more.',
    ],
  },
  'recovery-codes-renewed': {
    it: [
      'Libretto: nuovi codici di recupero',
      'sono stati creati nuovi codici di recupero per il tuo account: quelli di prima non valgono più.',
    ],
    en: [
      'Libretto: new recovery codes',
      'new recovery codes have been made for your account: those from before are worth nothing any more.',
    ],
  },
  'second-factor-reset': {
    it: [
      'Libretto: verifica in due passaggi azzerata',
      'un amministratore ha azzerato la verifica in due passaggi del tuo account, come gli è stato chiesto: app per i codici, passkey e codici di recupero non valgono più, e per entrare basta la password. Le sessioni aperte sono state chiuse. Appena entri, attivala di nuovo.',
    ],
    en: [
      'Libretto: two-step verification reset',
      'an administrator has reset the two-step verification of your account, as they were asked to: authenticator app, passkeys and recovery codes are worth nothing any more, and the password is enough to sign in. Open sessions have been ended. Switch it on again as soon as you are in.',
    ],
  },
  'recovery-code-used': {
    it: [
      'Libretto: accesso con un codice di recupero',
      'qualcuno è entrato nel tuo account con la password e un codice di recupero. Quel codice non vale più; quanti ne restano è scritto nella pagina dell’account.',
    ],
    en: [
      'Libretto: signed in with a recovery code',
      'somebody signed in to your account with the password and a recovery code. That code is used up; how many are left is on the page of the account.',
    ],
  },
  'passkey-added': {
    it: [
      'Libretto: passkey aggiunta',
      'al tuo account è stata aggiunta una passkey: con essa si entra senza password, e con la password si entra solo con un secondo passo.',
    ],
    en: [
      'Libretto: passkey added',
      'a passkey has been added to your account: with it one signs in without the password, and with the password only by a second step.',
    ],
  },
  'passkey-removed': {
    it: ['Libretto: passkey eliminata', 'dal tuo account è stata eliminata una passkey: con essa non si entra più.'],
    en: ['Libretto: passkey removed', 'a passkey has been removed from your account: it opens nothing any more.'],
  },
  'identity-linked': {
    it: [
      'Libretto: account esterno collegato',
      'al tuo account è stato collegato un account esterno, per esempio quello di Google: d’ora in poi puoi entrare anche con quello.',
    ],
    en: [
      'Libretto: external account linked',
      'an external account, such as a Google account, has been linked to your account: from now on you can sign in with it as well.',
    ],
  },
  'identity-unlinked': {
    it: [
      'Libretto: account esterno scollegato',
      'dal tuo account è stato scollegato un account esterno: con quello non si entra più.',
    ],
    en: [
      'Libretto: external account unlinked',
      'an external account has been unlinked from your account: it can no longer be used to sign in.',
    ],
  },
};

const around = {
  it: {
    greeting: 'Buongiorno,',
    doubt:
      'Se non sei stato tu, scegli subito una nuova password e controlla la pagina «Verifica in due passaggi» del tuo account:',
    closing: 'Libretto non chiede mai password o codici per e-mail o al telefono.',
  },
  en: {
    greeting: 'Hello,',
    doubt:
      'If it was not you, choose a new password at once and look at the page “Two-step verification” of your account:',
    closing: 'Libretto never asks for passwords or codes by e-mail or on the telephone.',
  },
} as const;

export function signInMethodChanged(kind: SignInMethodMail, language: MailLanguage, resetPage: string): MailMessage {
  const [subject, news] = words[kind][language];
  const { greeting, doubt, closing } = around[language];
  return { subject, text: `${[greeting, news, doubt, resetPage, closing].join('\n\n')}\n` };
}
