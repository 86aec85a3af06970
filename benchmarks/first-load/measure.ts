import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Request } from 'playwright';
import { median } from '../lib/table.ts';

export interface FirstLoad {
  requests: number;
  jsKb: number;
  cssKb: number;
  lcpMs: number;
  readyMs: number;
  blockingMs: number;
  shift: number;
}

export interface Target {
  url: string;
  selector: string;
  shows?: RegExp;
  storageState?: BrowserContextOptions['storageState'];
}

interface Seen {
  lcp: number;
  ready: number;
  blocking: number;
  shift: number;
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Chromium's 'Slow 4G' preset including its factors, and four times CPU throttling. */
const network = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};

/** Later parts of a page arrive within this time on the emulated network. */
const workAfterReadyMs = 3000;

function watchPage({ selector, shows }: { selector: string; shows: string }): void {
  const seen: Seen = { lcp: 0, ready: 0, blocking: 0, shift: 0 };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) seen.shift += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
  const text = new RegExp(shows);
  const look = () => {
    const element = document.querySelector(selector);
    if (element && text.test(element.textContent)) seen.ready = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

export async function loadOnce(browser: Browser, target: Target): Promise<FirstLoad> {
  const { url, selector, shows, storageState } = target;
  const context = await browser.newContext({
    viewport: { width: 412, height: 844 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    locale: 'it-IT',
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  const sizes = { script: 0, stylesheet: 0 };
  const pending: Promise<unknown>[] = [];
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    pending.push(response.body().then((body) => (sizes[kind] += gzipSync(body).length / 1000)));
  });
  await page.addInitScript(watchPage, { selector, shows: shows?.source ?? '' });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => window.seen.ready > 0 && window.seen.lcp > 0);
  // Requests and work after the page is ready count too. The network may have been idle while the page was rendered.
  await page.waitForTimeout(workAfterReadyMs);
  const seen = await page.evaluate(() => window.seen);
  await Promise.all(pending);
  if (process.env.REQUESTS) {
    const listed = requests.map((request) => `${request.timing().startTime.toFixed(0)} ${request.url()}`);
    console.log(`${url}\n  ${listed.join('\n  ')}`);
  }
  await context.close();
  return {
    requests: requests.length,
    jsKb: sizes.script,
    cssKb: sizes.stylesheet,
    lcpMs: seen.lcp,
    readyMs: seen.ready,
    blockingMs: seen.blocking,
    shift: seen.shift,
  };
}

/** Returns medians of cold loads, alternating between targets so that a slow minute affects all of them. */
export async function measure(browser: Browser, targets: Target[], rounds: number): Promise<FirstLoad[]> {
  const loads = targets.map((): FirstLoad[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, target] of targets.entries()) loads[index]?.push(await loadOnce(browser, target));
  }
  return loads.map((all) => {
    const middle = (key: keyof FirstLoad) => median(all.map((load) => load[key]));
    return {
      requests: middle('requests'),
      jsKb: middle('jsKb'),
      cssKb: middle('cssKb'),
      lcpMs: middle('lcpMs'),
      readyMs: middle('readyMs'),
      blockingMs: middle('blockingMs'),
      shift: middle('shift'),
    };
  });
}
