import type { components } from '../../contract/contract.gen.ts';

export type Policy = components['schemas']['CookiePolicy'];
export type Language = 'it' | 'en';

type Stored = Policy['elenco'][number];
const stored = (nome: string, tipo: Stored['tipo'], scopo: string, durata: string): Stored => ({
  nome,
  tipo,
  scopo,
  durata,
});

export const policies: Record<Language, Policy> = {
  it: {
    titolo: 'Informativa sui cookie',
    elenco: [
      stored('cookie_consent', 'cookie', 'Ricorda che hai consentito i cookie, e quando.', '1 anno'),
      stored('theme', 'cookie', 'I colori che hai scelto.', '1 anno'),
      stored('lang', 'cookie', 'La lingua che hai scelto.', '1 anno'),
      stored('browser', 'cookie', 'Sul telefono: hai scelto il browser invece dell’app.', '1 anno'),
      stored(
        'device',
        'cookie',
        'Un codice casuale che riconosce il browser in cui hai già effettuato l’accesso, perché chi prova password a caso non rallenti anche te.',
        '180 giorni dall’ultimo accesso; fino al cambio della password',
      ),
      stored(
        'token, id_utente, expires_at, last_activity',
        'localStorage',
        'La sessione: chi sei, fino a quando, l’ultima attività.',
        '120 minuti al massimo; fino all’uscita',
      ),
      stored(
        'menu',
        'localStorage',
        'Le voci del menu, per non chiederle a ogni pagina.',
        '120 minuti; fino all’uscita',
      ),
      stored(
        'ds-list-open',
        'localStorage',
        'Quali elenchi hai aperto: il loro nome, mai il contenuto.',
        'Fino all’uscita',
      ),
      stored(
        'Accesso con un altro servizio o in due passaggi',
        'sessionStorage',
        'I codici che proteggono un accesso in corso.',
        'Fino alla fine dell’accesso',
      ),
      stored(
        'tsr-scroll-restoration',
        'sessionStorage',
        'A che altezza eri su ogni pagina, per ritrovarla quando torni indietro.',
        'Fino all’uscita, o alla chiusura della scheda',
      ),
      stored(
        'Salvataggi senza risposta',
        'sessionStorage',
        'Il nome casuale di ciò che hai inviato, perché non venga salvato due volte: mai il contenuto.',
        'Fino alla risposta, o all’uscita',
      ),
      stored(
        'libretto-program',
        'cacheStorage',
        'I file del programma, perché si apra anche senza rete: nulla di tuo.',
        'Fino alla versione successiva',
      ),
      stored(
        'libretto-emergency',
        'cacheStorage',
        'La scheda di emergenza, solo se la attivi: quello che hai scelto di metterci.',
        'Finché non la disattivi',
      ),
      stored('Token XSRF', 'assente', 'Non serve: la sessione non viaggia in un cookie.', 'Non usato'),
      stored('Cookie di sessione', 'assente', 'La sessione è nella memoria locale, non in un cookie.', 'Non usato'),
      stored('Statistiche (analytics)', 'assente', 'Nessuno misura che cosa fai qui.', 'Non usato'),
    ],
    sezioni: [
      {
        titolo: 'Che cosa sono i cookie',
        testo: [
          'Un cookie è un breve testo che un sito lascia nel browser e che il browser gli rimanda a ogni visita.',
          'La memoria locale e quella di sessione somigliano ai cookie, ma restano nel browser: il sito le legge solo quando apri una sua pagina.',
        ],
      },
      {
        titolo: 'Che cosa conserva Libretto',
        testo: [
          'Solo quello che serve a farlo funzionare e le preferenze che hai scelto tu. Nessun dato clinico resta nel browser, tranne la scheda di emergenza se la attivi tu.',
          'Non ci sono pubblicità né statistiche. Cookie di altri ci sono in un solo caso: quando accetti un contratto nella pagina Sottoscrizione arriva il pulsante di PayPal, che usa i suoi secondo la sua informativa.',
        ],
      },
      {
        titolo: 'Per quanto tempo',
        testo: [
          'I cookie durano un anno. Il cookie device dura 180 giorni dall’ultimo accesso. La memoria locale vale al massimo 120 minuti e viene svuotata quando esci.',
        ],
      },
      {
        titolo: 'Come cambiare idea',
        testo: [
          'In questa pagina puoi consentire i cookie e revocarli: revocandoli vengono eliminati tutti tranne device, e colori e lingua tornano quelli di partenza. La sessione continua, perché non usa cookie.',
          'Il cookie device serve alla sicurezza dell’accesso e non richiede il consenso. Smette di valere quando cambi la password o chiudi le altre sessioni da un altro dispositivo.',
          'Puoi eliminarli anche dalle impostazioni del browser.',
        ],
      },
    ],
  },
  en: {
    titolo: 'Cookie policy',
    elenco: [
      stored('cookie_consent', 'cookie', 'Remembers that you allowed cookies, and when.', '1 year'),
      stored('theme', 'cookie', 'The colours that you chose.', '1 year'),
      stored('lang', 'cookie', 'The language that you chose.', '1 year'),
      stored('browser', 'cookie', 'On a phone: you chose the browser over the app.', '1 year'),
      stored(
        'device',
        'cookie',
        'A random code that recognises a browser you have signed in with, so that other people guessing passwords do not slow you down.',
        '180 days from your last sign-in; until you change your password',
      ),
      stored(
        'token, id_utente, expires_at, last_activity',
        'localStorage',
        'The session: who you are, until when, the last activity.',
        '120 minutes at most; until you log out',
      ),
      stored(
        'menu',
        'localStorage',
        'The entries of the menu, so that no page has to ask for them.',
        '120 minutes; until you log out',
      ),
      stored(
        'ds-list-open',
        'localStorage',
        'Which lists you opened: their name, never what is in them.',
        'Until you log out',
      ),
      stored(
        'Signing in with another service or in two steps',
        'sessionStorage',
        'The codes that protect a sign-in under way.',
        'Until the sign-in ends',
      ),
      stored(
        'tsr-scroll-restoration',
        'sessionStorage',
        'How far down you were on each page, to find the place when you go back.',
        'Until you log out, or close the tab',
      ),
      stored(
        'Saves without an answer',
        'sessionStorage',
        'The random name of what you sent, so that it is not saved twice: never what is in it.',
        'Until the answer comes, or you log out',
      ),
      stored(
        'libretto-program',
        'cacheStorage',
        'The files of the program, so that it opens without a network: nothing of yours.',
        'Until the next version',
      ),
      stored(
        'libretto-emergency',
        'cacheStorage',
        'The emergency card, only if you switch it on: what you chose to put on it.',
        'Until you switch it off',
      ),
      stored('XSRF token', 'assente', 'Not needed: the session does not travel in a cookie.', 'Not used'),
      stored('Session cookie', 'assente', 'The session is in the local storage, not in a cookie.', 'Not used'),
      stored('Analytics', 'assente', 'Nobody measures what you do here.', 'Not used'),
    ],
    sezioni: [
      {
        titolo: 'What cookies are',
        testo: [
          'A cookie is a short text that a site leaves in the browser and that the browser sends back at each visit.',
          'The local storage and the session storage are like cookies, but stay in the browser: the site reads them only when you open one of its pages.',
        ],
      },
      {
        titolo: 'What Libretto keeps',
        testo: [
          'Only what it needs to work and the preferences that you chose yourself. No clinical data stay in the browser, but for the emergency card if you switch it on.',
          'There is no advertising and there are no analytics. There are cookies of others in one case only: when you accept a contract on the page Subscription, PayPal’s button arrives, which uses its own by its own policy.',
        ],
      },
      {
        titolo: 'For how long',
        testo: [
          'Cookies last one year. The cookie device lasts 180 days from your last sign-in. The local storage is good for 120 minutes at most and is emptied when you log out.',
        ],
      },
      {
        titolo: 'How to change your mind',
        testo: [
          'On this page you can allow cookies and revoke them: revoking deletes all of them except device, and colours and language become what they were at first. The session goes on, for it uses no cookie.',
          'The cookie device protects signing in and needs no consent. It stops working when you change your password, or end the other sessions from another device.',
          'You can also delete them in the settings of the browser.',
        ],
      },
    ],
  },
};
