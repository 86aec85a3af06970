import { document, type OwnedKind, resolve } from '../src/contract/document.ts';
import { type Operation, readOperations } from '../src/contract/operations.ts';
import { drawBody } from '../src/demo/figure.ts';
import { associate, makeDoctor } from './doctors.ts';
import { openSession } from './open-session.ts';
import { reactionReport } from './reactions.ts';
import { insertTestPasskey, linkTestIdentity } from './second-factor.ts';
import { type Person, type TestServer, today } from './server.ts';

export const operations = readOperations(document, () => true);

export const drawing = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;

/** Test persons have no sex unless a test needs one. */
export async function makeFemale(server: TestServer, person: Person) {
  const female = { paziente_sesso: 'female' } as const;
  await server.database.updateTable('pazienti').set(female).where('id_paziente', '=', person.id_paziente).execute();
}

/** Text that identifies data of a person in a response. */
export const markerFor = (person: Person) => `segno-${person.id_utente}-`;

async function ensureDoctor(server: TestServer, { id_utente }: Person): Promise<number> {
  const doctors = server.database.selectFrom('care_providers').select('id_cpp').where('id_utente', '=', id_utente);
  return ((await doctors.executeTakeFirst()) ?? (await makeDoctor(server, { id_utente }))).id_cpp;
}

async function sharedRecord(server: TestServer, person: Person, operation: Operation, kind: 'notebook' | 'file') {
  const patient = await server.person();
  const id_cpp = await ensureDoctor(server, person);
  await associate(server, patient, id_cpp, { assegnazione_confidenzialita: 6, visibility: 1 });
  return makers[kind](server, patient, operation);
}

