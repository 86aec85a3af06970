import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';

const menu = [
  {
    label: 'Registro',
    url: '/Registro',
    image: 'record',
    active: true,
    submenu: [
      { label: 'Scheda Paziente', url: '/Registro/SchedaPaziente', image: 'patient', active: true },
      { label: 'Taccuino', url: '/Registro/Taccuino', image: 'notebook', active: true },
      { label: 'Esami', url: '/Registro/Esami', image: 'exams', active: true },
      { label: 'Diagnosi', url: '/Registro/Diagnosi', image: 'diagnoses', active: true },
      { label: 'Farmaci', url: '/Registro/Farmaci', image: 'therapies', active: true },
      { label: 'Visite', url: '/Registro/Visite', image: 'visits', active: true },
      { label: 'Vaccini', url: '/Registro/Vaccini', image: 'vaccinations', active: true },
      { label: 'Anamnesi', url: '/Registro/Anamnesi', image: 'anamnesis', active: true },
      { label: 'File', url: '/Registro/File', image: 'files', active: true },
      { label: 'Dottori', url: '/Registro/Dottori', image: 'doctors', active: true },
      { label: 'Mappa della privacy', url: '/Registro/Privacy', image: 'privacy', active: true },
      { label: 'Preparo la visita', url: '/Registro/PreparaVisita', image: 'visit-sheet', active: true },
      { label: 'Link che scadono', url: '/Registro/Condivisioni', image: 'sharing', active: true },
      { label: 'Cronologia', url: '/Registro/Cronologia', image: 'timeline', active: true },
    ],
  },
  {
    label: 'Calcolatrice',
    url: '/calcolatricemedica',
    image: 'calculator',
    active: true,
    submenu: [
      { label: 'Dosi', url: '/calcolatricemedica/Dosi', image: 'dose', active: true },
      { label: 'Clearance', url: '/calcolatricemedica/Clearance', image: 'clearance', active: true },
      { label: 'Score', url: '/calcolatricemedica/calcoloScores', image: 'score', active: true },
      { label: 'Tutti i calcolatori', url: '/calcolatricemedica/Calcolatori', image: 'calculators', active: true },
    ],
  },
  {
    label: 'Centri',
    url: '/centriConvezionati/CentriConvezionati',
    image: 'centres',
    active: true,
    submenu: [],
  },
  { label: 'Report', url: '/report', image: 'report', active: true, submenu: [] },
  { label: 'Altro', url: '/altro', image: 'links', active: true, submenu: [] },
];

const patients = { label: 'I miei assistiti', url: '/Assistiti', image: 'patients', active: true, submenu: [] };

const administration = {
  label: 'Amministrazione',
  url: '/admin/admin',
  image: 'admin',
  active: true,
  submenu: [
    { label: 'Funzionalità', url: '/admin/funzionalita', image: 'features', active: true },
    { label: 'Ruoli', url: '/admin/ruoli', image: 'roles', active: true },
    { label: 'Licenze', url: '/admin/licenze', image: 'licences', active: true },
    { label: 'Utenti', url: '/admin/utenti', image: 'users', active: true },
    { label: 'Dottori', url: '/admin/dottori', image: 'directory', active: true },
    { label: 'Medici da verificare', url: '/admin/medici', image: 'verification', active: true },
    { label: 'Centri', url: '/admin/centri', image: 'centres', active: true },
    { label: 'Posta in uscita', url: '/admin/posta', image: 'outbox', active: true },
    { label: 'Registro delle modifiche', url: '/admin/registro', image: 'log', active: true },
  ],
};

export function menuRoutes({ doctors, hasFeature }: AppContext): HandlersFor<'getMenu'> {
  return {
    // Reading is never gated: a section without its feature opens and offers a subscription.
    async getMenu({ session }) {
      const [doctor, admin] = await Promise.all([doctors.isDoctor(session.id_utente), hasFeature(session, 'admin')]);
      return [...menu, ...(doctor ? [patients] : []), ...(admin ? [administration] : [])];
    },
  };
}
