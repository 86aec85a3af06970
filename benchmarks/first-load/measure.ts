import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { median } from '../lib/table.ts';

export interface FirstLoad {
  jsKb: number;
  cssKb: number;
  lcpMs: number;
  readyMs: number;
  blockingMs: number;
}

interface Seen {
  lcp: number;
  ready: number;
  blocking: number;
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** The browser's own 'Slow 4G', factors included, and a processor four times slower than this one, as a phone has them. */
const network = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};

/** Watches the page from inside: what was painted last, when the awaited element was there, how long the thread was busy. */
function watchPage(selector: string): void {
  const seen: Seen = { lcp: 0, ready: 0, blocking: 0 };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (document.querySelector(selector)) seen.ready = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function loadOnce(browser: Browser, url: string, selector: string): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const sizes = { script: 0, stylesheet: 0 };
  const pending: Promise<unknown>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    pending.push(response.body().then((body) => (sizes[kind] += gzipSync(body).length / 1000)));
  });
  await page.addInitScript(watchPage, selector);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => window.seen.ready > 0 && window.seen.lcp > 0);
  const seen = await page.evaluate(() => window.seen);
  await Promise.all(pending);
  await context.close();
  return {
    jsKb: sizes.script,
    cssKb: sizes.stylesheet,
    lcpMs: seen.lcp,
    readyMs: seen.ready,
    blockingMs: seen.blocking,
  };
}

/** The median of several cold loads; `selector` names what the visitor waits for. */
export async function measure(browser: Browser, url: string, selector: string, rounds: number): Promise<FirstLoad> {
  const loads: FirstLoad[] = [];
  for (let round = 0; round < rounds; round++) loads.push(await loadOnce(browser, url, selector));
  const middle = (key: keyof FirstLoad) => median(loads.map((load) => load[key]));
  return {
    jsKb: middle('jsKb'),
    cssKb: middle('cssKb'),
    lcpMs: middle('lcpMs'),
    readyMs: middle('readyMs'),
    blockingMs: middle('blockingMs'),
  };
}
