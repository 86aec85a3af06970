import type { AppContext } from '../../context.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { HandlersFor } from '../../contract/handlers.ts';

type MenuEntry = components['schemas']['MenuEntry'];

const inGroup = (gruppo: NonNullable<MenuEntry['gruppo']>, pages: readonly MenuEntry[]): MenuEntry[] =>
  pages.map((page) => ({ ...page, gruppo }));

const card = { url: '/Registro/SchedaPaziente', image: 'patient', active: true };
const today = { ...card, label: 'Oggi', image: 'today', submenu: [] };

const recordPages = [
  { label: 'Taccuino del dolore', url: '/Registro/Taccuino', image: 'notebook', active: true },
  { label: 'Rilevazioni', url: '/Registro/Visite/rilevazioni', image: 'readings', active: true },
  { label: 'Esami', url: '/Registro/Esami', image: 'exams', active: true },
  { label: 'Diagnosi', url: '/Registro/Diagnosi', image: 'diagnoses', active: true },
  { label: 'Farmaci', url: '/Registro/Farmaci', image: 'therapies', active: true },
  { label: 'Visite', url: '/Registro/Visite', image: 'visits', active: true },
  { label: 'Vaccini', url: '/Registro/Vaccini', image: 'vaccinations', active: true },
  { label: 'Storia clinica', url: '/Registro/Anamnesi', image: 'anamnesis', active: true },
  { label: 'Documenti', url: '/Registro/File', image: 'files', active: true },
  { label: 'Cronologia', url: '/Registro/Cronologia', image: 'timeline', active: true },
  { label: 'Cestino', url: '/Registro/Cestino', image: 'trash', active: true },
];

const tools = [
  { label: 'Dosi', url: '/calcolatricemedica/Dosi', image: 'dose', active: true },
  { label: 'Funzione dei reni', url: '/calcolatricemedica/Clearance', image: 'clearance', active: true },
  { label: 'Punteggi di rischio', url: '/calcolatricemedica/calcoloScores', image: 'score', active: true },
  { label: 'Tutti i calcolatori', url: '/calcolatricemedica/Calcolatori', image: 'calculators', active: true },
  { label: 'Centri', url: '/centriConvezionati/CentriConvezionati', image: 'centres', active: true },
  { label: 'Modello 3D', url: '/model/model3d', image: 'model', active: true },
  { label: 'Link utili', url: '/altro', image: 'links', active: true },
];

const sections = [...inGroup('libretto', recordPages), ...inGroup('strumenti', tools)];

const health = { label: 'Salute', url: '/Registro/Salute', image: 'health', active: true, submenu: sections };

const share = {
  label: 'Condividi',
  url: '/Registro/Condividi',
  image: 'share',
  active: true,
  submenu: [
    { label: 'Dottori', url: '/Registro/Dottori', image: 'doctors', active: true },
    { label: 'Chi vede che cosa', url: '/Registro/Privacy', image: 'privacy', active: true },
    { label: 'Link a tempo', url: '/Registro/Condivisioni', image: 'sharing', active: true },
    { label: 'Chi mi aiuta', url: '/Registro/Deleghe', image: 'caregivers', active: true },
    { label: 'Proposte dei medici', url: '/Registro/Proposte', image: 'proposals', active: true },
    { label: 'Preparo la visita', url: '/Registro/PreparaVisita', image: 'visit-sheet', active: true },
    { label: 'Stampa e scarica', url: '/report', image: 'report', active: true },
    { label: 'Scheda di emergenza', url: '/account/Emergenza', image: 'emergency', active: true },
  ],
};

const patients = { label: 'Assistiti', url: '/Assistiti', image: 'patients', active: true, submenu: [] };

const administration = {
  label: 'Da sbrigare',
  url: '/admin/admin',
  image: 'admin',
  active: true,
  submenu: [
    ...inGroup('persone', [
      { label: 'Utenti', url: '/admin/utenti', image: 'users', active: true },
      { label: 'Verifica medici', url: '/admin/medici', image: 'verification', active: true },
    ]),
    ...inGroup('accesso', [
      { label: 'Licenze', url: '/admin/licenze', image: 'licences', active: true },
      { label: 'Ruoli', url: '/admin/ruoli', image: 'roles', active: true },
      { label: 'Funzionalità', url: '/admin/funzionalita', image: 'features', active: true },
    ]),
    ...inGroup('elenchi', [
      { label: 'Dottori', url: '/admin/dottori', image: 'directory', active: true },
      { label: 'Centri', url: '/admin/centri', image: 'centres', active: true },
    ]),
    ...inGroup('funzionamento', [
      { label: 'Posta in uscita', url: '/admin/posta', image: 'outbox', active: true },
      { label: 'Registro modifiche', url: '/admin/registro', image: 'log', active: true },
    ]),
  ],
};

/** Doctors and administrators start with their work, and find their own record among the sections. */
const ownRecord = {
  ...health,
  submenu: [...inGroup('libretto', [{ ...card, label: 'Scheda Paziente' }]), ...sections],
};

export function menuRoutes({ doctors, hasFeature }: AppContext): HandlersFor<'getMenu'> {
  return {
    // Reading is never gated: a section without its feature opens and offers a subscription.
    async getMenu({ session }) {
      const [doctor, admin] = await Promise.all([doctors.isDoctor(session.id_utente), hasFeature(session, 'admin')]);
      if (doctor) return [patients, ownRecord, share, ...(admin ? [administration] : [])];
      if (admin) return [administration, ownRecord, share];
      return [today, health, share];
    },
  };
}
