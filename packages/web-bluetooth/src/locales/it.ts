import type { Locale } from './locale.ts';

/** Italian. */
export const it: Locale = {
  language: 'it',
  messages: {
    unsupported: {
      what: 'Questo browser non può collegarsi a dispositivi Bluetooth.',
      next: 'Usa Chrome o Edge su Android, Windows, macOS, Linux o ChromeOS. Con Safari e Firefox non è possibile, e su iPhone e iPad con nessun browser comune.',
    },
    insecure: {
      what: 'Il Bluetooth funziona solo su pagine sicure.',
      next: 'Apri la pagina con un indirizzo che comincia con https.',
    },
    'bluetooth-off': {
      what: 'Il Bluetooth è spento, o questo computer non lo ha.',
      next: 'Accendi il Bluetooth e controlla di nuovo.',
    },
    'not-chosen': {
      what: 'Nessun dispositivo scelto.',
      next: 'Accendi il dispositivo, tienilo vicino, cercalo di nuovo e sceglilo nell’elenco.',
    },
    'chooser-only': {
      what: 'Questo browser non ricorda i dispositivi già scelti.',
      next: 'Cerca di nuovo il dispositivo e sceglilo nell’elenco.',
    },
    'not-permitted': {
      what: 'Il browser non permette di usare il Bluetooth qui.',
      next: 'Controlla nelle impostazioni del browser che questo sito possa usare i dispositivi Bluetooth.',
    },
    'not-connected': {
      what: 'Il dispositivo non è collegato.',
      next: 'Cerca di nuovo il dispositivo e sceglilo nell’elenco.',
    },
    'connect-failed': {
      what: 'Il dispositivo non risponde alla chiamata.',
      next: 'Controlla che sia acceso e vicino, e che nessun’altra app lo stia usando. Poi riprova.',
    },
    'link-lost': {
      what: 'Il collegamento con il dispositivo si è interrotto.',
      next: 'Tieni il dispositivo acceso e vicino, poi riprova.',
    },
    disconnected: {
      what: 'Il dispositivo è stato scollegato.',
      next: 'Collegalo di nuovo per continuare.',
    },
    timeout: {
      what: 'Il dispositivo non risponde.',
      next: 'Spegnilo e riaccendilo, poi riprova.',
    },
    aborted: {
      what: 'La lettura è stata fermata.',
      next: 'Ricomincia quando vuoi.',
    },
    busy: {
      what: 'Il dispositivo è ancora occupato.',
      next: 'Aspetta un momento, poi riprova.',
    },
    missing: {
      what: 'Il dispositivo non ha quello che è stato chiesto.',
      next: 'Controlla che sia il dispositivo giusto: un altro modello può non averlo.',
    },
    refused: {
      what: 'Il dispositivo ha rifiutato la richiesta.',
      next: 'Controlla che non stia misurando proprio ora, poi riprova.',
    },
    garbled: {
      what: 'Il dispositivo manda dati che non si possono leggere.',
      next: 'Controlla che sia il dispositivo giusto; spegnilo e riaccendilo, poi riprova.',
    },
    failed: {
      what: 'Il dispositivo o il browser ha segnalato un errore.',
      next: 'Riprova; se non basta, spegni e riaccendi il dispositivo.',
    },
    truncated: { what: 'I dati del dispositivo sono incompleti.', next: 'Leggili di nuovo.' },
    malformed: {
      what: 'I dati del dispositivo non si possono leggere.',
      next: 'Controlla che sia il dispositivo giusto.',
    },
    checksum: {
      what: 'I dati del dispositivo sono arrivati danneggiati.',
      next: 'Tieni il dispositivo vicino e leggili di nuovo.',
    },
    'unknown-kind': { what: 'Questo tipo di dati non è previsto.', next: 'Aggiorna l’app.' },
    'invalid-request': {
      what: 'Non si può chiedere questo al dispositivo.',
      next: 'Leggi di nuovo l’elenco del dispositivo.',
    },
  },
};
