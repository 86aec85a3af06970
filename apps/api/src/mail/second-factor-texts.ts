import type { MailLanguage, SignInMethodMail } from './mail.table.ts';
import type { MailMessage } from './mail-message.ts';

const words: Record<SignInMethodMail, Record<MailLanguage, readonly [string, string]>> = {
  'totp-added': {
    it: [
      'Libretto: app per i codici attivata',
      'nel tuo account è stata attivata un’app per i codici: d’ora in poi per entrare con la password serve anche un codice dell’app.',
    ],
    en: [
      'Libretto: authenticator app turned on',
      'an authenticator app has been turned on for your account. From now on you also need a code from the app when you log in with your password.',
    ],
  },
  'totp-removed': {
    it: [
      'Libretto: app per i codici disattivata',
      'nel tuo account è stata disattivata l’app per i codici: i suoi codici non servono più.',
    ],
    en: [
      'Libretto: authenticator app turned off',
      'the authenticator app for your account has been turned off. You no longer need its codes.',
    ],
  },
  'recovery-codes-renewed': {
    it: [
      'Libretto: nuovi codici di recupero',
      'sono stati creati nuovi codici di recupero per il tuo account: quelli di prima non valgono più.',
    ],
    en: [
      'Libretto: new recovery codes',
      'new recovery codes have been created for your account. Your old codes no longer work.',
    ],
  },
  'second-factor-reset': {
    it: [
      'Libretto: verifica in due passaggi azzerata',
      'un amministratore ha azzerato la verifica in due passaggi del tuo account, come gli è stato chiesto: app per i codici, passkey e codici di recupero non valgono più, e per entrare basta la password. Le sessioni aperte sono state chiuse. Appena entri, attivala di nuovo.',
    ],
    en: [
      'Libretto: two-step verification reset',
      'an administrator has reset two-step verification for your account, as requested. The authenticator app, passkeys and recovery codes no longer work, and you only need your password to log in. Open sessions have ended. Turn it on again when you next log in.',
    ],
  },
  'recovery-code-used': {
    it: [
      'Libretto: accesso con un codice di recupero',
      'qualcuno è entrato nel tuo account con la password e un codice di recupero. Quel codice non vale più; quanti ne restano è scritto nella pagina dell’account.',
    ],
    en: [
      'Libretto: login with a recovery code',
      'someone logged in to your account with your password and a recovery code. That code no longer works. Your account page shows how many are left.',
    ],
  },
  'passkey-added': {
    it: [
      'Libretto: passkey aggiunta',
      'al tuo account è stata aggiunta una passkey: con essa si entra senza password, e con la password si entra solo con un secondo passo.',
    ],
    en: [
      'Libretto: passkey added',
      'a passkey has been added to your account. You can use it to log in without your password. If you use your password, you also need a second step.',
    ],
  },
  'passkey-removed': {
    it: ['Libretto: passkey eliminata', 'dal tuo account è stata eliminata una passkey: con essa non si entra più.'],
    en: [
      'Libretto: passkey removed',
      'a passkey has been removed from your account. You can no longer use it to log in.',
    ],
  },
  'identity-linked': {
    it: [
      'Libretto: account esterno collegato',
      'al tuo account è stato collegato un account esterno, per esempio quello di Google: d’ora in poi puoi entrare anche con quello.',
    ],
    en: [
      'Libretto: external account linked',
      'an external account, such as a Google account, has been linked to your account. From now on you can also use it to log in.',
    ],
  },
  'identity-unlinked': {
    it: [
      'Libretto: account esterno scollegato',
      'dal tuo account è stato scollegato un account esterno: con quello non si entra più.',
    ],
    en: [
      'Libretto: external account unlinked',
      'an external account has been unlinked from your account. You can no longer use it to log in.',
    ],
  },
};

const around = {
  it: {
    greeting: 'Buongiorno,',
    doubt:
      'Se il cambiamento non è tuo, scegli subito una nuova password e controlla la pagina «Verifica in due passaggi» del tuo account:',
    closing: 'Libretto non chiede mai password o codici per email o al telefono.',
  },
  en: {
    greeting: 'Hello,',
    doubt:
      'If it was not you, choose a new password straight away and check the "Two-step verification" page of your account:',
    closing: 'Libretto never asks for passwords or codes by email or on the phone.',
  },
} as const;

export function signInMethodChanged(kind: SignInMethodMail, language: MailLanguage, resetPage: string): MailMessage {
  const [subject, news] = words[kind][language];
  const { greeting, doubt, closing } = around[language];
  return { subject, text: `${[greeting, news, doubt, resetPage, closing].join('\n\n')}\n` };
}
