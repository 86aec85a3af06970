import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

// Minified, because it is parsed again on every page.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Evaluated as an expression, because the page's CSP would refuse a script element. */
async function withAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

async function findings(page: Page, options: RunOptions): Promise<string[]> {
  return page.evaluate(async (options) => {
    // Contrast cannot be measured during a transition.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const found = await window.axe.run(document, { ...options, resultTypes: ['violations'] });
    const { scrollX, scrollY } = window;
    const still: string[] = [];
    for (const { id, nodes } of found.violations) {
      for (const { html, target } of nodes) {
        const element = id === 'target-size' && document.querySelector(String(target[0]));
        if (element) {
          // Partly covered by the sticky bar; its size is measured correctly after scrolling.
          element.scrollIntoView({ block: 'center' });
          const alone = await window.axe.run(element, { runOnly: [id] });
          if (alone.violations.length === 0) continue;
        }
        still.push(`${id}: ${html}`);
      }
    }
    window.scrollTo(scrollX, scrollY);
    return still;
  }, options);
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Checks all rules in the colour scheme of the page. */
export async function expectAccessible(page: Page): Promise<void> {
  await withAxe(page);
  expect(await findings(page, { runOnly: rules })).toEqual([]);
}

/** Checks all rules except colour contrast. */
export async function expectAccessibleText(page: Page): Promise<void> {
  await withAxe(page);
  const options = { runOnly: rules, rules: { 'color-contrast': { enabled: false } } };
  expect(await findings(page, options)).toEqual([]);
}

/** Polls, because the layout may update shortly after the width changed. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}

/** Runs the check at 200 % text size. */
export async function withDoubledText(page: Page, check: () => Promise<void>): Promise<void> {
  const setSize = (size: string) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, size);
  await setSize('200%');
  await check();
  await setSize('');
}

/** Makes the page show a font of the system, as on a first visit over a slow line. Call before the first page. */
export async function withoutFonts(page: Page, consoleErrors: { allow: (pattern: RegExp) => void }): Promise<void> {
  consoleErrors.allow(/ERR_FAILED .*\.woff2$/);
  await page.route(/\.woff2$/, (route) => route.abort());
}

/**
 * Widens letters and words as WCAG 2.2 SC 1.4.12 asks pages to bear. Wider than any usual font of a system, so that a
 * check does not depend on the fonts of this one.
 */
export async function spaceOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}
