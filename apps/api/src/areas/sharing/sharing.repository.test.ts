import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BareDatabase, type Owner, openBareDatabase } from '../../../test/bare-database.ts';
import { noon } from '../../../test/clock.ts';
import { timestamp } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { hashCode } from './envelope.ts';
import {
  closeAllShares,
  consumeAttempt,
  countUse,
  findActive,
  findFile,
  findShare,
  insertShare,
  listFiles,
  listShareParts,
  listShares,
  ownsShare,
  type ShareRow,
} from './sharing.repository.ts';

const at = timestamp(noon);
const end = timestamp(noon + 1000);

let bare: BareDatabase;
let database: Database;
let patient: Owner;
let other: Owner;
let codes = 0;
beforeAll(async () => {
  bare = await openBareDatabase();
  ({ database } = bare);
});
afterAll(() => bare.close());
beforeEach(async () => {
  [patient, other] = [await bare.addPerson(), await bare.addPerson()];
});

interface Link {
  id: number;
  code: string;
}

async function share(
  more: Partial<ShareRow> = {},
  parts: Parameters<typeof insertShare>[2]['parts'] = [],
  { id_paziente } = patient,
): Promise<Link> {
  codes += 1;
  const code = `codice ${codes}`;
  const row = {
    ...{ id_paziente, label: 'Pronto soccorso', contents: '["pdf"]', areas: '["allergies"]', level: 3 },
    ...{ code_hash: hashCode(code), passcode_hash: null, attempts_left: 5, uses: 0, max_uses: null },
    ...{ created_at: at, expires_at: end, revoked_at: null, last_used_at: null },
    ...more,
  };
  const files = [{ blob_key: `blob ${codes}`, media_type: 'application/jose', bytes: 10, digest: 'a'.repeat(64) }];
  return { id: await insertShare(database, row, { files, parts }, noon), code };
}

const rowOf = ({ id }: Link) =>
  database.selectFrom('condivisioni').selectAll().where('id_condivisione', '=', id).executeTakeFirstOrThrow();

