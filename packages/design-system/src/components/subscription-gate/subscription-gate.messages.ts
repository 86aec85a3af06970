import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `SubscriptionGate`, to be replaced with `override`. */
export const subscriptionGateMessages = defineMessages('subscriptionGate', {
  it: {
    refused: 'Questa sezione non è prevista nella tua sottoscrizione',
    cancel: 'Annulla',
    subscribe: 'Iscriviti',
    checking: 'Verifica della sottoscrizione in corso',
    failed: 'Non riusciamo a verificare la tua sottoscrizione',
    failedDetail: 'Controlla la connessione e riprova.',
    retry: 'Riprova',
  },
  en: {
    refused: 'This section is not included in your subscription',
    cancel: 'Cancel',
    subscribe: 'Subscribe',
    checking: 'Checking your subscription',
    failed: 'We cannot check your subscription right now',
    failedDetail: 'Check your connection and try again.',
    retry: 'Try again',
  },
});
