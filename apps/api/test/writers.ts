// Clients that write to a server until it exits, and checks that everything acknowledged was stored.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { openBlobs } from '../src/blobs/open.ts';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/database/database.ts';
import { drawBody } from '../src/demo/figure.ts';
import { demoPassword } from '../src/demo/people.ts';
import { type Started, startServer } from './process.ts';
import { drawing } from './record-sample.ts';

const writers = 4;

const drawings = {
  taccuino_report_anteriore: drawing(drawBody('front', { '107': 'forte' })),
  taccuino_report_posteriore: drawing(drawBody('back', { '218': 'lieve' })),
};

interface Entry {
  id_taccuino: number;
  taccuino_descrizione: string;
}

class Client {
  readonly #address: string;
  readonly #mayFail: boolean;
  #token = '';

  /** @param mayFail Treats a server error like a closed connection: not acknowledged. */
  constructor(address: string, mayFail: boolean) {
    this.#address = address;
    this.#mayFail = mayFail;
  }

  async signIn() {
    const body = { email: 'paziente@libretto.example', password: demoPassword };
    const reply: { success: { token: string } } = JSON.parse((await this.send('POST', 'user/login', body)) ?? '');
    this.#token = reply.success.token;
  }

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
      if (response.ok) return text;
      if (this.#mayFail && response.status >= 500) return undefined;
      throw new Error(`${response.status} ${text}`);
    } catch (error) {
      if (error instanceof TypeError) return undefined;
      throw error;
    }
  }
}

export class AcknowledgedChanges {
  readonly #environment: Record<string, string>;
  /** Possible descriptions of each entry: an unacknowledged change may have been stored or not. */
  readonly #entries = new Map<number, string[]>();
  readonly #drafts = new Map<string, number>();

  constructor(environment: Record<string, string>) {
    this.#environment = { ...environment, DEMO: 'true' };
  }

  get size(): number {
    return this.#entries.size;
  }

  /** `onHeard` is called with the server at each acknowledgement. */
  async round(
    number: number,
    onHeard: (server: Started) => void,
    { mayFail = false, environment = {} }: { mayFail?: boolean; environment?: Record<string, string> } = {},
  ): Promise<Started> {
    const server = await startServer({ ...this.#environment, ...environment });
    try {
      const client = new Client(server.address, mayFail);
      await client.signIn();
      await this.#check(client);
      await Promise.all(
        Array.from({ length: writers }, (_, writer) => this.#write(client, number, writer, () => onHeard(server))),
      );
    } catch (error) {
      server.child.kill('SIGKILL');
      await server.ended;
      throw error;
    }
    return server;
  }

  async #write(client: Client, round: number, writer: number, onHeard: () => void): Promise<void> {
    for (let i = 0; ; i++) {
      const first = `giro ${round}, mano ${writer}, numero ${i}`;
      const fields = {
        taccuino_2d_drawn: 1,
        taccuino_data: '2026-01-15',
        taccuino_descrizione: first,
        id_livello_confidenzialita: 4,
      };
      const created = await client.send('POST', 'taccuino/', { ...fields, ...drawings });
      if (created === undefined) return;
      const { id_taccuino }: Entry = JSON.parse(created);
      const better = `${first}, riletto`;
      this.#entries.set(id_taccuino, [first]);
      onHeard();

      this.#entries.set(id_taccuino, [first, better]);
      const change = { taccuino_descrizione: better };
      if ((await client.send('PUT', `taccuino/${id_taccuino}`, change)) === undefined) return;
      this.#entries.set(id_taccuino, [better]);
      onHeard();

      const form = `modulo.${writer}`;
      const version = round * 100_000 + i;
      if ((await client.send('PUT', `bozze/${form}`, { contenuto: { version } })) === undefined) return;
      this.#drafts.set(form, version);
      onHeard();
    }
  }

  async #check(client: Client): Promise<Entry[]> {
    const entries: Entry[] = JSON.parse((await client.send('GET', 'getTaccuinos/1')) ?? '');
    const found = new Map(entries.map((entry) => [entry.id_taccuino, entry.taccuino_descrizione]));
    for (const [id, descriptions] of this.#entries) expect(descriptions).toContain(found.get(id));
    for (const [form, version] of this.#drafts) {
      const draft: { contenuto: { version: number } } = JSON.parse((await client.send('GET', `bozze/${form}`)) ?? '');
      // A later unacknowledged version may be stored, but no earlier one.
      expect(draft.contenuto.version).toBeGreaterThanOrEqual(version);
    }
    return entries;
  }

  async checkAll(environment: Record<string, string> = {}): Promise<void> {
    const all = { ...this.#environment, ...environment };
    const server = await startServer(all);
    try {
      const client = new Client(server.address, false);
      await client.signIn();
      for (const { id_taccuino, taccuino_descrizione } of await this.#check(client)) {
        if (!taccuino_descrizione.startsWith('giro')) continue;
        expect(JSON.parse((await client.send('GET', `taccuino/${id_taccuino}/Images`)) ?? '')).toEqual(drawings);
      }
    } finally {
      server.child.kill('SIGTERM');
    }
    expect((await server.ended).code).toBe(0);
    await checkStores(all);
  }
}

async function checkStores(environment: Record<string, string>): Promise<void> {
  const config = readConfig(environment);
  const database = await openDatabase({ url: config.DATABASE_URL, folder: config.DATA_DIR, onLost: () => {} });
  if (config.DATABASE_URL === '') {
    const checks = async (pragma: string) => (await sql.raw(`pragma ${pragma}`).execute(database)).rows;
    expect(await checks('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(await checks('foreign_key_check')).toEqual([]);
  }
  // Every change has an audit entry, and every audit entry a change. The demo has drawings and audit entries of its own.
  const drawings = await database.selectFrom('tbl_taccuinos').select(['id_taccuino', 'taccuino_descrizione']).execute();
  const entries = drawings.filter(({ taccuino_descrizione }) => taccuino_descrizione.startsWith('giro '));
  const ofDemo = drawings.filter((drawing) => !entries.includes(drawing)).map(({ id_taccuino }) => id_taccuino);
  const told = await database
    .selectFrom('audit')
    .select(['id_record', 'action'])
    .where('kind', '=', 'notebook')
    .where('id_record', 'not in', ofDemo)
    .execute();
  const expected = entries.flatMap(({ id_taccuino, taccuino_descrizione }) => [
    `${id_taccuino} created`,
    ...(taccuino_descrizione.endsWith(', riletto') ? [`${id_taccuino} changed`] : []),
  ]);
  expect(told.map(({ id_record, action }) => `${id_record} ${action}`).sort()).toEqual(expected.sort());
  const rows = await database.selectFrom('blobs').select(['blob_key', 'bytes']).execute();
  await database.destroy();
  const blobs = await openBlobs(config);
  for (const { blob_key, bytes } of rows) expect((await blobs.get(blob_key))?.length).toBe(bytes);
}
