import type { OwnedKind } from '../src/contract/document.ts';
import type { Operation } from '../src/contract/operations.ts';
import { acceptGrant, makeChild, newCaregiverMail } from './caregivers.ts';
import { associate, makeDoctor } from './doctors.ts';
import { openSession } from './open-session.ts';
import { type Maker, markerFor } from './record-sample.ts';
import { type recordSamples, samplesByKind } from './record-samples.ts';
import { insertTestPasskey, linkTestIdentity } from './second-factor.ts';
import type { Person, TestServer } from './server.ts';

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

async function propose(server: TestServer, patient: Person, doctor: Person, content: object = { tipo: 'nota' }) {
  const url = `/api/assistiti/${patient.id_paziente}/proposte`;
  const body = { testo: markerFor(patient), ...content };
  return (await server.call('POST', url, { token: doctor.token, body })).body.id_proposta;
}

const sampleMakers = Object.fromEntries(samplesByKind.map(([kind, { make }]) => [kind, make])) as Record<
  keyof typeof recordSamples,
  Maker
>;

export const makers: Record<OwnedKind, Maker> = {
  ...sampleMakers,
  upload: async (server, person) =>
    (await server.call('POST', '/api/caricamenti', { token: person.token, body: { dimensione: 9 } })).body
      .id_caricamento,
  caregiver: async (server, { token }) => {
    const body = { nome: 'Zia Lina', email: newCaregiverMail(), ambito: 'lettura' };
    return (await server.call('POST', '/api/deleghe', { token, body })).body.data.id_delega;
  },
  receivedGrant: async (server, person, operation) => {
    if (operation.id === 'handOverRecord') return (await makeChild(server, person, { birth: '2008-01-31' })).id_delega;
    const owner = await server.person();
    const body = { nome: 'Mia figlia', email: person.email, ambito: 'lettura' };
    const { id_delega } = (await server.call('POST', '/api/deleghe', { token: owner.token, body })).body.data;
    if (operation.id === 'leaveGrant') await acceptGrant(server, person, id_delega);
    return id_delega;
  },
  doctor: async (server, person) => {
    // Private to this patient: directory data does not identify a record.
    const { id_cpp } = await makeDoctor(server, { fullname: markerFor(person), pubblico: 0 });
    await associate(server, person, id_cpp);
    return id_cpp;
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
  proposal: async (server, person, operation) => {
    const doctor = await server.person();
    await associate(server, person, await ensureDoctor(server, doctor));
    // A note cannot be declined.
    const exam = { tipo: 'esame', esame: { indagine_tipologia: 'LA' } };
    return propose(server, person, doctor, operation.id === 'answerProposal' ? exam : undefined);
  },
  sentProposal: async (server, person) => {
    const patient = await server.person();
    await associate(server, patient, await ensureDoctor(server, person));
    return propose(server, patient, person);
  },
  visibleFile: sampleMakers.file,
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

export function makeRecord(server: TestServer, person: Person, operation: Operation, kind: OwnedKind): Promise<number> {
  return makers[kind](server, person, operation);
}
