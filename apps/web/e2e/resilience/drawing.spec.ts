import type { Page } from '@playwright/test';
import { draftWith } from '../drafts.ts';
import { expect, patient, test } from '../journey.ts';
import { draw, newUrl, openNew, summary } from '../notebook/drawing.ts';

test.use({ user: patient });

const resumeDraft = (page: Page) => page.getByRole('button', { name: 'Continua la bozza' }).click();

const marked = [/Torace destro/, /Torace sinistro/];

test('a reload or a crash in the middle of a drawing loses no stroke', async ({ page, context }) => {
  await openNew(page);
  await draw(page, 'front');
  await page.getByLabel('Descrizione').fill('Ricaricata per sbaglio');
  await expect(summary(page).getByRole('listitem')).toHaveText(marked);
  page.on('dialog', (question) => void question.accept());
  // Immediately, before any draft was saved.
  await page.reload();
  await resumeDraft(page);
  await expect(page.getByLabel('Descrizione')).toHaveValue('Ricaricata per sbaglio');
  await expect(summary(page).getByRole('listitem')).toHaveText(marked);

  const draftSaved = draftWith(page, 'taccuino.nuova', '');
  await draw(page, 'front', 0.4);
  await draftSaved;
  const crashed = page.waitForEvent('crash');
  void page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await next.goto(newUrl);
  await resumeDraft(next);
  await expect(summary(next).getByRole('listitem')).toHaveCount(4);
  await next.close();
});
