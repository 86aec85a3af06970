// Reproducible screenshots of all stories of a built Storybook.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium as engine, type Page } from 'playwright';
import { chromium } from './chromium.ts';
import { serveFolder } from './static-server.ts';

interface Index {
  entries: Record<string, { id: string; type: string; tags?: string[] }>;
}

export interface Look {
  name: string;
  globals: string;
  viewport: { width: number; height: number };
}

export const looks: readonly Look[] = [
  { name: 'light-it-desktop', globals: 'theme:light;locale:it', viewport: { width: 1280, height: 800 } },
  { name: 'dark-en-phone', globals: 'theme:dark;locale:en', viewport: { width: 390, height: 844 } },
];

/** Fixed time, so that "today" is the same in every screenshot. */
const noon = new Date('2026-03-09T12:00:00Z');

const pages = 2;

export function storiesOf(folder: string): string[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as Index;
  return Object.values(entries)
    .filter(({ type, tags = [] }) => type === 'story' && !tags.includes('no-picture'))
    .map(({ id }) => id)
    .sort();
}

async function prepared(browser: Browser, { viewport }: Look): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(noon);
  // Seeded, for components that use random values.
  await page.addInitScript(() => {
    let seed = 1;
    Math.random = () => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
  });
  return page;
}

async function take(page: Page, url: string, file: string): Promise<void> {
  await page.goto(url);
  // Storybook sets the class when the story and its play function have finished or failed.
  await page.waitForFunction(() => /sb-show-(main|errordisplay|nopreview)/.test(document.body.className));
  await page.waitForFunction(
    () => {
      const { currentRender } =
        (window as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } }).__STORYBOOK_PREVIEW__ ?? {};
      return /finished|errored|aborted/.test(currentRender?.phase ?? '');
    },
    undefined,
    { timeout: 20_000 },
  );
  // Components may fetch data after that.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  // Stable when two consecutive screenshots are equal.
  const options = { animations: 'disabled', caret: 'hide', fullPage: true } as const;
  let before = await page.screenshot(options);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const after = await page.screenshot(options);
    if (after.equals(before)) break;
    before = after;
  }
  writeFileSync(file, before);
}

export async function takePictures(storybook: string, ids: readonly string[], into: string): Promise<string[]> {
  mkdirSync(into, { recursive: true });
  const server = await serveFolder(storybook);
  const browser = await engine.launch({
    executablePath: await chromium(),
    // Software rendering without subpixel text, for reproducible pixels.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
    ],
  });
  const failed: string[] = [];
  try {
    for (const look of looks) {
      const waiting = [...ids];
      const work = async () => {
        const page = await prepared(browser, look);
        for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
          const url = `${server.url}/iframe.html?id=${id}&viewMode=story&globals=${look.globals}`;
          await take(page, url, join(into, `${id}.${look.name}.png`)).catch((error: Error) => {
            failed.push(`${id} [${look.name}] ${error.message.split('\n')[0]}`);
          });
        }
        await page.context().close();
      };
      await Promise.all(Array.from({ length: pages }, work));
    }
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
  return failed;
}
