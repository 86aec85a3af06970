// Requests built from the contract's examples, for tests of every operation.

import { freeLicence, grantLicence } from '../src/areas/permissions/permissions.repository.ts';
import { insertInvitation } from '../src/areas/session/invitations/invitations.repository.ts';
import { timestamp } from '../src/clock.ts';
import type { OwnedId, OwnedKind } from '../src/contract/document.ts';
import type { Operation } from '../src/contract/operations.ts';
import { ownedKind } from '../src/contract/ownership.ts';
import type { MailKind } from '../src/mail/mail.table.ts';
import { downloadArchive, sendArchive } from './archives.ts';
import { newCaregiverMail } from './caregivers.ts';
import { makeCentre } from './centres.ts';
import { associate, makeDoctor } from './doctors.ts';
import { exampleBody } from './operations.ts';
import { approvedOrder, makers, planForSale } from './own-records.ts';
import { completeRequest } from './public-requests.ts';
import { makeFemale, markerFor } from './record-sample.ts';
import type { Sample } from './sample.ts';
import { giveTotp, newTestPasskey } from './second-factor.ts';
import type { Person, TestServer } from './server.ts';

export async function putIntoOutbox(server: TestServer, to: string, kind: MailKind = 'password-changed') {
  const at = timestamp(server.parts.clock());
  const letter = { subject: 'Libretto: prova', text: 'encrypted' };
  const { id_mail } = await server.database
    .insertInto('mail')
    .values({
      ...{ kind, to_address: to, language: 'it', about: null, state: 'outbox', ...letter },
      ...{ next_attempt_at: at, created_at: at },
    })
    .returning('id_mail')
    .executeTakeFirstOrThrow();
  return id_mail;
}

let doctors = 0;
const newDoctorMail = () => `medico${++doctors}@medici.example`;

let names = 0;
const newName = () => `Esempio ${++names}`;

export function kindOf(id: OwnedId, { body }: Sample): OwnedKind {
  const kind = ownedKind(id, makers, body);
  if (kind === undefined) throw new Error(`The body names no kind of ${id.name}.`);
  return kind;
}

