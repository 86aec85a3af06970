import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll, spaceOut, withoutFonts } from '../accessibility.ts';
import { radioLabel } from '../dialogs.ts';
import { expect, patient, test } from '../journey.ts';
import { type Point, scrolled, touch, visibleBox } from '../touch.ts';
import { openNew, sheet, summary } from './drawing.ts';

test.use({ user: patient });

const marks = (page: Page) => summary(page).getByRole('listitem');

const countLines = (button: Locator, name: string) =>
  button.getByText(name, { exact: true }).evaluate((label) => {
    const text = document.createRange();
    if (label.firstChild) text.selectNode(label.firstChild);
    return text.getClientRects().length;
  });

async function swipeUp(page: Page, stage: Locator): Promise<void> {
  const { x, y, width, height } = await visibleBox(stage);
  const middle = x + width / 2;
  await touch(page, [{ from: [middle, y + height * 0.8], to: [middle, y + height * 0.3] }]);
}

async function swipeAcross(page: Page, stage: Locator): Promise<void> {
  const { x, y, width, height } = await visibleBox(stage);
  await touch(page, [{ from: [x + width * 0.4, y + height * 0.4], to: [x + width * 0.6, y + height * 0.42] }]);
}

test('on a phone, the tap that opens the full screen chooses nothing in it', { tag: '@phone' }, async ({ page }) => {
  await openNew(page);
  const inPage = sheet(page, 'front');
  // Where the full screen has its intensities.
  await inPage.evaluate((stage) => scrollBy({ top: stage.getBoundingClientRect().top - 200, behavior: 'instant' }));
  await expect.poll(async () => Math.abs(((await inPage.boundingBox())?.y ?? 0) - 200)).toBeLessThan(2);
  const clicked = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const answer = ({ target }: Event) => resolve(target instanceof Element && target.closest('dialog') !== null);
        addEventListener('click', answer, { capture: true, once: true });
      }),
  );
  const { x, width } = await visibleBox(inPage);
  await page.touchscreen.tap(x + width / 2, 230);
  const dialog = page.getByRole('dialog', { name: 'Disegno del dolore' });
  await expect(dialog).toBeVisible();
  expect(await clicked, 'the click of the tap is inside the dialog').toBe(false);
  await expect(dialog.getByRole('radio', { name: 'Moderato' })).toBeChecked();
});

test('on a phone, scrolling draws nothing and drawing has a full-screen mode', {
  tag: '@phone',
}, async ({ page }) => {
  await openNew(page);
  const again = page.getByRole('region', { name: 'Dolore, come l’ultima volta' });
  await expect(again).toBeAttached();
  const inPage = sheet(page, 'front');
  await inPage.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  await swipeUp(page, inPage);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 50);
  await expect(marks(page)).toHaveCount(0);

  const draw = page.getByRole('button', { name: 'Disegna', exact: true });
  const { x, y, width, height } = await visibleBox(inPage);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  const dialog = page.getByRole('dialog', { name: 'Disegno del dolore' });
  await expect(dialog).toBeVisible();
  const large = dialog.locator('[data-stage="front"]');
  await expect(large).toBeInViewport({ ratio: 1 });
  await swipeAcross(page, large);
  await expect(dialog.getByRole('button', { name: 'Annulla tratto' })).toBeEnabled();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Annulla', exact: true }).tap();
  await expect(dialog).toBeHidden();
  await expect(draw).toBeFocused();
  await expect(marks(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Rimetti i tratti tolti' }).tap();
  await expect(marks(page)).not.toHaveCount(0);
  await expect(draw).toBeFocused();

  await draw.tap();
  await radioLabel(dialog, 'Retro').tap();
  await swipeAcross(page, dialog.locator('[data-stage="back"]'));
  // The phone's back gesture keeps the drawing.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(summary(page)).toContainText('Retro');
  await expect(draw).toBeFocused();
  await expect(again).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole('button', { name: 'Salva', exact: true })).toBeInViewport({ ratio: 1 });
});

