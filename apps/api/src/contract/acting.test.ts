import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actingFor } from '../../test/caregivers.ts';
import { associate, makeDoctor } from '../../test/doctors.ts';
import { exampleBody, operations } from '../../test/operations.ts';
import { buildSample, toUrl } from '../../test/requests.ts';
import { isTestedWhole, makeServer, noon, onBothDatabases, type Person, type TestServer } from '../../test/server.ts';
import type { Tables } from '../database/tables.ts';
import { allows, type Scope, scopes, toAmbito } from '../policy/acting.ts';
import { features } from '../policy/features.ts';
import type { Operation } from './operations.ts';

const guarded = operations.filter(({ rule }) => rule !== 'public');
const byId = (list: Operation[]) => list.map((operation) => [operation.id, operation] as const);

type State = Tables['deleghe']['stato'];

/** Users with a grant or invitation that gives no access. */
const refusedGrants: Record<string, { stato: State; dal?: string; fino_al?: string; accepted?: false }> = {
  expired: { stato: 'attiva', fino_al: '2026-03-20' },
  'not begun': { stato: 'attiva', dal: '2026-03-22' },
  revoked: { stato: 'revocata' },
  declined: { stato: 'rifiutata', accepted: false },
  ended: { stato: 'terminata' },
  'invited, not accepted': { stato: 'invitata', accepted: false },
};

