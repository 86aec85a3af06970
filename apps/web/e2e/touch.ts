import type { Locator, Page } from '@playwright/test';

export type Point = readonly [x: number, y: number];

/** Dispatches real touch input, so that the browser decides what scrolls. Fingers pause before they lift. */
export async function touch(page: Page, fingers: readonly { from: Point; to: Point }[]): Promise<void> {
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
  // Without the pause the page would keep scrolling by inertia.
  await send('touchMove', 0.7, steps);
  await send('touchEnd', 0.8, steps);
  await screen.detach();
}

/** Returns the part of the stage that is visible and not covered by the sticky tools. */
export async function visibleBox(stage: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await stage.boundingBox();
  if (!box) throw new Error('The sheet is not visible.');
  const free = await stage.evaluate((element) => {
    const { left, width } = element.getBoundingClientRect();
    const rows = Array.from({ length: innerHeight }, (_, y) => y);
    return rows.filter((y) => element.contains(document.elementFromPoint(left + width / 2, y)));
  });
  const [top = 0] = free;
  return { ...box, y: top, height: free.length };
}

export const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
