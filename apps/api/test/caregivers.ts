import type { components } from '../src/contract/contract.gen.ts';
import type { Person, TestServer } from './server.ts';

type Schemas = components['schemas'];

let mails = 0;
export const newCaregiverMail = () => `assistente${++mails}@libretto.example`;

/** Headers of a request on the record of another person. */
export const actingFor = ({ id_paziente }: Pick<Person, 'id_paziente'>) => ({
  'x-libretto-assistito': String(id_paziente),
});

export async function inviteCaregiver(
  server: TestServer,
  owner: Pick<Person, 'token'>,
  body: Partial<Schemas['NewCaregiverGrant']> & { email: string },
  headers: Record<string, string> = {},
): Promise<Schemas['CaregiverGrant']> {
  const sent = { nome: 'Mia figlia', ambito: 'lettura', ...body };
  return (await server.call('POST', '/api/deleghe', { token: owner.token, body: sent, headers })).body.data;
}

export const acceptGrant = (server: TestServer, { token }: Pick<Person, 'token'>, id: number) =>
  server.call('POST', `/api/deleghe/ricevute/${id}/accetta`, { token });

/** Returns the accepted grant. */
export async function makeCaregiver(
  server: TestServer,
  owner: Pick<Person, 'token'>,
  caregiver: Pick<Person, 'token' | 'email'>,
  terms: Partial<Schemas['NewCaregiverGrant']> = {},
): Promise<number> {
  const { id_delega } = await inviteCaregiver(server, owner, { ...terms, email: caregiver.email });
  await acceptGrant(server, caregiver, id_delega);
  return id_delega;
}

export async function makeChild(
  server: TestServer,
  parent: Pick<Person, 'token'>,
  { birth = '2018-05-04', name = 'Sofia' } = {},
): Promise<Schemas['ReceivedGrant'] & { id_utente: number }> {
  const body = {
    paziente_nome: name,
    paziente_cognome: 'Galli',
    paziente_nascita: '2018-05-04',
    paziente_sesso: 'female',
  };
  const child = (await server.call('POST', '/api/deleghe/figli', { token: parent.token, body })).body.data;
  const { id_utente } = await server.database
    .updateTable('pazienti')
    .set({ paziente_nascita: birth })
    .where('id_paziente', '=', child.id_paziente)
    .returning('id_utente')
    .executeTakeFirstOrThrow();
  return { ...child, id_utente };
}
