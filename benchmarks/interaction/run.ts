// Interaction to next paint of the most used pages on a phone with four times CPU throttling. Each page answers taps
// on its lists, typing in a search and opening a dialog, the drawing page a stroke; the slowest counts, as for visits with few interactions
// (https://web.dev/articles/inp). A bare button on an empty page is the floor. ROUNDS=1 PAGES='Esami' measures less.

import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { demoServer, makeDemoData } from '../../tools/lib/demo-server.ts';
import { launch } from '../lib/browser.ts';
import { signIn } from '../lib/sign-in.ts';
import { median, printTable } from '../lib/table.ts';
import { pages } from './pages.ts';

/** Milliseconds between touch and release of a quick tap or key; without them the work of both adds up. */
const pressMs = 80;
/**
 * Milliseconds from one tap or stroke to the touch of another control, which has to be found and reached: in the
 * meantime rows are filled in and the sheet is repainted. Keys follow each other without it.
 */
const reachMs = 500;
const rounds = Number(process.env.ROUNDS ?? 3);
const wanted = new RegExp(process.env.PAGES ?? '');

interface Interaction {
  name: string;
  /** Milliseconds from the input to the next paint: delay, processing and presentation. */
  duration: number;
  /** Milliseconds until the first handler runs, which earlier events and frames take. */
  delay: number;
  /** Milliseconds of the handlers. */
  processing: number;
  target: string;
}

declare global {
  interface Window {
    interactions: Interaction[];
    shift: number;
  }
}

function watchInteractions(): void {
  window.interactions = [];
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) window.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!('interactionId' in entry) || entry.interactionId === 0) continue;
      const { name, duration, startTime, processingStart, processingEnd } = entry;
      const target = entry.target instanceof Element ? entry.target : undefined;
      const control = target?.closest('button, a, input, textarea, summary') ?? target;
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      window.interactions.push({
        name,
        duration,
        delay: processingStart - startTime,
        processing: processingEnd - processingStart,
        target: (control?.getAttribute('aria-label') ?? (label ?? control)?.textContent ?? '').trim().slice(0, 40),
      });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

interface Measured {
  slowest: Interaction;
  shift: number;
}

async function newPhone(browser: Browser, storageState?: object): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    locale: 'it-IT',
    ...storageState,
  });
}

async function throttle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/**
 * Taps a place on the screen. A locator's own `tap` queries the page within the interaction, which costs as much as the
 * handler.
 */
async function tap(page: Page, target: Locator): Promise<void> {
  await page.waitForTimeout(reachMs);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('The target of a tap is not shown.');
  await settle(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 40) }],
  });
  await page.waitForTimeout(pressMs);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await settle(page);
}

/** Two frames: the paint after an interaction has been presented. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Opens the drawing, which fills the screen of a phone, chooses an intensity, draws a stroke and takes it back. */
async function drawStroke(page: Page): Promise<void> {
  await tap(page, page.locator('main [data-stage="front"]'));
  const dialog = page.getByRole('dialog', { name: 'Disegno del dolore' });
  const sheet = dialog.locator('[data-stage="front"]');
  await sheet.waitFor();
  await tap(page, dialog.getByRole('group', { name: 'Intensità del dolore' }).locator('label').last());
  const box = await sheet.boundingBox();
  if (box === null) throw new Error('The sheet is not shown.');
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', at: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: box.x + box.width * at, y: box.y + box.height * 0.3 }],
    });
  await touch('touchStart', 0.4);
  for (let at = 0.42; at < 0.6; at += 0.02) await touch('touchMove', at);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await tap(page, dialog.getByRole('button', { name: 'Annulla tratto' }));
}

async function readSlowest(page: Page): Promise<Measured> {
  await settle(page);
  return page.evaluate(async () => {
    // Entries are delivered after the frame.
    await new Promise((resolve) => setTimeout(resolve, 200));
    const slowest = window.interactions.reduce((one, other) => (other.duration > one.duration ? other : one), {
      name: '',
      duration: 0,
      delay: 0,
      processing: 0,
      target: 'none above 16 ms',
    });
    return { slowest, shift: window.shift };
  });
}

