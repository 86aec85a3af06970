import { ConnectionError, ProblemError } from './problem.ts';

/** Languages of {@link remedy}: Italian and English. */
export type MessageLanguage = 'it' | 'en';

type Messages = Record<MessageLanguage, string>;

/** By code, where a code needs another remedy than its status. */
const byCode: Record<string, Messages> = {
  'feature-missing': {
    it: 'La tua sottoscrizione non comprende questa funzione: scegline una che la comprende.',
    en: 'Your subscription does not include this feature: choose one that does.',
  },
  'quota-exceeded': {
    it: 'Lo spazio è esaurito: elimina file che non servono più e riprova.',
    en: 'Your storage is full: delete files you no longer need and try again.',
  },
  'step-over': {
    it: 'Il tempo per accedere è scaduto: inserisci di nuovo e-mail e password.',
    en: 'The time to sign in is over: enter your email address and password again.',
  },
  'wrong-code': {
    it: 'Controlla il codice, o aspetta il prossimo e riprova.',
    en: 'Check the code, or wait for the next one and try again.',
  },
  'wrong-credentials': {
    it: 'Controlla e-mail e password e riprova.',
    en: 'Check your email address and password and try again.',
  },
};

const byStatus: Record<number, Messages> = {
  401: { it: 'La sessione è finita: accedi di nuovo.', en: 'Your session has ended: sign in again.' },
  403: { it: 'Il tuo account non può farlo.', en: 'Your account cannot do this.' },
  404: {
    it: 'La voce non esiste più: aggiorna l’elenco.',
    en: 'The entry no longer exists: refresh the list.',
  },
  409: {
    it: 'Lo stato della voce non lo permette: aggiorna l’elenco e controlla.',
    en: 'The state of the entry does not allow this: refresh the list and check.',
  },
  412: {
    it: 'La voce è cambiata nel frattempo: riaprila e ripeti la modifica.',
    en: 'The entry has changed since you opened it: open it again and repeat your change.',
  },
  413: { it: 'Il file è troppo grande: scegline uno più piccolo.', en: 'The file is too large: choose a smaller one.' },
  422: { it: 'Correggi i campi indicati e riprova.', en: 'Correct these fields and try again.' },
  429: { it: 'Troppi tentativi: aspetta un minuto e riprova.', en: 'Too many attempts: wait a minute and try again.' },
  503: {
    it: 'Il servizio non è disponibile: riprova tra qualche minuto.',
    en: 'The service is unavailable: try again in a few minutes.',
  },
};

const connection: Messages = {
  it: 'Il server non risponde: controlla la connessione e riprova.',
  en: 'The server does not respond: check your connection and try again.',
};

const other: Messages = {
  it: 'Si è verificato un errore: riprova più tardi.',
  en: 'Something went wrong: try again later.',
};

/** Returns what the user can do about an error of the client, without clinical data. */
export function remedy(error: unknown, language: MessageLanguage): string {
  if (error instanceof ConnectionError) return connection[language];
  if (!(error instanceof ProblemError)) return other[language];
  const { code, status, retryAfter } = error;
  if (status === 429 && retryAfter) {
    return language === 'it'
      ? `Troppi tentativi: riprova tra ${retryAfter} ${retryAfter === 1 ? 'secondo' : 'secondi'}.`
      : `Too many attempts: try again in ${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}.`;
  }
  return (byCode[code] ?? byStatus[status] ?? other)[language];
}
