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
        'places',
        'localStorage',
        'Le voci del menu, per non chiederle a ogni pagina.',
        '120 minuti; fino all’uscita',
      ),
      stored(
        'ds-list-open, lists',
        'localStorage',
        'Quali elenchi hai aperto: il loro nome, mai il contenuto. Li ricorda anche il tuo account.',
        'Fino all’uscita; nell’account finché esiste',
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
      stored('theme', 'cookie', 'The colours you chose.', '1 year'),
      stored('lang', 'cookie', 'The language you chose.', '1 year'),
      stored('browser', 'cookie', 'On a phone: you chose the browser over the app.', '1 year'),
      stored(
        'device',
        'cookie',
        'A random code that recognises a browser you have logged in with, so that other people guessing passwords do not slow you down.',
        '180 days from your last login, or until you change your password',
      ),
      stored(
        'token, id_utente, expires_at, last_activity',
        'localStorage',
        'The session: who you are, when it ends and your last activity.',
        'Up to 120 minutes, or until you log out',
      ),
      stored(
        'places',
        'localStorage',
        'The menu entries, so that pages do not have to load them again.',
        '120 minutes, or until you log out',
      ),
      stored(
        'ds-list-open, lists',
        'localStorage',
        'Which lists you opened: their names, never their content. Your account remembers them too.',
        'Until you log out; in the account as long as it exists',
      ),
      stored(
        'Logging in with another service or in two steps',
        'sessionStorage',
        'The codes that protect a login in progress.',
        'Until the login ends',
      ),
      stored(
        'tsr-scroll-restoration',
        'sessionStorage',
        'How far down you scrolled on each page, to return you to the same place.',
        'Until you log out or close the tab',
      ),
      stored(
        'Saves without a response',
        'sessionStorage',
        'The random name of what you sent, so that it is not saved twice. Never its content.',
        'Until the response arrives or you log out',
      ),
      stored(
        'libretto-program',
        'cacheStorage',
        'The program files, so that it opens without a network connection. They contain nothing of yours.',
        'Until the next version',
      ),
      stored(
        'libretto-emergency',
        'cacheStorage',
        'The emergency card, only if you turn it on: what you chose to put on it.',
        'Until you turn it off',
      ),
      stored('XSRF token', 'assente', 'Not needed: the session does not travel in a cookie.', 'Not used'),
      stored('Session cookie', 'assente', 'The session is in local storage, not in a cookie.', 'Not used'),
      stored('Analytics', 'assente', 'No one measures what you do here.', 'Not used'),
    ],
    sezioni: [
      {
        titolo: 'What cookies are',
        testo: [
          'A cookie is a short text that a website leaves in your browser. The browser sends it back at each visit.',
          'Local storage and session storage are like cookies, but stay in the browser. The website only reads them when you open one of its pages.',
        ],
      },
      {
        titolo: 'What Libretto keeps',
        testo: [
          'Only what it needs to work and the preferences you chose. No clinical data stays in your browser, except the emergency card if you turn it on.',
          'There is no advertising and there are no analytics. There are third-party cookies in only one case: when you accept a contract on the Subscription page, the PayPal button loads and uses its own cookies under its own policy.',
        ],
      },
      {
        titolo: 'How long they last',
        testo: [
          'Cookies last 1 year. The device cookie lasts 180 days from your last login. Local storage lasts up to 120 minutes and is emptied when you log out.',
        ],
      },
      {
        titolo: 'How to change your mind',
        testo: [
          'On this page you can allow cookies and revoke them. Revoking deletes all of them except device, and resets your colours and language. Your session continues, because it does not use cookies.',
          'The device cookie protects your login and does not need your consent. It stops working when you change your password or end other sessions from another device.',
          'You can also delete them in your browser settings.',
        ],
      },
    ],
  },
};
