import { defineMessages } from '../../messages/catalog.ts';

const left = {
  it: (seconds: number): string => (seconds === 1 ? 'Manca 1 secondo.' : `Mancano ${seconds} secondi.`),
  en: (seconds: number): string => (seconds === 1 ? '1 second left.' : `${seconds} seconds left.`),
};

/** Texts of `InactivityWarning`, to be replaced with `override`. */
export const inactivityWarningMessages = defineMessages('inactivityWarning', {
  it: {
    idleTitle: 'Sei ancora qui?',
    idle: 'Per proteggere i tuoi dati, tra poco uscirai automaticamente.',
    expiredTitle: 'La sessione sta per finire',
    expired:
      'Una sessione dura al massimo due ore. Salva quello che stai scrivendo: quando finisce dovrai accedere di nuovo.',
    left: left.it,
    stayed: 'La sessione continua.',
    stay: 'Resta connesso',
    understood: 'Ho capito',
    logout: 'Esci ora',
  },
  en: {
    idleTitle: 'Are you still there?',
    idle: 'To protect your data, you will soon be logged out automatically.',
    expiredTitle: 'Your session is about to end',
    expired:
      'Sessions last up to 2 hours. Save what you are writing. When the session ends, you will need to log in again.',
    left: left.en,
    stayed: 'You are still logged in.',
    stay: 'Stay logged in',
    understood: 'I understand',
    logout: 'Log out now',
  },
});
