import { defineMessages } from '../../messages/catalog.ts';

const left = {
  it: (seconds: number): string => (seconds === 1 ? 'Manca 1 secondo.' : `Mancano ${seconds} secondi.`),
  en: (seconds: number): string => (seconds === 1 ? '1 second left.' : `${seconds} seconds left.`),
};

export const inactivityWarningMessages = defineMessages('inactivityWarning', {
  it: {
    idleTitle: 'Sei ancora qui?',
    idle: 'Per proteggere i tuoi dati, tra poco uscirai automaticamente.',
    expiredTitle: 'La sessione sta per finire',
    expired:
      'Una sessione dura al massimo due ore. Salva quello che stai scrivendo: quando finisce dovrai accedere di nuovo.',
    left: left.it,
    stayed: 'Sei ancora connesso.',
    stay: 'Resta connesso',
    understood: 'Ho capito',
    logout: 'Esci ora',
  },
  en: {
    idleTitle: 'Are you still there?',
    idle: 'To protect your data, you will soon be logged out automatically.',
    expiredTitle: 'The session is about to end',
    expired:
      'A session lasts two hours at most. Save what you are writing: when it ends you will have to sign in again.',
    left: left.en,
    stayed: 'You are still signed in.',
    stay: 'Stay signed in',
    understood: 'I understand',
    logout: 'Log out now',
  },
});
