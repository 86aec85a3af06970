import { activePerson } from '../shared/acting/active-person.ts';
import { today } from '../shared/formats/formats.ts';
import { filesFor, type PageFiles } from '../shared/page-files.ts';
import { prefetch } from '../shared/prefetch.ts';
import { base, isPublic } from '../shared/session/places.ts';
import { currentSession, goToLogin } from '../shared/session/session.ts';
import { keys } from '../shared/session/storage.ts';

// What the first page will ask for, asked for while the application is still on its way.
const asked = window.location.pathname.slice(base.length).toLowerCase().replace(/\/+$/, '');
const path = asked === '' || asked === '/registro' ? '/registro/schedapaziente' : asked;

const language = document.documentElement.lang === 'en' ? 'en' : 'it';

/** What the loaders and components of a page request when they are first shown, below `/api/`. */
const requests: Readonly<Record<string, readonly string[]>> = {
  '/registro/schedapaziente': [`oggi/{id}?giorno=${today()}`, 'emergenzaGet/{id}', 'moreContactsGet/{id}'],
  '/registro/salute': [`salute/{id}?giorno=${today()}`],
  '/registro/esami': ['getEsami/{id}/3', 'getCentriIndagini/{id}'],
  '/registro/farmaci': [
    `getFarmaci/{id}/3?lingua=${language}`,
    'diagnosiPatient/{id}',
    `assunzioni/{id}/${today()}`,
    'getAdverseReaction/{id}',
  ],
  '/registro/diagnosi': ['diagnosiPatient/{id}'],
  '/registro/visite': ['visitePatient/{id}', 'rilevazioniPatient/{id}'],
  '/registro/visite/rilevazioni': ['rilevazioniPatient/{id}'],
  '/registro/taccuino': ['getTaccuinos/{id}'],
  '/registro/taccuino/nuova': [],
  '/registro/vaccini': ['getVaccinis/{id}', 'calendarioVaccinale/{id}'],
  '/registro/file': ['getFiles/{id}', 'getKardiaFile/{id}', 'spazio'],
  '/registro/esami/*': ['getEsami/{id}/3', 'getCentriIndagini/{id}'],
  '/registro/farmaci/*': [`getFarmaci/{id}/3?lingua=${language}`, 'diagnosiPatient/{id}', `assunzioni/{id}/${today()}`],
  '/registro/diagnosi/*': ['diagnosiPatient/{id}'],
  '/registro/visite/*': ['visitePatient/{id}'],
  '/registro/taccuino/*': ['getTaccuinos/{id}'],
  '/registro/vaccini/*': ['getVaccinis/{id}', 'calendarioVaccinale/{id}'],
  '/registro/file/*': ['getFiles/{id}', 'getKardiaFile/{id}'],
  '/registro/cronologia': ['cronologia/{id}'],
  '/registro/dottori': ['getAscDoctors/{id}', 'getNAdoctors/{id}'],
};
/** Only for the patient and parents: another caregiver would be refused. */
const ofTheOwner = ['getNAdoctors/{id}'];
/** Pages that do without the patient. */
const withoutPatient = ['/registro/salute', '/registro/cronologia'];

function askForData(): void {
  const session = currentSession();
  if (!session) {
    goToLogin();
    return;
  }
  const { userId, token } = session;
  const person = activePerson();
  if (localStorage.getItem(keys.menu) === null) prefetch(`/api/menu/${userId}`, token);
  if (localStorage.getItem(keys.lists) === null) prefetch('/api/preferenze', token);
  if (person !== undefined) prefetch('/api/deleghe/ricevute', token);
  const data = requests[path] ?? requests[path.replace(/\/\d+$/, '/*')];
  if (data && !withoutPatient.includes(path)) prefetch(`/api/patient/${person ?? userId}`, token, person);
  for (const request of data ?? []) {
    if (person !== undefined && ofTheOwner.includes(request)) continue;
    prefetch(`/api/${request.replace('{id}', String(person ?? userId))}`, token, person);
  }
}

const preloadedAs: Readonly<Record<string, string>> = { css: 'style', woff2: 'font' };

function askForFiles(): void {
  // The development server makes the files as they are asked for.
  const list = document.querySelector('#page-files')?.textContent;
  if (!list) return;
  const files: PageFiles = JSON.parse(list);
  // A returning visitor has the fonts in the cache. Requested only once the styles need them, they still come too late.
  const fonts = navigator.serviceWorker?.controller ? files.fonts : [];
  for (const file of new Set([...filesFor(files, path, language), ...fonts])) {
    const link = document.createElement('link');
    const [, ending = ''] = /\.(\w+)$/.exec(file) ?? [];
    const as = preloadedAs[ending];
    link.rel = as === undefined ? 'modulepreload' : 'preload';
    if (as !== undefined) link.as = as;
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}

// Data first: over HTTP/1.1 a browser opens six connections, and the files would occupy them until the page needs its data.
if (!isPublic(path)) askForData();
askForFiles();
// The first format of a date takes a tenth of a second on a slow phone, which is idle until the first file arrives.
setTimeout(() => new Intl.DateTimeFormat(language));