/** Builds a request that should succeed: the contract's example with IDs of the person. */
export async function buildSample(server: TestServer, person: Person, operation: Operation): Promise<Sample> {
  const path = Object.fromEntries(operation.parameters.map(({ name, example }) => [name, example]));
  // biome-ignore lint/suspicious/noExplicitAny: as the example has it
  const body: any = exampleBody(operation);
  const sample: Sample = { path, body };
  if (operation.rule === 'public') return completeRequest(server, operation, sample);
  const made = new Map<OwnedKind, number>();
  for (const id of operation.ids) {
    const holder = id.in === 'path' ? path : sample.body;
    if (id.in === 'body' && !(id.name in holder)) continue;
    if (holder[id.name] === 0 && id.zeroIsNew === true) continue;
    const kind = kindOf(id, sample);
    const own = made.get(kind) ?? (await makers[kind](server, person, operation));
    made.set(kind, own);
    holder[id.name] = own;
  }
  // The ID of a record whose kind is another parameter has no single owned kind.
  if (operation.id === 'getRecordDetail') path.id_record = await makers.exam(server, person, operation);
  if (operation.id === 'withdrawProposal') {
    const proposals = server.database.selectFrom('proposte').where('id_proposta', '=', Number(path.id_proposta));
    path.id_paziente = (await proposals.select('id_paziente').executeTakeFirstOrThrow()).id_paziente;
  }
  // Only this answer has words of the patient.
  if (operation.id === 'answerProposal') Object.assign(body, { stato: 'rifiutata', motivo: markerFor(person) });
  if (operation.id === 'getDraft') {
    const body = { contenuto: { testo: markerFor(person) } };
    await server.call('PUT', `/api/bozze/${path.modulo}`, { token: person.token, body });
  }
  if (operation.id === 'downloadReminders') await makers.therapy(server, person, operation);
  if (['createPregnancy', 'createReactionReport'].includes(operation.id)) await makeFemale(server, person);
  // Accepts warnings of the record against this drug.
  if (operation.id === 'saveTherapy') {
    Object.assign(sample.body, { accetta_interazioni: true, motivo_accettazione: 'Concordata con il medico' });
  }
  // Prepares second factors: unconfirmed, removable, or just created.
  if (operation.id === 'confirmTotp') sample.body.codice = await giveTotp(server, person, 'waiting');
  if (['removeTotp', 'renewRecoveryCodes'].includes(operation.id)) await giveTotp(server, person, 'in use');
  if (operation.id === 'addPasskey') sample.body.credenziale = await newTestPasskey(server, person);
  if (operation.id === 'resetSecondFactor') {
    const other = await server.person();
    await giveTotp(server, other, 'in use');
    sample.body.id = other.id_utente;
  }
  if (operation.id === 'saveDoctor') sample.body.id_cpp = (await makeDoctor(server)).id_cpp;
  if (['saveUserRoles', 'grantUserLicence', 'revokeUserLicence'].includes(operation.id)) {
    body.id = person.id_utente;
    const roles = await server.database
      .selectFrom('utenti_ruoli')
      .select('id_ruolo')
      .where('id_utente', '=', person.id_utente)
      .execute();
    if (operation.id === 'saveUserRoles') body.data = roles.map(({ id_ruolo }) => id_ruolo);
  }
  if (operation.id === 'revokeUserLicence') {
    const period = { from: server.parts.clock(), to: null };
    body.data = await grantLicence(server.database, person.id_utente, freeLicence, period, 'admin');
  }
  if (['revokeAdministratorInvitation', 'resendAdministratorInvitation'].includes(operation.id)) {
    const offer = { tipo: 'amministratore', email: 'vera@libretto.example', lingua: 'it', id_invitante: null } as const;
    body.data = await insertInvitation(server.database, offer, server.parts.clock());
  }
  if (operation.tags.includes('directory')) {
    if ('fullname' in Object(body)) Object.assign(body, { fullname: newName(), numero_iscrizione: null });
    if ('centro_nome' in Object(body)) body.centro_nome = newName();
    if ('id_cpp' in path) path.id_cpp = (await makeDoctor(server, { fullname: newName() })).id_cpp;
    if ('id_centro_indagine' in path) path.id_centro_indagine = await makeCentre(server, { centro_nome: newName() });
  }
  if (operation.id === 'createPayment') Object.assign(sample.body, await planForSale(server, person));
  if (operation.id === 'capturePayment') Object.assign(sample.body, await approvedOrder(server, person));
  if (operation.id === 'restoreArchive') {
    // An archive of an empty record for a new person, whose password attempts are not throttled.
    const { token } = person;
    const body = { dimensione: 9, archivio: true };
    const isEmpty = (await server.call('POST', '/api/caricamenti', { token, body })).status === 200;
    sample.body.id_caricamento = isEmpty
      ? await sendArchive(server, person, await downloadArchive(server, await server.person()))
      : await makers.upload(server, person, operation);
  }
  // Mails per address are limited, and all examples use the same one.
  if (['inviteCaregiver', 'handOverRecord'].includes(operation.id)) sample.body.email = newCaregiverMail();
  if (operation.id === 'inviteDoctor') sample.body.email = newDoctorMail();
  if (operation.id === 'sendDoctorInvitation') {
    const { id_cpp } = sample.body;
    const entry = server.database.updateTable('care_providers').where('id_cpp', '=', id_cpp);
    await entry.set({ email: newDoctorMail() }).execute();
  }
  if (operation.id === 'verifyDoctor' || operation.id === 'rejectDoctor') {
    const { id_utente } = await server.person();
    sample.body.id_cpp = (await makeDoctor(server, { id_utente, numero_iscrizione: '12345', pubblico: 0 })).id_cpp;
  }
  if (operation.id === 'sendMail') {
    const { id_cpp } = await makeDoctor(server, { email: sample.body.to });
    await associate(server, person, id_cpp);
  }
  return sample;
}

export function replaceId(sample: Sample, id: OwnedId, value: number): Sample {
  // Content is either sent or uploaded.
  if (id.name === 'id_caricamento' && 'file' in Object(sample.body)) {
    const { file: _, ...body } = sample.body;
    return { ...sample, body: { ...body, id_caricamento: value } };
  }
  return id.in === 'path'
    ? { ...sample, path: { ...sample.path, [id.name]: value } }
    : { ...sample, body: { ...sample.body, [id.name]: value } };
}

/** With the required parameters of the query; the optional ones are left out. */
export function toUrl(operation: Operation, { path }: Sample): string {
  const url = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const required = operation.parameters.filter((parameter) => parameter.in === 'query' && parameter.required === true);
  const query = new URLSearchParams(Object.fromEntries(required.map(({ name }) => [name, String(path[name])])));
  return query.size === 0 ? url : `${url}?${query}`;
}
