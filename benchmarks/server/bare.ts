// One route that reads a patient's rows by key, one that writes a row. No session, ownership, validation or audit.
// `bare.ts <folder> <rows.json>`.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fastify from 'fastify';

const [folder = '', file = ''] = process.argv.slice(2);
const rows: Record<string, unknown>[] = JSON.parse(readFileSync(file, 'utf8'));
const columns = Object.keys(rows[0] ?? {});
const others = 10_000;

const database = new DatabaseSync(join(folder, 'bare.db'));
database.exec('pragma journal_mode = wal; pragma synchronous = full');
const names = columns.map((name) => `"${name}"`).join(', ');
database.exec(`create table readings (owner integer, ${names}); create index by_owner on readings (owner)`);
const insert = database.prepare(`insert into readings values (?, ${columns.map(() => '?').join(', ')})`);
const add = (owner: number, row: Record<string, unknown>) =>
  insert.run(owner, ...columns.map((name) => (row[name] === null ? null : String(row[name]))));
database.exec('begin');
for (const row of rows) add(1, row);
for (let n = 0; n < others; n++) add(2 + (n % 100), rows[n % rows.length] ?? {});
database.exec('commit');

const list = database.prepare(`select ${names} from readings where owner = ?`);
const app = fastify();
app.get<{ Params: { id: string } }>('/list/:id', ({ params }) => ({ success: list.all(Number(params.id)) }));
app.post<{ Body: Record<string, unknown> }>('/list', ({ body }) => {
  add(1_000_000, body);
  return { success: true };
});
console.log(`listens on ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
