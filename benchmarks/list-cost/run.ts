// Only the ratio to a thousand rows of others per table is meaningful; the goal is 1.3 at `ROWS=1000000`.

import { addDatabase, type MeasuredTable, measuredTables, OtherPatients } from '../../apps/api/test/other-patients.ts';
import { startPostgres } from '../../apps/api/test/postgres.ts';
import { type DemoServer, demoServer } from '../../tools/lib/demo-server.ts';
import { type SignedIn, signIn } from '../lib/sign-in.ts';
import { median, printTable } from '../lib/table.ts';

const largest = Number(process.env.ROWS ?? 100_000);
const few = 1000;
const sizes = [few, 10_000, 100_000, 1_000_000].filter((size) => size <= largest);
const rounds = Number(process.env.ROUNDS ?? 60);
const warmUp = 15;
const goal = 1.3;
const postgres = await startPostgres();

const lists: Readonly<Record<MeasuredTable, (id: number) => string>> = {
  indagini: (id) => `/api/getEsami/${id}/3`,
  diagnosi: (id) => `/api/diagnosiPatient/${id}`,
  tbl_parametri_vitalis: (id) => `/api/rilevazioniPatient/${id}`,
};

interface Site {
  server: DemoServer;
  patient: SignedIn;
  crowd: OtherPatients;
}

async function open(name: string): Promise<Site> {
  const database = await addDatabase(postgres.url, name);
  const server = await demoServer({ DATABASE_URL: database });
  const patient = await signIn(server.url);
  return { server, patient, crowd: await OtherPatients.create(database, patient.id) };
}

async function ask({ server, patient: { id, token } }: Site, table: MeasuredTable): Promise<number> {
  const began = performance.now();
  const answer = await fetch(server.url + lists[table](id), { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${table} answered ${answer.status}.`);
  return performance.now() - began;
}

async function measure(sites: readonly Site[], table: MeasuredTable): Promise<number[]> {
  const times: number[][] = sites.map(() => []);
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [index, site] of sites.entries()) {
      const took = await ask(site, table);
      if (round >= 0) times[index]?.push(took);
    }
  }
  return times.map(median);
}

const short = (plan: string) => plan.replaceAll(/ {2}?\(cost=[^)]*\)/g, '').replaceAll(/\s+/g, ' ');

const sites: Site[] = [];
try {
  const least = await open('few');
  sites.push(least);
  const most = await open('many');
  sites.push(most);
  await least.crowd.grow(few);
  const rows: (string | number)[][] = [];
  for (const size of sizes) {
    await most.crowd.grow(size);
    const cells: string[] = [];
    for (const table of measuredTables) {
      const [one = Number.NaN, other = Number.NaN] = await measure([least, most], table);
      cells.push(one.toFixed(2), other.toFixed(2), (other / one).toFixed(2));
    }
    rows.push([size.toLocaleString('en'), ...cells]);
  }
  printTable(
    `A patient's lists among the rows of others, PostgreSQL, median ms of ${rounds}; goal: ratio ≤ ${goal}`,
    ['rows of others', ...measuredTables.flatMap((table) => [`${table} (${few})`, 'with these', 'ratio'])],
    rows,
  );
  const plans: [table: string, plan: string][] = [];
  for (const table of measuredTables) plans.push([table, short(await most.crowd.plan(table))]);
  printTable('How they are read', ['table', 'plan'], plans);
  const scanned = plans.filter(([, plan]) => !plan.includes('Index'));
  if (scanned.length > 0) throw new Error(`Read without an index: ${scanned.map(([table]) => table).join(', ')}.`);
} finally {
  for (const { crowd, server } of sites) {
    await crowd.close();
    await server.stop();
  }
  await postgres.stop();
}
