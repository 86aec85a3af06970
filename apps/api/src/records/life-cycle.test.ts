import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeDoctor } from '../../test/doctors.ts';
import { makeFemale, operations } from '../../test/own-records.ts';
import { makeServer, noon, onBothDatabases, type Person, type TestServer } from '../../test/server.ts';
import { drawBody } from '../demo/figure.ts';
import { features } from '../policy/features.ts';
import { seenVersion } from './saved-record.ts';

const minute = 60_000;

/** The documented day of deletion. */
const longAgo = '2012-12-20T00:00:00.000Z';

test('If-Match names one version, any, or none that there could be', () => {
  expect(seenVersion(undefined)).toBeUndefined();
  expect(seenVersion('*')).toBeUndefined();
  expect(seenVersion('"2026"')).toBe('2026');
  expect(seenVersion('2026')).toBe('');
  expect(seenVersion('"a", "b"')).toBe('');
});

/** Those that change a record, but nothing that somebody else could have written meanwhile. */
const unprotected: Record<string, string> = {
  createNotebookEntry: 'makes a new one',
  createPregnancy: 'makes a new one',
  createReactionReport: 'makes a new one; reports are never changed',
  createFile: 'makes a new one',
  createShare: 'makes a new one',
  saveScore: 'makes a new one',
  saveDoctor: 'an entry of a list that everybody shares; only its author writes to it',
  inviteDoctor: 'makes a new one',
  sendDoctorInvitation: 'sends another one, and nothing else',
  revokeDoctorInvitation: 'revokes, and nothing else',
  saveNotebookStatus: 'deletes, restores or locks, and nothing else',
  restoreReactionReport: 'restores, and nothing else',
  markDose: 'says one thing of one dose',
  saveConsent: 'says one thing of one consent',
  saveFamilyAnamnesis: 'says in its body when what it changes was written (409)',
  saveRemoteAnamnesis: 'the same',
  saveRecentAnamnesis: 'the same',
  savePhysiologicalAnamnesis: 'the same',
  destroyUser: 'ends the whole account',
};

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

const weights: Record<string, number> = { Una: 71, Altra: 72, Prima: 73, Seconda: 74, Comunque: 75 };

const clearances: Record<string, number> = { Una: 2, Altra: 6, Prima: 3, Seconda: 4, Comunque: 5 };

const doctorOf = (fullname: string) => ({
  fullname,
  email: null,
  cpp_localita_iscrizione: 'Parma',
  numero_iscrizione: null,
  specializzation: '',
});

const centreOf = (centro_nome: string) => ({
  centro_tipologia: 1,
  centro_nome,
  centro_indirizzo: '',
  telefono: '',
  sitoWeb: null,
  email: null,
});

const png = 'data:image/png;base64,';

