import { StatementSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { backupTables } from '../src/backup/tables.ts';
import type { Operation } from '../src/contract/operations.ts';
import { features } from '../src/policy/features.ts';
import { associate, makeDoctor } from './doctors.ts';
import { markerFor, operations } from './own-records.ts';
import { type StandIn, startPayPal } from './paypal-server.ts';
import { buildSample, toUrl } from './requests.ts';
import type { Sample } from './sample.ts';
import { type Answer, makeServer, onBothDatabases, type Person, type TestServer } from './server.ts';

const guarded = operations.filter(({ rule }) => rule !== 'public');
const strictestLevel = 6;

const isTested = ({ id }: Operation) => id !== 'logout';
const granting = ['logout', 'saveUserRoles', 'grantUserLicence', 'revokeUserLicence'];

function hasOwnedId(operation: Operation, { path, body }: Sample): boolean {
  return operation.ids.some(({ in: place, name }) => Boolean((place === 'path' ? path : (body ?? {}))[name]));
}

const unusedIds = { number: 2_000_000_000, string: '00000000-0000-4000-8000-000000000000' };

function withUnusedIds({ ids }: Operation, { path, body }: Sample): Sample {
  const sample = { path: { ...path }, body: body && { ...body } };
  for (const { in: place, name } of ids) {
    const holder = place === 'path' ? sample.path : sample.body;
    if (holder?.[name]) holder[name] = typeof holder[name] === 'number' ? unusedIds.number : unusedIds.string;
  }
  return sample;
}

onBothDatabases('of a complete record', (kind) => {
  let server: TestServer;
  let paypal: StandIn;
  let owner: Person;
  const samples = new Map<string, Sample>();

  beforeAll(async () => {
    paypal = await startPayPal();
    server = await makeServer(kind, { settings: { ...paypal.settings, LOG_LEVEL: 'error' } });
    owner = await server.person(features);
    for (const operation of guarded) samples.set(operation.id, await buildSample(server, owner, operation));
    // A purchased licence cannot be bought again.
    const capture = samples.get('capturePayment');
    if (capture) capture.body = { orderId: '5O190127TN364715T', planid: 2, id_utente: owner.id_utente };
    for (const table of ['contatti', 'tbl_taccuinos', 'diagnosi', 'indagini', 'tbl_terapie', 'files'] as const) {
      await server.database
        .updateTable(table)
        .set({ id_livello_confidenzialita: strictestLevel })
        .where('id_paziente', '=', owner.id_paziente)
        .execute();
    }
  });
  afterAll(async () => {
    await server.close();
    await paypal.close();
  });

  async function readOwnerRows(): Promise<string> {
    const { id_paziente, id_utente } = owner;
    const rows = await Promise.all(
      backupTables.map((table) => server.database.selectFrom(table).selectAll().execute()),
    );
    const theirs = rows.flat().filter((row: object) => {
      return Reflect.get(row, 'id_paziente') === id_paziente || Reflect.get(row, 'id_utente') === id_utente;
    });
    return theirs.map((row) => JSON.stringify(row)).join('\n');
  }

  async function tryAll(somebody: Person, judge: (operation: Operation, answer: Answer) => void, wanted = isTested) {
    const before = await readOwnerRows();
    for (const operation of guarded.filter(wanted)) {
      const sample = samples.get(operation.id);
      if (sample === undefined) throw new Error(`${operation.id} has no sample.`);
      // Some operations end the caller's sessions.
      const token = await server.session(somebody.id_utente);
      const answer = await server.call(operation.method, toUrl(operation, sample), { token, body: sample.body });
      const shows = answer.text.indexOf(markerFor(owner));
      expect(`${operation.id} ${shows < 0 ? '' : answer.text.slice(Math.max(0, shows - 150), shows + 40)}`).toBe(
        `${operation.id} `,
      );
      judge(operation, answer);
    }
    expect(await readOwnerRows()).toBe(before);
  }

  const expectRefused = (operation: Operation, answer: Answer) => {
    const sample = samples.get(operation.id);
    if (operation.feature === 'admin') expect([operation.id, answer.status]).toEqual([operation.id, 403]);
    else if (sample !== undefined && hasOwnedId(operation, sample))
      expect([operation.id, answer.status]).toEqual([operation.id, 404]);
    else expect(answer.status, operation.id).toBeLessThan(500);
  };

  test('another patient can read and change nothing', async () => {
    const other = await server.person();
    await tryAll(other, expectRefused);
  }, 120_000);

  // Single response times are meaningless on a busy machine; the statements are not.
  test.runIf(kind === 'sqlite')(
    'what is somebody else’s is answered as what nobody has, after the same work',
    async () => {
      const other = await server.person(features);
      const statements = (['all', 'run', 'get', 'iterate'] as const).map((name) =>
        vi.spyOn(StatementSync.prototype, name),
      );
      const ask = async (operation: Operation, sample: Sample) => {
        const token = await server.session(other.id_utente);
        for (const spy of statements) spy.mockClear();
        const { status, text } = await server.call(operation.method, toUrl(operation, sample), {
          token,
          body: sample.body,
        });
        return { status, text, asked: statements.reduce((sum, { mock }) => sum + mock.calls.length, 0) };
      };
      const foreigns: [id: string, answer: object][] = [];
      const missings: typeof foreigns = [];
      try {
        for (const operation of guarded.filter(({ feature }) => feature !== 'admin')) {
          const sample = samples.get(operation.id);
          if (sample === undefined || !hasOwnedId(operation, sample)) continue;
          const [foreign, missing] = [
            await ask(operation, sample),
            await ask(operation, withUnusedIds(operation, sample)),
          ];
          expect(foreign.asked, operation.id).toBeGreaterThan(0);
          foreigns.push([operation.id, foreign]);
          missings.push([operation.id, missing]);
        }
      } finally {
        for (const spy of statements) spy.mockRestore();
      }
      expect(foreigns).toEqual(missings);
    },
    120_000,
  );

  test('an associated doctor can read nothing above the clearance', async () => {
    const doctor = await server.person();
    const { id_cpp } = await makeDoctor(server, { id_utente: doctor.id_utente });
    const access = { assegnazione_confidenzialita: strictestLevel - 1, visibility: 1 } as const;
    await associate(server, owner, id_cpp, access);
    await tryAll(doctor, (operation, answer) => {
      if (operation.id !== 'getSharedRecord') expectRefused(operation, answer);
    });
    const shared = await server.call('GET', `/api/assistiti/${owner.id_paziente}`, {
      token: await server.session(doctor.id_utente),
    });
    expect(shared.status).toBe(200);
    expect(shared.text).toContain('Prova');
    expect(shared.text).not.toContain(markerFor(owner));
  }, 120_000);

  test('an administrator can read nothing', async () => {
    const administrator = await server.person(['admin']);
    await tryAll(
      administrator,
      (operation, answer) => {
        const sample = samples.get(operation.id);
        if (sample !== undefined && hasOwnedId(operation, sample))
          expect([403, 404], operation.id).toContain(answer.status);
      },
      ({ id }) => !granting.includes(id),
    );
  }, 120_000);
});