onBothDatabases('every operation, by who acts on whose record', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await makeServer(kind);
  });
  afterAll(() => server.close());

  async function grant(
    owner: Person,
    caregiver: Person,
    scope: Scope,
    terms: { stato: State; dal?: string; fino_al?: string; accepted?: false } = { stato: 'attiva' },
  ) {
    const { stato, dal = '2026-03-21', fino_al = null, accepted } = terms;
    const at = new Date(noon).toISOString();
    await server.database
      .insertInto('deleghe')
      .values({
        id_paziente: owner.id_paziente,
        id_utente: accepted === false ? null : caregiver.id_utente,
        id_delegante: owner.id_utente,
        id_invito: null,
        nome: 'Anna',
        email: caregiver.email,
        ambito: toAmbito(scope),
        tipo: scope === 'parent' ? 'genitore' : 'parente',
        ...{ dal, fino_al, stato, colore: 1, created_at: at },
        accepted_at: accepted === false ? null : at,
        closed_at: null,
        id_chiusura: null,
        letta_il: null,
      })
      .execute();
  }

  const makeMinor = (owner: Person) =>
    server.database
      .updateTable('pazienti')
      .set({ paziente_nascita: '2011-02-03' })
      .where('id_paziente', '=', owner.id_paziente)
      .execute();

  /** A server on which the caregiver acts on the record of the owner. */
  function actingServer(owner: Person, { token }: Person): TestServer {
    const acting: TestServer = Object.create(server, {
      call: {
        value: (...[method, url, request]: Parameters<TestServer['call']>) =>
          server.call(method, url, {
            ...request,
            headers: { ...(request?.token === token && actingFor(owner)), ...request?.headers },
          }),
      },
      person: { value: () => server.person() },
    });
    return acting;
  }

  /** Drafts and uploads belong to the user who acts. */
  const isPersonal = ({ tags, ids }: Operation) => tags.includes('drafts') || ids.some(({ of }) => of === 'upload');

  async function send(operation: Operation, owner: Person, caregiver: Person, headers = actingFor(owner)) {
    const path = Object.fromEntries(operation.parameters.map(({ name, example }) => [name, example]));
    const body = exampleBody(operation);
    return server.call(operation.method, toUrl(operation, { path, body }), { token: caregiver.token, body, headers });
  }

  let owner: Person;
  let granted: Record<Scope, Person>;
  let refused: [role: string, Person][];

  beforeAll(async () => {
    owner = await server.person(features);
    await makeMinor(owner);
    const people = await Promise.all(scopes.map(async (scope) => [scope, await server.person(features)] as const));
    granted = Object.fromEntries(people) as Record<Scope, Person>;
    for (const [scope, person] of people) await grant(owner, person, scope);
    refused = [['stranger', await server.person(features)]];
    for (const [role, terms] of Object.entries(refusedGrants)) {
      const person = await server.person(features);
      await grant(owner, person, 'parent', terms);
      refused.push([role, person]);
    }
    const doctor = await server.person(features);
    const { id_cpp } = await makeDoctor(server, { id_utente: doctor.id_utente });
    await associate(server, owner, id_cpp, { assegnazione_confidenzialita: 6, visibility: 1 });
    refused.push(['doctor', doctor]);
  });

  test.each(byId(guarded))('%s refuses everybody without a grant like an unknown record', async (_, operation) => {
    const unknown = await send(operation, owner, owner, { 'x-libretto-assistito': '2147483647' });
    expect(unknown.status).toBe(404);
    for (const [role, person] of refused) {
      const { status, text } = await send(operation, owner, person);
      expect([role, status, text]).toEqual([role, 404, unknown.text]);
    }
  });

  test.each(byId(guarded))('%s refuses scopes that do not include it', async (_, operation) => {
    for (const scope of scopes.filter((one) => !allows(one, operation.acting))) {
      const { status, body } = await send(operation, owner, granted[scope]);
      expect([scope, status, body.code]).toEqual([scope, 403, 'outside-grant']);
    }
  });

  const actable = guarded.filter(({ acting }) => acting !== 'own');
  test.each(byId(actable))('%s is allowed from its scope on, for the record of the header', async (_, operation) => {
    const allowed = scopes.filter((scope) => allows(scope, operation.acting));
    for (const scope of isTestedWhole(kind) ? allowed : allowed.slice(0, 1)) {
      const patient = await server.person(features);
      // Without features: the plan belongs to the record.
      const caregiver = await server.person([]);
      if (scope === 'parent') await makeMinor(patient);
      await grant(patient, caregiver, scope);
      const acting = actingServer(patient, caregiver);
      const sample = isPersonal(operation)
        ? await buildSample(acting, { ...patient, token: caregiver.token }, operation)
        : await buildSample(server, patient, operation);
      const request = { token: caregiver.token, body: sample.body };
      const answer = await acting.call(operation.method, toUrl(operation, sample), request);
      expect([scope, answer.status, answer.body.code]).toEqual([scope, operation.success, answer.body.code]);
      const entries = await server.database
        .selectFrom('audit')
        .select(['kind', 'action', 'id_paziente'])
        .where('id_utente', '=', caregiver.id_utente)
        .execute();
      expect(new Set(entries.map(({ id_paziente }) => id_paziente))).toEqual(new Set([patient.id_paziente]));
      if (operation.id === 'destroyUser') continue;
      expect(entries.filter((entry) => entry.kind === 'caregiver' && entry.action === 'read')).toHaveLength(1);
      if (operation.audited) expect(entries.map((entry) => entry.kind)).toContain(operation.audited);
    }
  });

  test('a header that is not an ID is one of an unknown record', async () => {
    const operation = guarded.find(({ id }) => id === 'getPatient');
    if (operation === undefined) return expect.unreachable();
    const unknown = await send(operation, owner, granted.read, { 'x-libretto-assistito': '2147483647' });
    for (const text of ['', '0', '-1', '1.5', 'abc', ` ${owner.id_paziente}x`, '99999999999', '1,2']) {
      const answer = await send(operation, owner, granted.read, { 'x-libretto-assistito': text });
      expect([text, answer.text]).toEqual([text, unknown.text]);
    }
  });

  test('the own record needs no grant, whatever the operation', async () => {
    const person = await server.person();
    const call = (url: string, headers = {}) => server.call('GET', url, { token: person.token, headers });
    for (const url of ['/api/preferenze', `/api/patient/${person.id_utente}`, `/api/consensi/${person.id_utente}`]) {
      expect((await call(url, actingFor(person))).text).toBe((await call(url)).text);
      expect((await call(url, actingFor(person))).status).toBe(200);
    }
  });

  test('the IDs of the acting user are foreign ones', async () => {
    const caregiver = granted.parent;
    const read = (id: number) =>
      server.call('GET', `/api/patient/${id}`, { token: caregiver.token, headers: actingFor(owner) });
    for (const id of [owner.id_utente, owner.id_paziente])
      expect((await read(id)).body).toMatchObject({ id_paziente: owner.id_paziente, id_utente: owner.id_utente });
    for (const id of [caregiver.id_utente, caregiver.id_paziente]) expect((await read(id)).status).toBe(404);
  });

  test('a refusal comes before the body is read', async () => {
    const answer = await server.call('POST', '/api/condivisioni', {
      token: granted.full.token,
      raw: `{"${'x'.repeat(5_000_000)}`,
      headers: actingFor(owner),
    });
    expect([answer.status, answer.body.code]).toEqual([403, 'outside-grant']);
  });
});

