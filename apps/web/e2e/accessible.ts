import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** As a value and not as a script of the page, which its policy would refuse. */
async function withAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

async function findings(page: Page, name: string, options: RunOptions): Promise<string[]> {
  const violations = await page.evaluate(async (options) => {
    // What is half-way between two colours has the contrast of neither.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const found = await window.axe.run(document, { ...options, resultTypes: ['violations'] });
    const { scrollX, scrollY } = window;
    const still: string[] = [];
    for (const { id, nodes } of found.violations) {
      for (const { html, target } of nodes) {
        const element = id === 'target-size' && document.querySelector(String(target[0]));
        if (element) {
          // What a bar that stays in sight covers in part is small only until it has been scrolled to.
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
  return violations.map((violation) => `${name}: ${violation}`);
}

/** The colours, all that differs between light and dark, have enough contrast in the dark. */
async function expectContrastInTheDark(page: Page): Promise<void> {
  await withAxe(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findings(page, 'dark', { runOnly: ['color-contrast'] })).toEqual([]);
}

async function expectAccessibleInTheLight(page: Page): Promise<void> {
  await withAxe(page);
  await page.emulateMedia({ colorScheme: 'light' });
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  expect(await findings(page, 'light', { runOnly: tags })).toEqual([]);
}

/** axe finds nothing; the colours, all that differs between light and dark, are looked at in both. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectContrastInTheDark(page);
  await expectAccessibleInTheLight(page);
}

/** Nothing has to be scrolled sideways. What is drawn anew for another width is so a moment after the width has changed. */
export async function expectNoSideways(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
}