// covers P-26
describe('a link', () => {
  test('is found by its code while it is active', async () => {
    const [link, second] = [await share({ max_uses: 1 }), await share()];
    expect(await findActive(database, link.code, at)).toMatchObject({ id_condivisione: link.id, level: 3 });
    expect(await findActive(database, second.code, at)).toMatchObject({ id_condivisione: second.id });
    expect(await findActive(database, 'altro', at)).toBeUndefined();
    expect(await findActive(database, link.code, end)).toBeUndefined();
    const ended = [{ revoked_at: at }, { uses: 1, max_uses: 1 }, { passcode_hash: 'x', attempts_left: 0 }];
    for (const state of ended) expect(await findActive(database, (await share(state)).code, at)).toBeUndefined();
  });

  test('belongs to the patient whose record it shows', async () => {
    const [link, ofOther] = [await share({ level: 2 }), await share({ level: 5 }, [], other)];
    const owns = ({ id_paziente }: Owner, id: number) => ownsShare(database, id_paziente, id);
    expect(await owns(patient, link.id)).toBe(true);
    expect([await owns(other, link.id), await owns(patient, ofOther.id), await owns(patient, 99_999)]).toEqual([
      ...[false, false, false],
    ]);
    const second = await share({ label: 'Visita' });
    const listed = await listShares(database, patient.id_paziente, at);
    expect(listed.map(({ id_condivisione }) => id_condivisione)).toEqual([second.id, link.id]);
    expect(await findShare(database, link.id, at)).toMatchObject({
      id_condivisione: link.id,
      id_livello_confidenzialita: 2,
    });
    expect(await findShare(database, ofOther.id, at)).toMatchObject({
      id_condivisione: ofOther.id,
      id_livello_confidenzialita: 5,
    });
  });

  test('knows the records that it shows, each once', async () => {
    const line = (tipo: 'exam' | 'visit', id_record: number) => ({ tipo, id_record });
    const first = await share({}, [line('visit', 2), line('exam', 9), line('exam', 3), line('visit', 2)]);
    const second = await share({}, [line('exam', 4)]);
    await share({}, [line('exam', 5)]);
    const held = await listShareParts(database, [first.id, second.id]);
    expect([...held.keys()].sort()).toEqual([first.id, second.id].sort());
    expect(held.get(first.id)).toMatchObject([line('exam', 3), line('exam', 9), line('visit', 2)]);
    expect(held.get(second.id)).toMatchObject([line('exam', 4)]);
    // PostgreSQL rejects an empty list.
    expect(await listShareParts({} as Database, [])).toEqual(new Map());
  });

  test('with a passcode allows as many attempts as are left', async () => {
    const [link, second] = [await share({ attempts_left: 2 }), await share()];
    expect(await Promise.all([1, 2, 3].map(() => consumeAttempt(database, link.id)))).toEqual([1, 0, undefined]);
    expect((await rowOf(link)).attempts_left).toBe(0);
    expect((await rowOf(second)).attempts_left).toBe(5);
  });

  const use = async (link: Link, moment = at) => countUse(database, await rowOf(link), moment);

  test('counts its uses up to the last one', async () => {
    const [link, second, unlimited] = [await share({ max_uses: 2 }), await share(), await share()];
    expect([await use(link), await use(link), await use(link)]).toEqual([true, true, false]);
    expect(await rowOf(link)).toMatchObject({ uses: 2, last_used_at: at, attempts_left: 5 });
    expect(await rowOf(second)).toMatchObject({ uses: 0, last_used_at: null });
    expect([await use(unlimited), await use(unlimited)]).toEqual([true, true]);
    expect((await rowOf(unlimited)).uses).toBe(2);
  });

  test('returns the attempt of the right passcode', async () => {
    const link = await share({ passcode_hash: 'x', attempts_left: 4 });
    expect(await use(link)).toBe(true);
    expect(await rowOf(link)).toMatchObject({ uses: 1, attempts_left: 5 });
  });

  test('is not used after its end', async () => {
    expect(await use(await share({ revoked_at: at }))).toBe(false);
    expect(await use(await share(), end)).toBe(false);
    expect(await use(await share(), timestamp(noon + 999))).toBe(true);
  });
});

// covers P-26
describe('the files of a link', () => {
  const fileOf = async ({ id }: Link) =>
    (await listFiles(database, id)).map(({ id_file_condiviso: file }) => file)[0] ?? 0;

  test('are its own', async () => {
    const [first, second] = [await share(), await share()];
    const files = await Promise.all([first, second].map(({ id }) => listFiles(database, id)));
    expect(files.map((list) => list.map(({ blob_key }) => blob_key))).toEqual([
      [`blob ${codes - 1}`],
      [`blob ${codes}`],
    ]);
    expect(await findFile(database, await fileOf(second), at)).toEqual({ blob_key: `blob ${codes}` });
    expect(await findFile(database, 99_999, at)).toBeUndefined();
  });

  test('are served until it expires or is revoked, also after its last use', async () => {
    const used = await fileOf(await share({ uses: 1, max_uses: 1 }));
    expect(await findFile(database, used, at)).toBeDefined();
    expect(await findFile(database, used, timestamp(noon + 999))).toBeDefined();
    expect(await findFile(database, used, end)).toBeUndefined();
    expect(await findFile(database, await fileOf(await share({ revoked_at: at })), at)).toBeUndefined();
  });
});

// covers P-26
test('a restored server closes every link that is still active', async () => {
  await closeAllShares(database, at);
  const [active, ofOther] = [await share(), await share({}, [], other)];
  const [expired, revoked] = [await share({ expires_at: at }), await share({ revoked_at: timestamp(noon - 1) })];
  const closed = await closeAllShares(database, at);
  expect(closed.sort((one, two) => one.id_condivisione - two.id_condivisione)).toEqual([
    { id_condivisione: active.id, id_paziente: patient.id_paziente },
    { id_condivisione: ofOther.id, id_paziente: other.id_paziente },
  ]);
  const rows = await Promise.all([active, ofOther, expired, revoked].map(rowOf));
  expect(rows.map(({ revoked_at }) => revoked_at)).toEqual([at, at, null, timestamp(noon - 1)]);
});