async function measureFloor(browser: Browser): Promise<number> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  await page.goto('data:text/html,<button onclick="this.textContent = this.textContent + 1">0</button>');
  await throttle(page);
  for (let taps = 0; taps < 5; taps += 1) await tap(page, page.locator('button'));
  const { slowest } = await readSlowest(page);
  await context.close();
  return slowest.duration;
}

async function readStorageState(url: string): Promise<object> {
  const { id, token, expires } = await signIn(url);
  const values = { token, id_utente: String(id), expires_at: expires, last_activity: String(Date.now()) };
  const localStorage = Object.entries(values).map(([name, value]) => ({ name, value }));
  return { storageState: { cookies: [], origins: [{ origin: url, localStorage }] } };
}

async function measurePage(browser: Browser, url: string, path: string): Promise<Measured> {
  const context = await newPhone(browser, await readStorageState(url));
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  await page.goto(`${url}/webui/${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await throttle(page);
  if (path.endsWith('/Taccuino/Nuova')) await drawStroke(page);
  const closed = page.locator('main').getByRole('button', { expanded: false });
  for (let left = Math.min(await closed.count(), 4); left > 0; left -= 1) {
    await tap(page, closed.first());
  }
  const search = page.locator('main').getByRole('searchbox').first();
  if (await search.isVisible()) {
    await tap(page, search);
    await page.keyboard.type('visita', { delay: pressMs });
    await settle(page);
  }
  const opensDialog = page
    .locator('main')
    .getByRole('button', { name: /^(Aggiungi|Nuov|Modifica|Riservatezza|Sposta)/ })
    .first();
  if (await opensDialog.isVisible()) {
    await tap(page, opensDialog);
    const dialog = page.getByRole('dialog').first();
    // Some of them lead to a page.
    await page.waitForFunction(
      (path) => document.querySelector('dialog[open], [role=dialog]') || !location.pathname.endsWith(path),
      path,
    );
    const field = dialog.getByRole('textbox').first();
    if (await field.isVisible()) {
      await tap(page, field);
      await page.keyboard.type('prova', { delay: pressMs });
    }
    await page.keyboard.press('Escape', { delay: pressMs });
    await settle(page);
  }
  const measured = await readSlowest(page);
  if (measured.slowest.duration === 0) throw new Error(`Nothing was measured on ${path}.`);
  await context.close();
  return measured;
}

const demoData = await makeDemoData();
const browser = await launch();
try {
  const floors: number[] = [];
  const results = new Map<string, Measured[]>();
  for (let round = 0; round < rounds; round += 1) {
    floors.push(await measureFloor(browser));
    for (const path of pages.filter((name) => wanted.test(name))) {
      // The server keeps open lists and drafts, which would change what the next page shows.
      const server = await demoServer({}, { data: demoData.folder });
      const measured = await measurePage(browser, server.url, path).finally(server.stop);
      results.set(path, [...(results.get(path) ?? []), measured]);
    }
  }
  const floor = median(floors);
  printTable(
    `Interaction to next paint, median of ${rounds}; goal: 100 ms, shift 0.05`,
    ['page', 'INP ms', 'floor ms', ': floor', 'shift', 'delay + handlers + paint of the slowest', 'slowest'],
    [...results].map(([path, all]) => {
      const inp = median(all.map(({ slowest }) => slowest.duration));
      const worst = all
        .map(({ slowest }) => slowest)
        .reduce((one, other) => (other.duration > one.duration ? other : one));
      const paint = worst.duration - worst.delay - worst.processing;
      return [
        path,
        inp.toFixed(0),
        floor.toFixed(0),
        (inp / floor).toFixed(1),
        median(all.map(({ shift }) => shift)).toFixed(3),
        [worst.delay, worst.processing, paint].map((ms) => ms.toFixed(0)).join(' + '),
        `${worst.name} ${worst.target}`,
      ];
    }),
  );
} finally {
  await Promise.all([browser.close(), demoData.remove()]);
}
