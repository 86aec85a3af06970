import { issueFirstRunCode } from '../src/areas/session/first-run/first-run.repository.ts';
import { insertInvitation, issueCode } from '../src/areas/session/invitations/invitations.repository.ts';
import { publicUrl } from '../src/config.ts';
import type { Operation } from '../src/contract/operations.ts';
import { Authenticator } from './authenticator.ts';
import { signInAt } from './identity-provider.ts';
import { extractCode, extractLinkCode, mailsTo } from './mail-queue.ts';
import { makers } from './own-records.ts';
import type { Sample } from './sample.ts';
import { giveTotp, site } from './second-factor.ts';
import { password, type TestServer } from './server.ts';

const lastSegment = (path: string) => path.split('/').at(-1) ?? '';

let addresses = 0;
/** Requests per address are throttled. */
const newAddress = () => `10.250.${(addresses >> 8) & 255}.${addresses++ & 255}`;

const send = (server: TestServer, path: string, body: object) =>
  server.call('POST', `/api/user/${path}`, { body, address: newAddress() });

async function newPasskey(server: TestServer, token: string): Promise<Authenticator> {
  const authenticator = new Authenticator();
  const begun = await server.call('POST', '/api/user/passkey/inizio', { token, body: { password } });
  const credenziale = authenticator.create({ ...site, challenge: begun.body.opzioni.challenge });
  await server.call('POST', '/api/user/passkey', { token, body: { nome: 'Telefono', credenziale } });
  return authenticator;
}

async function newShareCode(server: TestServer): Promise<string> {
  const { token } = await server.person();
  const body = {
    etichetta: 'Ambulatorio',
    contenuti: ['fhir'],
    aree: ['allergies'],
    id_livello_confidenzialita: 1,
    ore_di_validita: 24,
  };
  const { collegamento } = (await server.call('POST', '/api/condivisioni', { token, body })).body;
  const [, payload = ''] = collegamento.split('#shlink:/');
  return lastSegment(JSON.parse(Buffer.from(payload, 'base64url').toString()).url);
}

async function newInvitation({ parts: { database, clock } }: TestServer): Promise<string> {
  const email = `invito${++addresses}@libretto.example`;
  const offer = { tipo: 'amministratore', email, lingua: 'it', id_invitante: null } as const;
  const id = await insertInvitation(database, offer, clock());
  return (await issueCode(database, id, clock()))?.code ?? '';
}

type Complete = (server: TestServer, sample: Sample, operation: Operation) => Promise<Partial<Sample>>;

const completions: Record<string, Complete> = {
  login: async (server) => ({ body: { email: (await server.person()).email, password } }),
  async loginOAuth(server) {
    const { config } = server.parts;
    if (config.OIDC_ISSUER === '') return {};
    const { email } = await server.person();
    return { body: await signInAt({ issuer: config.OIDC_ISSUER }, `${publicUrl(config)}/webui/login`, email) };
  },
  async confirmLogin(server) {
    const person = await server.person();
    const codice = await giveTotp(server, person, 'in use');
    const { body } = await send(server, 'login', { email: person.email, password });
    return { body: { sfida: body.secondo_passo.sfida, codice } };
  },
  async confirmPasskeyLogin(server) {
    const authenticator = await newPasskey(server, (await server.person()).token);
    const { challenge } = (await send(server, 'login/passkey/inizio', {})).body.opzioni;
    return { body: { credenziale: authenticator.authenticate({ ...site, challenge }) } };
  },
  async confirmRegistration(server, { body }) {
    const email = `nuova${++addresses}@libretto.example`;
    const form = { nome: 'Nilde', cognome: 'Iotti', email, conferma_password: body.password, termini: true };
    await send(server, 'register', { ...form, password: body.password });
    return { body: { ...body, codice: extractLinkCode((await mailsTo(server, email)).at(-1)) } };
  },
  async resetPassword(server, { body }) {
    const { email } = await server.person();
    await send(server, 'password/reset', { email });
    return { body: { ...body, email, codice: extractCode((await mailsTo(server, email)).at(-1)) } };
  },
  async completeFirstRun(server, { body }) {
    const codice = await issueFirstRunCode(server.parts.database);
    return { body: { ...body, codice, email: `primo${++addresses}@libretto.example` } };
  },
  readInvitation: async (server) => ({ body: { codice: await newInvitation(server) } }),
  registerFromInvitation: async (server, { body }) => ({ body: { ...body, codice: await newInvitation(server) } }),
  async linkInvitation(server) {
    const { email } = await server.person();
    return { body: { codice: await newInvitation(server), email, password } };
  },
  openShare: async (server) => ({ path: { codice: await newShareCode(server) } }),
  async downloadSharedFile(server) {
    // Larger files are served from a separate URL.
    const body = { recipient: 'Ambulatorio', embeddedLengthMax: 1 };
    const { files } = (await server.call('POST', `/api/shl/${await newShareCode(server)}`, { body })).body;
    return { path: { biglietto: lastSegment(files[0].location) } };
  },
  async downloadFile(server, _, operation) {
    const person = await server.person();
    const file = await makers.file(server, person, operation);
    const { data } = (await server.call('GET', `/api/getDRoute/${file}`, { token: person.token })).body;
    return { path: { biglietto: lastSegment(data) } };
  },
};

export async function completeRequest(server: TestServer, operation: Operation, sample: Sample): Promise<Sample> {
  return { ...sample, ...(await completions[operation.id]?.(server, sample, operation)) };
}
