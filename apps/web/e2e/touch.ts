import type { Locator, Page } from '@playwright/test';

export type Spot = readonly [x: number, y: number];

/** Moves fingers as a touch screen does, so that the browser decides what scrolls. They rest before they leave it. */
export async function touch(page: Page, fingers: readonly { from: Spot; to: Spot }[]): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  const steps = 12;
  const began = Date.now() / 1000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', seconds: number, step: number) =>
    screen.send('Input.dispatchTouchEvent', {
      type,
      timestamp: began + seconds,
      touchPoints: (type === 'touchEnd' ? [] : fingers).map(({ from, to }, id) => ({
        id,
        x: from[0] + ((to[0] - from[0]) * step) / steps,
        y: from[1] + ((to[1] - from[1]) * step) / steps,
      })),
    });
  await send('touchStart', 0, 0);
  for (let step = 1; step <= steps; step += 1) await send('touchMove', step * 0.016, step);
  // A page that a finger has thrown goes on by itself.
  await send('touchMove', 0.7, steps);
  await send('touchEnd', 0.8, steps);
  await screen.detach();
}

/** The part of a sheet that can be touched: some of it may be off the screen, or below the tools that stay in sight. */
export async function shown(stage: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await stage.boundingBox();
  if (!box) throw new Error('The sheet has no place in the page.');
  const free = await stage.evaluate((element) => {
    const { left, width } = element.getBoundingClientRect();
    const rows = Array.from({ length: innerHeight }, (_, y) => y);
    return rows.filter((y) => element.contains(document.elementFromPoint(left + width / 2, y)));
  });
  const [top = 0] = free;
  return { ...box, y: top, height: free.length };
}

export const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
