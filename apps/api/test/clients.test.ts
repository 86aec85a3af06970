import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '../src/demo/people.ts';
import { buildBundle, removeBundle, type Started, startServer } from './process.ts';
import { progress, scale } from './scale.ts';
import { freshPostgres, kinds } from './server.ts';

let folder: string;
beforeAll(async () => {
  await buildBundle();
  folder = mkdtempSync(join(tmpdir(), 'libretto-clients-'));
});
afterAll(() => {
  removeBundle();
  rmSync(folder, { recursive: true, force: true });
});

const residentBytes = ({ child }: Started) =>
  1024 * Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' }));
const largest = 700 * 1024 * 1024;

async function signIn(address: string): Promise<{ authorization: string; id: number }> {
  const answer = await fetch(`${address}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'paziente@libretto.example', password: demoPassword }),
  });
  const { success }: { success: { token: string; user: { id_utente: number } } } = JSON.parse(await answer.text());
  return { authorization: `Bearer ${success.token}`, id: success.user.id_utente };
}

interface Kept {
  id_contatto: number;
  contatto_nominativo: string;
}

class ResponseCounts {
  readonly statuses = new Map<number, number>();
  readonly kept: Kept[] = [];
  /** Connections that ended without a response. */
  lost = 0;
  readonly #onAnswer: () => void;

  constructor(onAnswer: () => void) {
    this.#onAnswer = onAnswer;
  }

  count(status: number) {
    this.#onAnswer();
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }
  get all() {
    return [...this.statuses.values()].reduce((sum, count) => sum + count, 0);
  }
}

interface Visit {
  address: string;
  authorization: string;
  id: number;
  heard: ResponseCounts;
  goes: () => boolean;
}

async function visit({ address, authorization, id, heard, goes }: Visit, client: number): Promise<void> {
  const reads = [`/api/patient/${id}`, `/api/getTaccuinos/${id}`, `/api/menu/${id}`, '/api/bozze', '/api/tags'];
  for (let turn = client; goes(); turn++) {
    const contatto_nominativo = `cliente ${client}, numero ${turn}`;
    const writes = turn % 6 === 0;
    try {
      const answer = writes
        ? await fetch(`${address}/api/salva/contattialtro/0`, {
            method: 'POST',
            headers: { authorization, 'content-type': 'application/json' },
            body: JSON.stringify({
              id_contatto_tipologia: 0,
              contatto_nominativo,
              contatto_telefono: '0511234567',
              id_livello_confidenzialita: 1,
            }),
          })
        : await fetch(`${address}${reads[turn % reads.length]}`, { headers: { authorization } });
      const text = await answer.text();
      heard.count(answer.status);
      if (writes && answer.status === 200) heard.kept.push(JSON.parse(text));
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      heard.lost += 1;
      if (heard.lost > 20_000) return;
    }
  }
}

describe.each(kinds)('many clients at once on %s', (kind) => {
  test(`${scale.clients} of them for ${scale.seconds} s are answered, and no acknowledged change is lost at shutdown`, async () => {
    const postgres = kind === 'postgres' ? await freshPostgres() : undefined;
    const settings = { DATA_DIR: join(folder, kind), DEMO: 'true', ...(postgres && { DATABASE_URL: postgres.url }) };
    const server = await startServer(settings);
    const { address } = server;
    const me = await signIn(address);
    const begun = performance.now();
    const enough = Promise.withResolvers<void>();
    let most = 0;
    let seconds = 0;
    let ending = false;
    const heard: ResponseCounts = new ResponseCounts(() => {
      // The memory of a server that is shutting down cannot be queried.
      if (ending || performance.now() - begun < (seconds + 1) * 1000) return;
      seconds += 1;
      most = Math.max(most, residentBytes(server));
      progress(`${kind}: ${seconds} s, ${heard.all} answers, ${Math.round(most / 2 ** 20)} MB`);
      if (seconds >= scale.seconds) enough.resolve();
    });
    const clients = Array.from({ length: scale.clients }, (_, client) =>
      visit({ ...me, address, heard, goes: () => !ending || heard.lost === 0 }, client),
    );
    await enough.promise;
    const before = heard.lost;
    ending = true;
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    await Promise.all(clients);

    expect(before).toBe(0);
    expect([...heard.statuses.keys()].filter((status) => status !== 200 && status !== 429)).toEqual([]);
    expect(most).toBeLessThan(largest);
    expect(heard.kept.length).toBeGreaterThan(0);

    const again = await startServer(settings);
    const headers = { authorization: me.authorization };
    const list: unknown = await (await fetch(`${again.address}/api/moreContactsGet/${me.id}`, { headers })).json();
    const names = new Map(
      (Array.isArray(list) ? list : []).map((one: Kept) => [one.id_contatto, one.contatto_nominativo]),
    );
    for (const one of heard.kept) expect(names.get(one.id_contatto)).toBe(one.contatto_nominativo);
    again.child.kill('SIGTERM');
    expect((await again.ended).code).toBe(0);
    await postgres?.drop();
  }, 300_000);
});