describe('declarations', () => {
  const acting = Object.fromEntries(guarded.map((operation) => [operation.id, operation.acting]));

  const expected = {
    own: `changePassword listSessions endSession beginTotp removeTotp addPasskey removePasskey unlinkIdentity logout
      getPreferences savePreferences listAccesses createPayment capturePayment cancelSubscription listSubscriptions
      listSharedPatients getSharedRecord searchSharedRecord markNewsRead unmarkNewsRead getSharedDrawings
      getSharedDownloadUrl registerAsDoctor saveUserRoles listOutbox exportAudit createChild handOverRecord acceptGrant
      declineGrant leaveGrant listReceivedGrants getMenu`,
    parent: `destroyUser restoreArchive downloadArchive saveDoctor saveDoctorAccess inviteDoctor sendDoctorInvitation
      revokeDoctorInvitation saveException saveLevels createShare revokeShare listShares saveConsent inviteCaregiver
      revokeCaregiver listCaregivers deleteDiagnosis deleteVisit deletePregnancy deleteReading deleteReactionReport
      restoreReactionReport deleteFile saveNotebookStatus`,
    full: `updatePatient saveEmergencyContact saveDiagnosis saveVisit saveExam saveTherapy saveVaccination createFile
      saveFile sendMail saveRemoteAnamnesis createPregnancy saveScore savePersonalLink`,
    daily: 'saveReading markDose createNotebookEntry updateNotebookEntry saveDraft getDraft listDrafts deleteDraft',
    read: `getPatient getToday getHealthSections getRecordDetail searchRecord listTimeline listExams listTherapies
      listDoses listFiles getThumbnail getDownloadUrl getNotebookImages printReport getEmergencyCard getFhirData
      listAudit getAudience getPrivacyMap`,
  };
  const expectations = Object.entries(expected).flatMap(([scope, ids]) =>
    ids.split(/\s+/).map((id) => [id, scope] as const),
  );
  test.each(expectations)('%s is for %s', (id, scope) => {
    expect(acting[id]).toBe(scope);
  });

  test('accounts, administration and payments are never for caregivers', () => {
    const areas = ['session', 'permissions', 'directory', 'subscription', 'access-log', 'cookies', 'menu'];
    const others = guarded.filter(
      ({ tags, acting: scope }) => tags.some((tag) => areas.includes(tag)) && scope !== 'own',
    );
    expect(others.map(({ id }) => id)).toEqual(['hasPermission']);
  });

  test('deletion and sharing are only for parents', () => {
    const deleting = guarded.filter(({ method, tags }) => method === 'delete' && !tags.includes('drafts'));
    expect(deleting.filter(({ acting: scope }) => scope !== 'parent').map(({ id }) => id)).toEqual([
      'unmarkNewsRead',
      'withdrawProposal',
      'cancelUpload',
      'cancelSubscription',
    ]);
    const sharing = guarded.filter(
      ({ tags, method, id }) =>
        ['doctors', 'sharing'].some((tag) => tags.includes(tag)) && method !== 'get' && id !== '',
    );
    const loose = sharing.filter(({ acting: scope }) => scope !== 'parent' && scope !== 'own').map(({ id }) => id);
    expect(loose).toEqual(['printVisitSheet', 'getVisitDocument']);
  });

  test('what changes a record is not for readers', () => {
    expect(guarded.filter(({ audited, acting: scope }) => audited && scope === 'read')).toEqual([]);
  });
});
