import { drawBody } from '../src/demo/figure.ts';
import { features } from '../src/policy/features.ts';
import { makeDoctor } from './doctors.ts';
import { makeFemale } from './own-records.ts';
import type { Person, TestServer } from './server.ts';

type Answer = Promise<Awaited<ReturnType<TestServer['call']>>>;
type Headers = Record<string, string>;

export interface VersionedKind {
  operations: string[];
  first: () => Answer;
  /** Changes the text in the field `words`, or its substitute. */
  change: (id: number, words: string, headers?: Headers) => Answer;
  id: string;
  words: string;
  /** Substitutes of the words in fields without text. */
  says?: Record<string, unknown>;
  /** Absent if records cannot be deleted. */
  remove?: (id: number) => Answer;
  /** Absent if deletion is final or an ordinary change. */
  restore?: (id: number, headers?: Headers) => Answer;
  trash?: string;
  list?: () => Answer;
}

/** The date that a client sends with a deletion is ignored. */
const longAgo = '2012-12-20T00:00:00.000Z';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

const weights: Record<string, number> = { Una: 71, Altra: 72, Prima: 73, Seconda: 74, Comunque: 75 };

const clearances: Record<string, number> = { Una: 2, Altra: 6, Prima: 3, Seconda: 4, Comunque: 5 };

const doctorBody = (fullname: string) => ({
  fullname,
  email: null,
  cpp_localita_iscrizione: 'Parma',
  numero_iscrizione: null,
  specializzation: '',
});

const centreBody = (centro_nome: string) => ({
  centro_tipologia: 1,
  centro_nome,
  centro_indirizzo: '',
  telefono: '',
  sitoWeb: null,
  email: null,
});

const png = 'data:image/png;base64,';

