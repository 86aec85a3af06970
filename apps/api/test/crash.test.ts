import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBlobs } from '../src/blobs/open.ts';
import { readConfig } from '../src/config.ts';
import { drawBody } from '../src/demo/figure.ts';
import { demoPassword } from '../src/demo/people.ts';
import { buildBundle, removeBundle, type Started, started } from './process.ts';
import { progress, scale } from './scale.ts';

const rounds = scale.kills;
const writers = 4;

let folder: string;
beforeAll(async () => {
  await buildBundle();
  folder = mkdtempSync(join(tmpdir(), 'libretto-crash-'));
});
afterAll(() => {
  removeBundle();
  rmSync(folder, { recursive: true, force: true });
});

const url = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;
const drawings = {
  taccuino_report_anteriore: url(drawBody('front', { '107': 'forte' })),
  taccuino_report_posteriore: url(drawBody('back', { '218': 'lieve' })),
};

interface Entry {
  id_taccuino: number;
  taccuino_descrizione: string;
}

/** What a server has acknowledged, over all rounds. */
interface Acknowledged {
  entries: Map<number, string>;
  drafts: Map<string, number>;
  /** Called at each acknowledgement. */
  heard: () => void;
}

class Client {
  readonly #address: string;
  #token = '';
  constructor(address: string) {
    this.#address = address;
  }
  async signIn() {
    const body = { email: 'paziente@libretto.example', password: demoPassword };
    const reply: { success: { token: string } } = JSON.parse((await this.send('POST', 'user/login', body)) ?? '');
    this.#token = reply.success.token;
  }
  /** The answer's text, or undefined when the server died before it had answered. */
  async send(method: string, path: string, body?: unknown): Promise<string | undefined> {
    try {
      const response = await fetch(`${this.#address}/api/${path}`, {
        method,
        headers: {
          ...(this.#token !== '' && { authorization: `Bearer ${this.#token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${response.status} ${text}`);
      return text;
    } catch (error) {
      if (error instanceof TypeError) return undefined;
      throw error;
    }
  }
}

/** Writes until the server is gone, noting what it says it has kept. */
async function write(client: Client, acknowledged: Acknowledged, round: number, writer: number) {
  for (let i = 0; ; i++) {
    const taccuino_descrizione = `giro ${round}, mano ${writer}, numero ${i}`;
    const fields = {
      taccuino_2d_drawn: 1,
      taccuino_data: '2026-01-15',
      taccuino_descrizione,
      id_livello_confidenzialita: 4,
    };
    const created = await client.send('POST', 'taccuino/', { ...fields, ...drawings });
    if (created === undefined) return;
    const entry: Entry = JSON.parse(created);
    acknowledged.entries.set(entry.id_taccuino, taccuino_descrizione);
    acknowledged.heard();

    // A change that is not acknowledged may have been kept or not; both are right.
    acknowledged.entries.delete(entry.id_taccuino);
    const better = `${taccuino_descrizione}, riletto`;
    if ((await client.send('PUT', `taccuino/${entry.id_taccuino}`, { taccuino_descrizione: better })) === undefined)
      return;
    acknowledged.entries.set(entry.id_taccuino, better);
    acknowledged.heard();

    const form = `modulo.${writer}`;
    const version = round * 100_000 + i;
    if ((await client.send('PUT', `bozze/${form}`, { contenuto: { version } })) === undefined) return;
    acknowledged.drafts.set(form, version);
    acknowledged.heard();
  }
}

async function check(client: Client, acknowledged: Acknowledged) {
  const entries: Entry[] = JSON.parse((await client.send('GET', 'getTaccuinos/1')) ?? '');
  const found = new Map(entries.map((entry) => [entry.id_taccuino, entry.taccuino_descrizione]));
  for (const [id, description] of acknowledged.entries) expect(found.get(id)).toBe(description);
  for (const [form, version] of acknowledged.drafts) {
    const draft: { contenuto: { version: number } } = JSON.parse((await client.send('GET', `bozze/${form}`)) ?? '');
    // A later version that was not acknowledged may be there, an earlier one not.
    expect(draft.contenuto.version).toBeGreaterThanOrEqual(version);
  }
  return found;
}

test('whatever a server that is killed has acknowledged is there when it starts again, whole', async () => {
  const acknowledged: Acknowledged = { entries: new Map(), drafts: new Map(), heard: () => {} };
  const environment = { DATA_DIR: folder, DEMO: 'true' };
  let server: Started | undefined;
  for (let round = 0; round < rounds; round++) {
    server = await started(environment);
    const client = new Client(server.address);
    await client.signIn();
    await check(client, acknowledged);
    const { child, ended } = server;
    // Another moment each time: after the first acknowledgement or after dozens, and a few milliseconds into the next.
    let left = 1 + ((round * 7) % 24);
    acknowledged.heard = () => {
      left -= 1;
      if (left === 0) setTimeout(() => child.kill('SIGKILL'), (round * 3) % 11);
    };
    const writing = Promise.all(
      Array.from({ length: writers }, (_, writer) => write(client, acknowledged, round, writer)),
    );
    await writing;
    expect((await ended).signal).toBe('SIGKILL');
    progress(`${round + 1} of ${rounds} kills, ${acknowledged.entries.size} entries kept`);
  }

  server = await started(environment);
  const client = new Client(server.address);
  await client.signIn();
  const found = await check(client, acknowledged);
  for (const [id, description] of found) {
    if (!description.startsWith('giro')) continue;
    expect(JSON.parse((await client.send('GET', `taccuino/${id}/Images`)) ?? '')).toEqual(drawings);
  }
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);

  expect(acknowledged.entries.size).toBeGreaterThan(rounds);
  const database = new DatabaseSync(join(folder, 'libretto.sqlite'), { readOnly: true });
  expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  expect(database.prepare('pragma foreign_key_check').all()).toEqual([]);
  // Nothing was changed without its line in the audit, and no line tells of what was not.
  const told = database.prepare("select id_record, action from audit where kind = 'notebook' order by id_audit").all();
  const expected = database
    .prepare(
      "select id_taccuino, taccuino_descrizione like '%, riletto' as again from tbl_taccuinos where taccuino_descrizione like 'giro %'",
    )
    .all()
    .flatMap(({ id_taccuino, again }) => [
      `${id_taccuino} created`,
      ...(again === 1 ? [`${id_taccuino} changed`] : []),
    ]);
  expect(told.map(({ id_record, action }) => `${id_record} ${action}`).sort()).toEqual(expected.sort());
  const rows = database.prepare('select blob_key, bytes from blobs').all();
  database.close();
  const blobs = await openBlobs(readConfig({ DATA_DIR: folder }));
  for (const { blob_key, bytes } of rows) expect((await blobs.get(String(blob_key)))?.length).toBe(bytes);
}, 3_600_000);