export const makers: Record<OwnedKind, (server: TestServer, person: Person, operation: Operation) => Promise<number>> =
  {
    patient: async (_, person) => person.id_paziente,
    notebook: async (server, person) => {
      const body = {
        taccuino_2d_drawn: 1,
        taccuino_data: today,
        taccuino_descrizione: markerFor(person),
        taccuino_report_anteriore: drawing(drawBody('front', {})),
        taccuino_report_posteriore: drawing(drawBody('back', {})),
        id_livello_confidenzialita: 4,
      };
      return (await server.call('POST', '/api/taccuino/', { token: person.token, body })).body.id_taccuino;
    },
    diagnosis: async (server, person) => {
      const body = {
        diagnosi_stato: '1',
        tipo_diagnosi: 'Diagnosi',
        diagnosi_patologia: markerFor(person),
        diagnosiDetails: { careprovider: 'Elena Bianchi' },
      };
      return (await server.call('POST', '/api/salva/diagnosi/0', { token: person.token, body })).body.id_diagnosi;
    },
    visit: async (server, person) => {
      const words = markerFor(person);
      const body = {
        visita_data: today,
        visita_motivazione: words,
        visita_osservazioni: words,
        visita_conclusioni: words,
      };
      return (await server.call('POST', '/api/salva/visite/0', { token: person.token, body })).body.id_visita;
    },
    reading: async (server, person) => {
      const body = { data_rilevazione: today, parametro_peso: 70, fonte: 'manuale' };
      const url = '/api/salva/tbl_parametri_vitalis/0';
      return (await server.call('POST', url, { token: person.token, body })).body.id_rilevazione;
    },
    reaction: async (server, person, operation) => {
      const id_terapie = await makers.therapy(server, person, operation);
      await makeFemale(server, person);
      const body = {
        ...reactionReport(person.id_utente, id_terapie),
        nursing_mother: 'no',
        reaction: markerFor(person),
      };
      return (await server.call('POST', '/api/adverseReaction', { token: person.token, body })).body.id_reazione;
    },
    vaccination: async (server, person) => {
      const body = {
        id_vaccino: 'vacc-boostrix',
        vaccinazione_data: today,
        vaccinazione_reazioni: markerFor(person),
        vaccinazione_richiamo: 1,
      };
      return (await server.call('POST', '/api/salva/vaccinations/0', { token: person.token, body })).body
        .id_vaccinazione;
    },
    anamnesis: async (server, person, { path }) => {
      const [, part = 'AnamnesiFamiliare'] = /(Anamnesi[A-Z]\w+)/.exec(path) ?? [];
      const operation = operations.find((one) => one.method === 'post' && one.path.includes(part));
      const body = operation && exampleBody(operation);
      Reflect.deleteProperty(Object(body), 'id_paziente');
      return (await server.call('POST', `/api/salva/${part}/0`, { token: person.token, body })).body.id_anamnesi_log;
    },
    pregnancy: async (server, person) => {
      await makeFemale(server, person);
      const body = {
        eta: 29,
        inizio_gravidanza: null,
        fine_gravidanza: null,
        esito: null,
        sesso_bambino: null,
        note_gravidanza: markerFor(person),
      };
      return (await server.call('POST', '/api/gravidanze', { token: person.token, body })).body.id_gravidanza;
    },
    exam: async (server, person) => {
      const body = { indagine_tipologia: markerFor(person), indagine_stato: '0', id_livello_confidenzialita: 6 };
      return (await server.call('POST', '/api/salva/esami/0', { token: person.token, body })).body.id_indagine;
    },
    file: async (server, person, operation) => {
      const body = {
        file: `data:text/plain;base64,${Buffer.from(markerFor(person)).toString('base64')}`,
        file_nome: markerFor(person),
        file_type: 'text/plain',
        type: 'documento',
        data_rilievo: today,
        id_livello_confidenzialita: 1,
        ...(operation.id === 'previewKardia' && {
          type: 'kardia',
          file: `data:;base64,${Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64')}`,
          file_type: '',
        }),
      };
      return (await server.call('POST', '/api/files', { token: person.token, body })).body.id_file;
    },
    therapy: async (server, person) => {
      const body = {
        id_terapie: 0,
        status: 'add',
        farmaco: { descrizione_breve: markerFor(person), somministrazione: 'orale' },
        tipo_terapia: 1,
        quantita_farmaceutica: '1 compressa',
        frequenza_farmaceutica: 'Ogni giorno',
        data_inizio: today,
        prescrittore: 'Elena Bianchi',
        orari: [{ ora: '08:00', quantita: 1 }],
        // The record may contain a reaction or an allergy to this drug.
        accetta_interazioni: true,
        motivo_accettazione: 'Concordata con il medico',
      };
      const answer = await server.call('POST', '/api/farmaci', { token: person.token, body });
      if (answer.status !== 200) throw new Error(`No therapy was made: ${answer.status} ${answer.text}`);
      return answer.body.data.id_terapie;
    },
    upload: async (server, person) =>
      (await server.call('POST', '/api/caricamenti', { token: person.token, body: { dimensione: 9 } })).body
        .id_caricamento,
    contact: async (server, person, { path }) => {
      const table = path.includes('contattialtro') ? 'contattialtro' : 'contattiemergenza';
      const body = {
        id_contatto_tipologia: table === 'contattialtro' ? 0 : 10,
        contatto_nominativo: markerFor(person),
        contatto_telefono: '0511234567',
        id_livello_confidenzialita: 1,
      };
      return (await server.call('POST', `/api/salva/${table}/0`, { token: person.token, body })).body.id_contatto;
    },
    doctor: async (server, person) => {
      // Private to this patient: directory data does not identify a record.
      const { id_cpp } = await makeDoctor(server, { fullname: markerFor(person), pubblico: 0 });
      await associate(server, person, id_cpp);
      return id_cpp;
    },
    link: async (server, person) => {
      const body = { name: markerFor(person), link: 'https://www.example.org/', descrizione: markerFor(person) };
      return (await server.call('POST', '/api/linkPersonale', { token: person.token, body })).body.linkid;
    },
    share: async (server, person) => {
      const body = {
        etichetta: markerFor(person),
        contenuti: ['fhir'],
        aree: ['allergies'],
        id_livello_confidenzialita: 1,
        ore_di_validita: 24,
      };
      return (await server.call('POST', '/api/condivisioni', { token: person.token, body })).body.id_condivisione;
    },
    passkey: (server, person) => insertTestPasskey(server, person),
    identity: (server, person) => linkTestIdentity(server, person),
    session: openSession,
    consent: async (server, { token }) => {
      const body = { Id_Consenso_P: 0, Id_Trattamento: 2, Consenso: 1 };
      return (await server.call('POST', '/api/consensoUpdate', { token, body })).body.Id_Consenso_P;
    },
    sharedPatient: async (server, person) => {
      const patient = await server.person();
      await associate(server, patient, await ensureDoctor(server, person));
      return patient.id_paziente;
    },
    sharedNotebook: (server, person, operation) => sharedRecord(server, person, operation, 'notebook'),
    sharedFile: (server, person, operation) => sharedRecord(server, person, operation, 'file'),
    subscription: async (server, person) => {
      const { sottoscrizioni, contratti } = await listSubscriptions(server, person);
      // An owned licence cannot be bought again.
      const had = sottoscrizioni.find((one: { id_tipo_licenza: number }) => one.id_tipo_licenza === contratti[0].id);
      if (had !== undefined) return had.id;
      const body = await approvedOrder(server, person);
      return (await server.call('POST', '/api/paypal/order/capture', { token: person.token, body })).body.data.id;
    },
  };

const listSubscriptions = async (server: TestServer, { id_utente, token }: Person) =>
  (await server.call('GET', `/api/sottoscrizioni/${id_utente}`, { token })).body;

export async function planForSale(server: TestServer, person: Person) {
  const { contratti } = await listSubscriptions(server, person);
  return { planid: contratti[0].id, impronta: contratti[0].impronta };
}

export async function approvedOrder(server: TestServer, person: Person) {
  const body = await planForSale(server, person);
  const order = (await server.call('POST', '/api/paypal/order', { token: person.token, body })).body;
  await fetch(`${server.parts.config.PAYPAL_URL}/stand-in/approve/${order.orderId}`);
  return { ...order, planid: body.planid };
}

export function exampleBody(operation: Operation): unknown {
  const { media } = operation.body ?? {};
  if (media === undefined) return undefined;
  if (media.example !== undefined) return structuredClone(media.example);
  const [first] = Object.values(media.examples ?? {});
  if (first === undefined) throw new Error(`${operation.id} has no example of its body.`);
  return structuredClone(resolve<{ value?: unknown }>(document, first).value);
}

export function makeRecord(server: TestServer, person: Person, operation: Operation, kind: OwnedKind): Promise<number> {
  return makers[kind](server, person, operation);
}
