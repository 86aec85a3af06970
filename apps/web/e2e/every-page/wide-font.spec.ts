import type { Locator } from '@playwright/test';
import {
  expectAccessible,
  expectNoHorizontalScroll,
  spaceOut,
  withDoubledText,
  withoutFonts,
} from '../accessibility.ts';
import { expect, patient, test } from '../journey.ts';

test.use({ user: patient, viewport: { width: 320, height: 800 } });

// Pages with long words next to each other; other pages are checked in the fonts of the application.
const pages = [
  '/calcolatricemedica/calcoloScores/meldScore',
  '/Registro/Privacy',
  '/Registro/SchedaPaziente',
  '/Registro/Nuovo',
  '/Registro/Taccuino/Nuova?andamento=peggio',
  '/report',
];

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('no list cuts the actions of its rows in a wide system font', async ({ page, consoleErrors }) => {
    await withoutFonts(page, consoleErrors);
    for (const [path, name] of [
      ['/Registro/Visite', 'Rilevazioni'],
      ['/Registro/Esami', 'Completati'],
      ['/Registro/Farmaci', 'Terapie in Corso'],
    ] as const) {
      await page.goto(`/webui${path}`);
      const list = page.getByRole('region', { name, exact: true });
      await list.getByRole('button', { name, exact: true }).click();
      await spaceOut(page);
      // A table without room for all of its columns has the actions in a menu.
      const action = list.getByRole('button', { name: /^(Elimina|Altre azioni): / }).first();
      await action.focus();
      await expect(action).toBeInViewport({ ratio: 1 });
      const right = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().right);
      await expect.poll(async () => (await right(action)) <= (await right(list)), { message: name }).toBe(true);
    }
  });
});

for (const path of pages) {
  test(`${path} fits 320 px with text at 200 % in a wide system font @phone`, async ({ page, consoleErrors }) => {
    await withoutFonts(page, consoleErrors);
    await page.goto(`/webui${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await spaceOut(page);
    await withDoubledText(page, () => expectNoHorizontalScroll(page));
    await expectAccessible(page);
  });
}

test('the table of MELD keeps its numbers whole and its cells named with large text @phone', async ({
  page,
  consoleErrors,
}) => {
  await withoutFonts(page, consoleErrors);
  await page.goto('/webui/calcolatricemedica/calcoloScores/meldScore');
  const table = page.getByRole('table', { name: 'Che cosa significa il punteggio' });
  const cell = table.getByRole('row').nth(1).getByRole('cell').first();
  await expect(cell).toBeVisible();
  await withDoubledText(page, async () => {
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    const label = await cell.evaluate((element) => getComputedStyle(element, '::before').content);
    expect(label).toMatch(/attr\(data-label\)|Mortalità/);
    const lines = await cell.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
  });
});