// The page's own fonts are optional: a first visit over a slow line shows those of the system.
for (const font of ['its own', 'a wide system']) {
  test(`with text at 200 % in ${font} font the full-screen mode shows the drawing, its tools and its buttons`, {
    tag: '@phone',
  }, async ({ page, consoleErrors }) => {
    if (font !== 'its own') await withoutFonts(page, consoleErrors);
    await openNew(page);
    if (font !== 'its own') await spaceOut(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.getByRole('button', { name: 'Disegna', exact: true }).tap();
    const dialog = page.getByRole('dialog', { name: 'Disegno del dolore' });
    for (const name of ['Annulla', 'Fatto']) {
      const button = dialog.getByRole('button', { name, exact: true });
      await expect(button).toBeInViewport({ ratio: 1 });
      await expect.poll(() => countLines(button, name), name).toBe(1);
    }
    const stage = dialog.locator('[data-stage="front"]');
    await expect(stage).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await visibleBox(stage)).height).toBeGreaterThan(280);
    await dialog.getByRole('button', { name: 'Annulla tratto' }).scrollIntoViewIfNeeded();
    await swipeAcross(page, stage);
    await dialog.getByRole('button', { name: 'Annulla tratto' }).tap();
    await expectNoHorizontalScroll(page);
    await dialog.getByRole('button', { name: 'Fatto' }).tap();
    await expect(marks(page)).toHaveCount(0);
  });
}

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  test('fingers scroll until «Disegna» is on; then one draws, and two pan and zoom', async ({ page }) => {
    await openNew(page);
    const front = sheet(page, 'front');
    await front.scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    await swipeUp(page, front);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 50);
    await expect(marks(page)).toHaveCount(0);

    const { x, y, width, height } = await visibleBox(front);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(page.getByRole('paragraph').filter({ hasText: 'e non ha disegnato' })).toBeVisible();
    await expect(marks(page)).toHaveCount(0);

    const draw = page.getByRole('button', { name: 'Disegna', exact: true });
    await draw.tap();
    await expect(draw).toHaveAttribute('aria-pressed', 'true');
    const still = await scrolled(page);
    await swipeAcross(page, front);
    await expect(marks(page)).not.toHaveCount(0);
    expect(await scrolled(page)).toBe(still);

    const drawn = await marks(page).allTextContents();
    const spot = await visibleBox(front);
    const at = (across: number, down: number): Point => [spot.x + spot.width * across, spot.y + spot.height * down];
    const narrow = (await front.boundingBox())?.width ?? 0;
    await touch(page, [
      { from: at(0.45, 0.5), to: at(0.2, 0.5) },
      { from: at(0.55, 0.5), to: at(0.8, 0.5) },
    ]);
    await expect.poll(async () => (await front.boundingBox())?.width ?? 0).toBeGreaterThan(narrow * 2);
    const frame = page.getByRole('region', { name: 'Foglio fronte' });
    const offset = () => frame.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop] as const);
    const [left, top] = await offset();
    await touch(page, [
      { from: at(0.4, 0.5), to: at(0.6, 0.6) },
      { from: at(0.6, 0.5), to: at(0.8, 0.6) },
    ]);
    await expect.poll(async () => (await offset())[0]).toBeLessThan(left - 30);
    await expect.poll(async () => (await offset())[1]).toBeLessThan(top - 30);
    await expect(marks(page)).toHaveText(drawn);

    // One finger scrolls again after drawing is switched off.
    await draw.tap();
    const [from] = await offset();
    await touch(page, [{ from: at(0.6, 0.5), to: at(0.3, 0.5) }]);
    await expect.poll(async () => (await offset())[0]).toBeGreaterThan(from + 20);
    await expect(marks(page)).toHaveText(drawn);
  });
});

test('a zoomed drawing is panned with mouse and keyboard', async ({ page }) => {
  await openNew(page);
  const frame = page.getByRole('region', { name: 'Foglio fronte' });
  const offset = () => frame.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop] as const);
  const zoom = page.getByRole('button', { name: 'Ingrandisci' }).first();
  await zoom.click();
  await zoom.click();
  const grab = page.getByRole('button', { name: 'Sposta il foglio trascinandolo' });
  await grab.click();
  await expect(grab).toHaveAttribute('aria-pressed', 'true');
  const [left, top] = await offset();
  const { x, y, width, height } = await visibleBox(frame);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 60, y + height / 2 - 40, { steps: 5 });
  await page.mouse.up();
  await expect.poll(offset).toEqual([left + 60, top + 40]);
  await expect(marks(page)).toHaveCount(0);
  await frame.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await offset())[0]).toBeLessThan(left + 60);
  await grab.click();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 40, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(marks(page)).not.toHaveCount(0);
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  test('both bodies stand between the tools and the buttons without scrolling', async ({ page }) => {
    await openNew(page);
    await expect(page.getByRole('button', { name: 'Disegna', exact: true })).toBeVisible();
    const save = page.getByRole('button', { name: 'Salva', exact: true });
    for (const view of ['front', 'back'] as const) {
      await expect(sheet(page, view)).toBeInViewport({ ratio: 1 });
      const body = await visibleBox(sheet(page, view));
      await expect.poll(async () => (await visibleBox(save)).y).toBeGreaterThan(body.y + body.height);
    }
  });
});
