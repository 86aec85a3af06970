// Ten thousand exams of one patient compared with a hundred: time until ready, per frame and per keystroke.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, Page } from 'playwright';
import { type DemoServer, demoServer } from '../../tools/lib/demo-server.ts';
import { launch } from '../lib/browser.ts';
import { cpuMs } from '../lib/page.ts';
import { signIn } from '../lib/sign-in.ts';
import { median, printTable } from '../lib/table.ts';

const counts = [100, Number(process.env.EXAMS ?? 10_000)];
const rounds = Number(process.env.ROUNDS ?? 3);
const typed = 'esame 77';
const list = 'Completati';

interface Measured {
  ready: number[];
  step: number[];
  longest: number[];
  late: number[];
  keystroke: number[];
  rows: number[];
}

const words = ['Emocromo', 'Ecografia addome', 'Radiografia torace', 'Glicemia', 'Elettrocardiogramma'];

function addExams({ folder }: DemoServer, userId: number, count: number): void {
  const database = new DatabaseSync(join(folder, 'libretto.sqlite'));
  database.exec('pragma busy_timeout = 5000; begin immediate');
  const patient = database.prepare('select id_paziente from pazienti where id_utente = ?').get(userId)?.id_paziente;
  const add = database.prepare(`insert into indagini (id_paziente, author_id, indagine_tipologia, indagine_stato,
    indagine_motivo, indagine_data_display, altro_centro, careprovider, id_livello_confidenzialita, created_at, updated_at)
    values (?, ?, ?, '2', 'Controllo', ?, 'Laboratorio di prova', 'Elena Bianchi', ?, ?, ?)`);
  const at = '2026-01-01T00:00:00.000Z';
  for (let n = 0; n < count; n += 1) {
    const day = new Date(Date.UTC(2000, 0, 1) + n * 79_000_000).toISOString().slice(0, 10);
    const name = `${words[n % words.length]}, esame ${n}`;
    add.run(patient ?? null, userId, name, day, (n % 6) + 1, at, at);
  }
  database.exec('commit');
  database.close();
}

async function open(browser: Browser, url: string): Promise<Page> {
  const { id, token, expires } = await signIn(url);
  const values = { token, id_utente: String(id), expires_at: expires, last_activity: String(Date.now()) };
  const localStorage = Object.entries(values).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  return context.newPage();
}

const drag = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const long = [...document.querySelectorAll('*')]
      .filter(
        (element) =>
          element.scrollHeight > element.clientHeight + 200 && /auto|scroll/.test(getComputedStyle(element).overflowY),
      )
      .sort((one, other) => other.scrollHeight - one.scrollHeight)[0];
    const target = long ?? document.documentElement;
    const gaps: number[] = [];
    let before = await frame();
    for (let step = 0; step < 120; step += 1) {
      target.scrollTop += 220;
      const now = await frame();
      gaps.push(now - before);
      before = now;
    }
    return gaps;
  });

async function measure(browser: Browser, url: string, into: Measured): Promise<void> {
  const page = await open(browser, url);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const began = performance.now();
  await page.goto(`${url}/webui/Registro/Esami`);
  const region = page.getByRole('region', { name: list, exact: true });
  await region.getByRole('button', { name: list, exact: true }).click();
  await region
    .getByText(/, esame \d+/)
    .first()
    .waitFor();
  into.ready.push(performance.now() - began);
  const still = await cpuMs(session);
  const gaps = await drag(page);
  into.step.push(((await cpuMs(session)) - still) / gaps.length);
  into.longest.push(Math.max(...gaps));
  into.late.push(gaps.filter((gap) => gap > 50).length);
  into.rows.push(await region.getByRole('row').count());
  const box = region.getByRole('searchbox');
  await box.focus();
  const before = await cpuMs(session);
  for (const letter of typed) {
    await page.keyboard.type(letter);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  into.keystroke.push(((await cpuMs(session)) - before) / typed.length);
  await region.getByText(/\d+ risultat/).waitFor();
  await page.context().close();
}

const browser = await launch();
try {
  const results: [count: number, measured: Measured][] = [];
  for (const count of counts) {
    const server = await demoServer();
    try {
      addExams(server, (await signIn(server.url)).id, count);
      const measured: Measured = { ready: [], step: [], longest: [], late: [], keystroke: [], rows: [] };
      await measure(browser, server.url, { ready: [], step: [], longest: [], late: [], keystroke: [], rows: [] });
      for (let round = 0; round < rounds; round += 1) await measure(browser, server.url, measured);
      results.push([count, measured]);
    } finally {
      await server.stop();
    }
  }
  const first = results[0]?.[1];
  const ratio = (values: number[], of: number[] | undefined) => (median(values) / median(of ?? [])).toFixed(2);
  printTable(
    `The exams page, median of ${rounds}; goal: no frame over 50 ms while scrolling`,
    [
      'exams',
      'ready ms',
      `: ${counts[0]}`,
      'processor ms a step',
      `: ${counts[0]}`,
      'longest frame ms',
      'over 50 ms',
      'keystroke ms',
      `: ${counts[0]}`,
      'rows drawn',
    ],
    results.map(([count, { ready, step, longest, late, keystroke, rows }]) => [
      count.toLocaleString('en'),
      median(ready).toFixed(0),
      ratio(ready, first?.ready),
      median(step).toFixed(1),
      ratio(step, first?.step),
      median(longest).toFixed(0),
      `${median(late)} of 120`,
      median(keystroke).toFixed(1),
      ratio(keystroke, first?.keystroke),
      median(rows),
    ]),
  );
} finally {
  await browser.close();
}
