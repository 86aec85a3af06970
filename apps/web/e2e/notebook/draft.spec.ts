import { expectAccessible } from '../accessibility.ts';
import { notices } from '../dialogs.ts';
import { draftWith, listDrafts, openWithDrafts } from '../drafts.ts';
import { expect, patient, signIn, test } from '../journey.ts';
import { recordsFor } from '../records.ts';
import { draw, openNew, save, summary } from './drawing.ts';

test.use({ user: patient });

test('an unsaved drawing is offered after the next sign-in, stroke by stroke', async ({ page, server }) => {
  await openNew(page);
  await draw(page, 'front');
  await draw(page, 'front', 0.4);
  await page.getByLabel('Descrizione').fill('Lasciato a metà');
  await page.getByLabel('Livello di confidenzialità').selectOption('Moderato');
  const marks = summary(page).getByRole('listitem');
  const marked = [/Torace destro/, /Torace sinistro/, /Addome destro/, /Addome sinistro/];
  await expect(marks).toHaveText(marked);
  await page.getByRole('button', { name: 'Esci', exact: true }).click();
  await expect(page).toHaveURL(/\/webui\/login/);
  await signIn(page);
  await page.getByRole('link', { name: 'Bozza: dolore' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nuova segnalazione' })).toBeVisible();
  await expect(page.getByLabel('Descrizione')).toHaveValue('Lasciato a metà');
  await expect(page.getByLabel('Livello di confidenzialità')).toHaveValue('3');
  await expect(marks).toHaveText(marked);
  // Strokes were restored as data, so the last one can be undone.
  await page.getByRole('button', { name: 'Annulla tratto' }).click();
  await expect(marks).toHaveText([/Torace destro/, /Torace sinistro/]);
  await save(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Taccuino del dolore' })).toBeVisible();
  const records = await recordsFor(server.url, patient);
  await expect.poll(() => listDrafts(records)).not.toContain('taccuino.nuova');
  await openWithDrafts(page, '/webui/Registro/Taccuino');
  await expect(page.getByRole('heading', { level: 1, name: 'Taccuino del dolore' })).toBeVisible();
  await expect(page.getByText('Hai una bozza non salvata')).toHaveCount(0);
});

test('on return the user chooses between the draft and a blank drawing', async ({ page }) => {
  await openNew(page);
  const draftSaved = draftWith(page, 'taccuino.nuova', 'Da scegliere');
  await page.getByLabel('Descrizione').fill('Da scegliere');
  await draftSaved;
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  const choice = page.getByRole('region', { name: 'Hai una bozza non salvata' });
  await expect(choice).toBeVisible();
  await expect(page.getByLabel('Descrizione')).toHaveCount(0);
  await choice.getByRole('button', { name: 'Ricomincia da capo' }).click();
  await expect(page.getByLabel('Descrizione')).toHaveValue('');
  await expect(notices(page)).toContainText('La bozza è stata scartata.');
  // Above the buttons that stay at the lower edge.
  const saveButton = page.getByRole('button', { name: 'Salva', exact: true });
  await expect
    .poll(async () => {
      const [notice, button] = await Promise.all([notices(page).boundingBox(), saveButton.boundingBox()]);
      return notice && button && notice.y + notice.height <= button.y;
    })
    .toBe(true);
  await notices(page).getByRole('button', { name: 'Ripristina' }).click();
  await choice.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByLabel('Descrizione')).toHaveValue('Da scegliere');
});

test('a draft discarded above the list can be restored there', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  await records.put('/api/bozze/taccuino.nuova', { contenuto: { scritto: 'a metà' } });
  await page.goto('/webui/Registro/Taccuino');
  const draft = page.getByText(/^Taccuino, /);
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Scarta' }).click();
  await expect(draft).toHaveCount(0);
  await deleted;
  expect(await listDrafts(records)).not.toContain('taccuino.nuova');
  await notices(page).getByRole('button', { name: 'Ripristina' }).click();
  await expect(draft).toBeVisible();
  const storedDraft = await records.get<{ contenuto: unknown }>('/api/bozze/taccuino.nuova');
  expect(storedDraft.contenuto).toMatchObject({ scritto: 'a metà' });
});

test('the newest draft is the first thing to do, older ones are the last', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const forms = ['visite.nuova', 'esami.nuova'];
  for (const form of forms) await records.put(`/api/bozze/${form}`, { contenuto: { scritto: 'a metà' } });
  await page.goto('/webui/Registro/SchedaPaziente');
  const toDo = page.getByRole('region', { name: 'Da fare' });
  await expect(toDo.getByRole('listitem').first()).toContainText('Bozza: esame');
  await expect(toDo.getByRole('listitem').last()).toContainText('Bozza: visita');
  await expectAccessible(page);
});