onBothDatabases('what somebody else has changed meanwhile', (kind) => {
  let now = noon;
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = noon;
    person = await server.person();
  });

  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) => server.call(method, `/api/${path}`, { token: person.token, body, ...(headers && { headers }) });

  const callAsAdmin = async (method: 'POST' | 'PUT', path: string, body: object, headers?: Record<string, string>) => {
    const { token } = await server.person(features);
    return server.call(method, `/api/${path}`, { token, body, ...(headers && { headers }) });
  };

  interface Kind {
    /** The operations of the contract that this tries. */
    operations: string[];
    first: () => ReturnType<typeof call>;
    change: (id: number, words: string, headers?: Record<string, string>) => ReturnType<typeof call>;
    /** Absent where nothing is deleted. */
    remove?: (id: number) => ReturnType<typeof call>;
    id: string;
    words: string;
    /** What stands for words where there are none. */
    says?: Record<string, unknown>;
  }

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

  function contact(operation: string, table: string, type: number): Kind {
    const content = { id_contatto_tipologia: type, contatto_telefono: '0511234567', id_livello_confidenzialita: 1 };
    const save = (id: number, contatto_nominativo: string, headers?: Record<string, string>) =>
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

  const kinds: Record<string, Kind> = {
    'emergency contact': contact('saveEmergencyContact', 'contattiemergenza', 10),
    'other contact': contact('saveOtherContact', 'contattialtro', 0),
    vaccination: {
      operations: ['saveVaccination'],
      first: () => call('POST', 'salva/vaccinations/0', { ...vaccination, vaccinazione_reazioni: 'Nessuna' }),
      change: (id, words, headers) =>
        call('POST', `salva/vaccinations/${id}`, { ...vaccination, vaccinazione_reazioni: words }, headers),
      remove: (id) => call('POST', `salva/vaccinations/${id}`, { deleted_at: longAgo }),
      id: 'id_vaccinazione',
      words: 'vaccinazione_reazioni',
    },
    reading: {
      operations: ['saveReading'],
      first: () => call('POST', 'salva/tbl_parametri_vitalis/0', reading),
      // Readings have no words: each is another weight.
      change: (id, words, headers) => {
        const parametro_peso = weights[words];
        return call('POST', `salva/tbl_parametri_vitalis/${id}`, { ...reading, parametro_peso }, headers);
      },
      remove: (id) => call('DELETE', `rilevazioni/${id}`),
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
      id: 'id_gravidanza',
      words: 'note_gravidanza',
    },
    link: {
      operations: ['savePersonalLink'],
      first: () => call('POST', 'linkPersonale', link),
      change: (linkid, words, headers) =>
        call('POST', 'linkPersonale', { ...link, linkid, descrizione: words, status: 'update' }, headers),
      remove: (linkid) => call('POST', 'linkPersonale', { linkid, status: 'delete' }),
      id: 'linkid',
      words: 'descrizione',
    },
    file: {
      operations: ['saveFile'],
      first: () => call('POST', 'files', file),
      change: (id, words, headers) => call('PUT', `files/${id}`, { file_commento: words }, headers),
      remove: (id) => call('DELETE', `files/${id}`),
      id: 'id_file',
      words: 'file_commento',
    },
    visit: {
      operations: ['saveVisit'],
      first: () => call('POST', 'salva/visite/0', visit),
      change: (id, words, headers) =>
        call('POST', `salva/visite/${id}`, { ...visit, visita_conclusioni: words }, headers),
      remove: (id) => call('DELETE', `visite/${id}`),
      id: 'id_visita',
      words: 'visita_conclusioni',
    },
    diagnosis: {
      operations: ['saveDiagnosis'],
      first: () => call('POST', 'salva/diagnosi/0', { ...diagnosis, diagnosi_stato: '0' }),
      change: (id, words, headers) =>
        call('POST', `salva/diagnosi/${id}`, { ...diagnosis, diagnosi_patologia: words }, headers),
      remove: (id) => call('DELETE', `diagnosi/${id}`),
      id: 'id_diagnosi',
      words: 'diagnosi_patologia',
    },
    therapy: {
      operations: ['saveTherapy'],
      first: () => call('POST', 'farmaci', { ...therapy, id_terapie: 0, status: 'add' }),
      change: (id, words, headers) =>
        call('POST', 'farmaci', { id_terapie: id, status: 'update', note: words }, headers),
      remove: (id_terapie) => call('POST', 'farmaci', { id_terapie, status: 'delete' }),
      id: 'id_terapie',
      words: 'note',
    },
    exam: {
      operations: ['saveExam'],
      first: () => call('POST', 'salva/esami/0', exam),
      change: (id, words, headers) => call('POST', `salva/esami/${id}`, { ...exam, indagine_motivo: words }, headers),
      remove: (id) => call('POST', `salva/esami/${id}`, { indagine_stato: '3' }),
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
      id: 'id_taccuino',
      words: 'taccuino_descrizione',
    },
    'what a doctor may see': {
      operations: ['saveDoctorAccess'],
      first: async () => {
        const { id_cpp } = await makeDoctor(server);
        return call('POST', 'dottori', { status: 'add', id_cpp });
      },
      // Each is another level.
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
      first: () => callAsAdmin('POST', 'security/dottori', doctorOf(`Dottore di ${person.email}`)),
      change: (id, words, headers) => callAsAdmin('PUT', `security/dottori/${id}`, doctorOf(words), headers),
      id: 'id_cpp',
      words: 'fullname',
    },
    'a centre of the directory': {
      operations: ['saveDirectoryCentre'],
      first: () => callAsAdmin('POST', 'security/centri', centreOf(`Centro di ${person.email}`)),
      change: (id, words, headers) => callAsAdmin('PUT', `security/centri/${id}`, centreOf(words), headers),
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
  const read = ({ body }: Awaited<ReturnType<typeof call>>) => body.data ?? body;

  // covers C-34
  test.each(Object.entries(kinds))(
    'is not written over: %s',
    async (_name, { first, change, id: key, words, says }) => {
      const before = read(await first());
      const id: number = before[key];
      const old = { 'if-match': `"${before.versione}"` };
      now += minute;
      const one = read(await change(id, 'Una', old));
      expect(one.versione).not.toBe(before.versione);
      now += minute;
      const refused = await change(id, 'Altra', old);
      expect(refused.status).toBe(412);
      expect(refused.body.code).toBe('changed');
      const seen = { 'if-match': `"${one.versione}"` };
      const both = await Promise.all([change(id, 'Prima', seen), change(id, 'Seconda', seen)]);
      expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(both.filter(({ body }) => body.code === 'changed')).toHaveLength(1);
      const last = await change(id, 'Comunque', { 'if-match': '*' });
      expect(last.status).toBe(200);
      expect(JSON.stringify(read(last)[words])).toContain(says?.Comunque ?? 'Comunque');
    },
  );

  // covers C-34
  test.each(Object.entries(kinds).filter(([, { remove }]) => remove))(
    'stays deleted when a form that was open before is saved: %s',
    async (_name, { first, change, remove, id: key }) => {
      const before = read(await first());
      const id: number = before[key];
      now += minute;
      expect((await remove?.(id))?.status).toBe(200);
      now += minute;
      const refused = await change(id, 'Altra', { 'if-match': `"${before.versione}"` });
      expect(refused).toMatchObject({ status: 409, body: { code: 'deleted' } });
      const again = await change(id, 'Altra', { 'if-match': `"${before.versione}"` });
      expect(again).toMatchObject({ status: 409, body: { code: 'deleted' } });
    },
  );

  test.each(Object.entries(kinds).filter(([name, { remove }]) => remove && !name.endsWith('contact')))(
    'stays deleted when it is changed by a client that names no version: %s',
    async (_name, { first, change, remove, id: key }) => {
      const id: number = read(await first())[key];
      await remove?.(id);
      const refused = await change(id, 'Altra');
      expect(refused).toMatchObject({ status: 409, body: { code: 'deleted' } });
    },
  );

  test('every operation that takes a version is tried, and every one that changes a record as a whole takes one', () => {
    const protectedOnes = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'If-Match'));
    expect(protectedOnes.map(({ id }) => id).sort()).toEqual(
      Object.values(kinds)
        .flatMap((one) => one.operations)
        .sort(),
    );
    for (const { responses } of protectedOnes) expect(responses).toHaveProperty('412');
    const changes = operations.filter(
      ({ method, audited, body }) => audited !== undefined && body !== undefined && method !== 'delete',
    );
    const others = changes.filter((operation) => !protectedOnes.includes(operation)).map(({ id }) => id);
    expect(others.sort()).toEqual(Object.keys(unprotected).sort());
  });
});