/** All kinds of record whose changes require a version. */
export function versionedKinds(server: TestServer, person: Person): Record<string, VersionedKind> {
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, headers?: Headers): Answer =>
    server.call(method, `/api/${path}`, { token: person.token, body, ...(headers && { headers }) });

  const callAsAdmin = async (method: 'POST' | 'PUT', path: string, body: object, headers?: Headers) => {
    const { token } = await server.person(features);
    return server.call(method, `/api/${path}`, { token, body, ...(headers && { headers }) });
  };

  const visit = {
    visita_data: '2026-03-12',
    visita_motivazione: 'Controllo',
    visita_osservazioni: 'Nulla',
    visita_conclusioni: 'Continuare',
  };
  const diagnosis = {
    tipo_diagnosi: 'Diagnosi',
    diagnosi_patologia: 'Asma',
    diagnosiDetails: { careprovider: 'Elena Bianchi' },
  };
  const therapy = {
    id_farmaco_codifa: null,
    farmaco: { descrizione_breve: 'Ramipril 5 mg compresse', somministrazione: 'orale' },
    tipo_terapia: '1',
    quantita_farmaceutica: '1 compressa',
    frequenza_farmaceutica: 'Una volta al giorno',
    data_inizio: '2026-01-12',
    prescrittore: 'Elena Bianchi',
  };
  const address = { comune_nascita: null, comune_residenza: 'Roma', contatto_telefono: '+393331112222' };
  const exam = { indagine_tipologia: 'Ecografia', indagine_stato: '0', id_livello_confidenzialita: 6 };

  const vaccination = { id_vaccino: 'vacc-boostrix', vaccinazione_data: '2019-05-14', vaccinazione_richiamo: 1 };
  const reading = { data_rilevazione: '2026-03-12', fonte: 'manuale', parametro_peso: 70 };
  const pregnancy = {
    ...{ eta: 29, inizio_gravidanza: '2013-05-20', fine_gravidanza: '2014-02-21' },
    ...{ esito: 'nascita', sesso_bambino: 'Femmina', note_gravidanza: 'Prima' },
  };
  const link = { name: 'Emicrania', link: 'https://www.example.org/', descrizione: 'Prima' };
  const file = {
    ...{ file_nome: 'Lettera.pdf', file_type: 'application/pdf', type: 'documento', id_livello_confidenzialita: 1 },
    ...{ file: `data:application/pdf;base64,${pdf.toString('base64')}`, data_rilievo: '2026-03-12' },
  };

  function contact(operation: string, table: string, type: number): VersionedKind {
    const content = { id_contatto_tipologia: type, contatto_telefono: '0511234567', id_livello_confidenzialita: 1 };
    const save = (id: number, contatto_nominativo: string, headers?: Headers) =>
      call('POST', `salva/${table}/${id}`, { ...content, contatto_nominativo }, headers);
    return {
      operations: [operation],
      first: () => save(0, 'Ada'),
      change: save,
      remove: (id) =>
        call('POST', `salva/${table}/${id}`, { ...content, id_contatto_tipologia: -1, contatto_nominativo: 'Ada' }),
      id: 'id_contatto',
      words: 'contatto_nominativo',
    };
  }

  return {
    'emergency contact': contact('saveEmergencyContact', 'contattiemergenza', 10),
    'other contact': contact('saveOtherContact', 'contattialtro', 0),
    vaccination: {
      operations: ['saveVaccination'],
      first: () => call('POST', 'salva/vaccinations/0', { ...vaccination, vaccinazione_reazioni: 'Nessuna' }),
      change: (id, words, headers) =>
        call('POST', `salva/vaccinations/${id}`, { ...vaccination, vaccinazione_reazioni: words }, headers),
      remove: (id) => call('POST', `salva/vaccinations/${id}`, { deleted_at: longAgo }),
      restore: (id, headers) => call('POST', `salva/vaccinations/${id}`, { deleted_at: null }, headers),
      trash: 'vaccination',
      list: () => call('GET', `getVaccinis/${person.id_paziente}`),
      id: 'id_vaccinazione',
      words: 'vaccinazione_reazioni',
    },
    reading: {
      operations: ['saveReading'],
      first: () => call('POST', 'salva/tbl_parametri_vitalis/0', reading),
      // Readings have no text, so the words map to weights.
      change: (id, words, headers) => {
        const parametro_peso = weights[words];
        return call('POST', `salva/tbl_parametri_vitalis/${id}`, { ...reading, parametro_peso }, headers);
      },
      remove: (id) => call('DELETE', `rilevazioni/${id}`),
      restore: (id, headers) => call('POST', `salva/tbl_parametri_vitalis/${id}`, { deleted_at: null }, headers),
      trash: 'reading',
      list: () => call('GET', `rilevazioniPatient/${person.id_paziente}`),
      id: 'id_rilevazione',
      words: 'parametro_peso',
      says: weights,
    },
    pregnancy: {
      operations: ['updatePregnancy'],
      first: async () => {
        await makeFemale(server, person);
        return call('POST', 'gravidanze', pregnancy);
      },
      change: (id, words, headers) =>
        call('PUT', `gravidanze/${id}`, { ...pregnancy, note_gravidanza: words }, headers),
      remove: (id) => call('DELETE', `gravidanze/${id}`),
      restore: (id, headers) => call('PUT', `gravidanze/${id}`, { deleted_at: null }, headers),
      trash: 'pregnancy',
      list: () => call('GET', `getGravidanze/${person.id_paziente}`),
      id: 'id_gravidanza',
      words: 'note_gravidanza',
    },
    link: {
      operations: ['savePersonalLink'],
      first: () => call('POST', 'linkPersonale', link),
      change: (linkid, words, headers) =>
        call('POST', 'linkPersonale', { ...link, linkid, descrizione: words, status: 'update' }, headers),
      remove: (linkid) => call('POST', 'linkPersonale', { linkid, status: 'delete' }),
      restore: (linkid, headers) => call('POST', 'linkPersonale', { linkid, deleted_at: null }, headers),
      trash: 'link',
      list: () => call('GET', `getLinkPersonale/${person.id_paziente}`),
      id: 'linkid',
      words: 'descrizione',
    },
    file: {
      operations: ['saveFile'],
      first: () => call('POST', 'files', file),
      change: (id, words, headers) => call('PUT', `files/${id}`, { file_commento: words }, headers),
      remove: (id) => call('DELETE', `files/${id}`),
      restore: (id, headers) => call('PUT', `files/${id}`, { deleted_at: null }, headers),
      trash: 'file',
      list: () => call('GET', `getFiles/${person.id_paziente}`),
      id: 'id_file',
      words: 'file_commento',
    },
    visit: {
      operations: ['saveVisit'],
      first: () => call('POST', 'salva/visite/0', visit),
      change: (id, words, headers) =>
        call('POST', `salva/visite/${id}`, { ...visit, visita_conclusioni: words }, headers),
      remove: (id) => call('DELETE', `visite/${id}`),
      restore: (id, headers) => call('POST', `salva/visite/${id}`, { deleted_at: null }, headers),
      trash: 'visit',
      list: () => call('GET', `visitePatient/${person.id_paziente}`),
      id: 'id_visita',
      words: 'visita_conclusioni',
    },
    diagnosis: {
      operations: ['saveDiagnosis'],
      first: () => call('POST', 'salva/diagnosi/0', { ...diagnosis, diagnosi_stato: '0' }),
      change: (id, words, headers) =>
        call('POST', `salva/diagnosi/${id}`, { ...diagnosis, diagnosi_patologia: words }, headers),
      remove: (id) => call('DELETE', `diagnosi/${id}`),
      restore: (id, headers) => call('POST', `salva/diagnosi/${id}`, { deleted_at: null }, headers),
      trash: 'diagnosis',
      list: () => call('GET', `diagnosiPatient/${person.id_paziente}`),
      id: 'id_diagnosi',
      words: 'diagnosi_patologia',
    },
    therapy: {
      operations: ['saveTherapy'],
      first: () => call('POST', 'farmaci', { ...therapy, id_terapie: 0, status: 'add' }),
      change: (id, words, headers) =>
        call('POST', 'farmaci', { id_terapie: id, status: 'update', note: words }, headers),
      remove: (id_terapie) => call('POST', 'farmaci', { id_terapie, status: 'delete' }),
      restore: (id, headers) =>
        call('POST', 'farmaci', { id_terapie: id, status: 'update', deleted_at: null }, headers),
      trash: 'therapy',
      list: () => call('GET', `getFarmaci/${person.id_paziente}/3`),
      id: 'id_terapie',
      words: 'note',
    },
    exam: {
      operations: ['saveExam'],
      first: () => call('POST', 'salva/esami/0', exam),
      change: (id, words, headers) => call('POST', `salva/esami/${id}`, { ...exam, indagine_motivo: words }, headers),
      remove: (id) => call('POST', `salva/esami/${id}`, { indagine_stato: '3' }),
      restore: (id, headers) => call('POST', `salva/esami/${id}`, { deleted_at: null }, headers),
      trash: 'exam',
      list: () => call('GET', `getEsami/${person.id_paziente}/3`),
      id: 'id_indagine',
      words: 'indagine_motivo',
    },
    notebook: {
      operations: ['updateNotebookEntry'],
      first: () =>
        call('POST', 'taccuino/', {
          taccuino_2d_drawn: 1,
          taccuino_data: '2026-03-12',
          taccuino_descrizione: 'Prima',
          taccuino_report_anteriore: png + drawBody('front', {}).toString('base64'),
          taccuino_report_posteriore: png + drawBody('back', {}).toString('base64'),
          id_livello_confidenzialita: 4,
        }),
      change: (id, words, headers) => call('PUT', `taccuino/${id}`, { taccuino_descrizione: words }, headers),
      remove: (id) => call('POST', `salva/tbl_taccuinos/${id}`, { deleted_at: longAgo }),
      restore: (id, headers) => call('POST', `salva/tbl_taccuinos/${id}`, { deleted_at: null }, headers),
      trash: 'notebook',
      list: () => call('GET', `getTaccuinos/${person.id_paziente}`),
      id: 'id_taccuino',
      words: 'taccuino_descrizione',
    },
    'what a doctor may see': {
      operations: ['saveDoctorAccess'],
      first: async () => {
        const { id_cpp } = await makeDoctor(server);
        return call('POST', 'dottori', { status: 'add', id_cpp });
      },
      // Words map to confidentiality levels.
      change: (id_cpp, words, headers) => {
        const assegnazione_confidenzialita = clearances[words];
        const access = { assegnazione_confidenzialita, visibility: 1, tags: [] };
        return call('POST', 'associatedCareProviders', { id_cpp, ...access }, headers);
      },
      remove: (id_cpp) => call('POST', 'dottori', { status: 'delete', id_cpp }),
      id: 'id_cpp',
      words: 'assegnazione_confidenzialita',
      says: clearances,
    },
    'a doctor of the directory': {
      operations: ['saveDirectoryDoctor'],
      first: () => callAsAdmin('POST', 'security/dottori', doctorBody(`Dottore di ${person.email}`)),
      change: (id, words, headers) => callAsAdmin('PUT', `security/dottori/${id}`, doctorBody(words), headers),
      id: 'id_cpp',
      words: 'fullname',
    },
    'a centre of the directory': {
      operations: ['saveDirectoryCentre'],
      first: () => callAsAdmin('POST', 'security/centri', centreBody(`Centro di ${person.email}`)),
      change: (id, words, headers) => callAsAdmin('PUT', `security/centri/${id}`, centreBody(words), headers),
      id: 'id_centro_indagine',
      words: 'centro_nome',
    },
    patient: {
      operations: ['updatePatient'],
      first: () => call('GET', `patient/${person.id_utente}`),
      change: (id, words, headers) =>
        call(
          'PUT',
          `patient/${id}`,
          {
            id_paziente: id,
            id_update: person.id_utente,
            status: 'update',
            page: 'recapiti',
            user: { contact_detail: { ...address, contatto_indirizzo: words } },
          },
          headers,
        ),
      id: 'id_paziente',
      words: 'user',
    },
  };
}
