import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { answer, notices } from '../dialogs.ts';
import { doctor, expect, login, patient, test } from '../journey.ts';
import { openList } from '../lists.ts';
import { type Records, recordsFor } from '../records.ts';

test.use({ user: patient });

interface Preview {
  totale: number;
  righe_nascoste: { tipo: string; id_record: number; rimedio: string }[];
  cartella: { esami: { id_indagine: number; indagine_tipologia: string }[] };
}

async function findElena(records: Records): Promise<number> {
  const { data } = await records.get<{ data: { id_cpp: number; care_provider: { fullname: string } }[] }>(
    `/api/getAscDoctors/${records.id}`,
  );
  const found = data.find(({ care_provider: { fullname } }) => fullname === 'Elena Bianchi');
  if (!found) throw new Error('The demo has no doctor Elena Bianchi.');
  return found.id_cpp;
}

const setAccess = (records: Records, id_cpp: number, assegnazione_confidenzialita: number, visibility: number) =>
  records.post('/api/associatedCareProviders', { id_cpp, assegnazione_confidenzialita, visibility, tags: [] });

/** The page of the patient, in the browser of the doctor. */
async function openAsDoctor(browser: Browser, server: string, id: number): Promise<Page> {
  const { token, id: user, expires } = await login(server, doctor);
  const context = await browser.newContext({ locale: 'it-IT', baseURL: server });
  const page = await context.newPage();
  const values = { token, id_utente: String(user), expires_at: expires, last_activity: String(Date.now()) };
  await page.addInitScript((stored) => void Object.assign(localStorage, stored), values);
  await page.goto(`/webui/Assistiti/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: /Giulia Ferraro/ })).toBeVisible();
  return page;
}

/** Counts the records that the doctor's own request returns. */
async function countShared(server: string, id: number): Promise<number> {
  const { token } = await login(server, doctor);
  const response = await fetch(`${server}/api/assistiti/${id}`, { headers: { authorization: `Bearer ${token}` } });
  const shared = (await response.json()) as Record<string, unknown> & { anamnesi: object; dettagli?: object };
  const lists = Object.values(shared).filter((value) => Array.isArray(value));
  const listed = lists.reduce((sum, list) => sum + list.length, 0);
  const attached = (shared.esami as { allegati: string[] }[]).reduce((sum, { allegati }) => sum + allegati.length, 0);
  return listed + attached + Object.keys(shared.anamnesi).length + (shared.dettagli ? 1 : 0);
}

/** Opens every card and returns the number of rows. */
async function showEverything(page: Page): Promise<number> {
  const closed = page.locator('main').getByRole('button', { name: /^Mostra (tutti: (?!Nuovo dal)|i dettagli)/ });
  while ((await closed.count()) > 0) await closed.first().click();
  return page.locator('main li > details').count();
}

/** The personal details, the notice, and each card with its rows and their facts; not what only the patient is told. */
const readRecord = (page: Page) =>
  page.locator('main').evaluate((main) => ({
    person: main.querySelector('#voce-person')?.textContent,
    notice: [...main.querySelectorAll('p')].flatMap(
      (text) => /^.* condivide [^.]*\./.exec(text.textContent)?.[0] ?? [],
    ),
    alerts: [...main.querySelectorAll('[aria-labelledby=record-alerts] p:has(strong)')].map((line) => line.textContent),
    cards: [...main.querySelectorAll('section')].flatMap((card) => {
      const rows = [...card.querySelectorAll('li > details')].map((row) => row.textContent);
      return rows.length === 0 ? [] : [[card.querySelector('h2')?.textContent, ...rows]];
    }),
  }));

test('a preset shows a doctor exactly the records of its forecast', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const id_cpp = await findElena(records);
  await setAccess(records, id_cpp, 1, 2);
  await page.goto('/webui/Registro/SchedaPaziente');
  await page.getByRole('link', { name: 'Decidi che cosa vede Elena Bianchi' }).click();
  const dialog = page.getByRole('dialog', { name: /^Adesso vede \d+ di \d+\. Che cosa deve vedere\?$/ });
  await expect(dialog.getByRole('button', { name: 'Solo l’essenziale' })).toHaveAttribute('aria-current', 'true');
  // Her specialty is general practice, which is not a part of the record.
  await expect(dialog.getByRole('button', { name: 'Il mio specialista' })).toHaveCount(0);
  const preset = dialog.getByRole('button', { name: 'Il mio medico, senza lo strettamente riservato' });
  await expect(preset).toHaveAccessibleDescription(/^Vedrà \d+ di \d+[.:]/);
  const [, seen, total] =
    /Vedrà (\d+) di (\d+)/.exec(
      (await dialog.getByRole('listitem').filter({ hasText: 'senza lo strettamente riservato' }).textContent()) ?? '',
    ) ?? [];
  expect(Number(seen)).toBeGreaterThan(0);
  expect(Number(seen)).toBeLessThan(Number(total));
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await preset.click();
  const question = page.getByRole('alertdialog', { name: 'Sei sicuro di salvare i dati?' });
  await expect(question).toContainText(new RegExp(`Vedrà ${seen} di ${total}[.:]`));
  await answer(page, 'Sei sicuro di salvare i dati?', 'Conferma');
  await expect(notices(page)).toContainText('Hai aggiornato con successo il livello di confidenzialità!');
  expect(await countShared(server.url, records.id)).toBe(Number(seen));
});

test('the page of a doctor changes the access that it shows, and ends it', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const id_cpp = await findElena(records);
  await setAccess(records, id_cpp, 1, 2);
  await page.goto(`/webui/Registro/Dottori/${id_cpp}`);
  const access = page.locator('main').getByRole('definition');
  await expect(access.filter({ hasText: /^Minima$/ })).toBeVisible();
  const few = await countShared(server.url, records.id);
  await expect(page.getByText(new RegExp(`^Vede ${few} di \\d+`))).toBeVisible();
  await page.getByRole('button', { name: 'Cambia che cosa vede' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Il mio medico', exact: true }).click();
  await answer(page, 'Sei sicuro di salvare i dati?', 'Conferma');
  await expect(notices(page)).toContainText('Hai aggiornato con successo il livello di confidenzialità!');
  await expect(access.filter({ hasText: /^Totale$/ })).toBeVisible();
  await expect(page.getByText(/^Vede \d+ di \d+/)).not.toHaveText(new RegExp(`^Vede ${few} di`));
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Togli l’accesso' }).click();
  await answer(page, 'Rimuovere il medico associato?', 'Rimuovi');
  await expect(page).toHaveURL(/\/Registro\/Dottori$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dottori' })).toBeVisible();
});

test('a record hidden from one doctor vanishes for that doctor only, and comes back', async ({
  page,
  browser,
  server,
}) => {
  const records = await recordsFor(server.url, patient);
  const id_cpp = await findElena(records);
  await setAccess(records, id_cpp, 6, 1);
  const { cartella, totale } = await records.get<Preview>(`/api/vediCome/${id_cpp}`);
  const [exam] = cartella.esami;
  if (!exam) throw new Error('The demo has no exam.');
  await page.goto(`/webui/Registro/Esami/${exam.id_indagine}`);
  await page.getByRole('button', { name: /^Cambia chi vede/ }).click();
  const lock = page.getByRole('dialog', { name: 'Modifica confidenzialità' });
  const elena = lock.getByRole('switch', { name: 'Elena Bianchi' });
  await expect(elena).toBeChecked();
  await elena.click();
  await expect(elena).not.toBeChecked();
  await expect(notices(page)).toContainText('Elena Bianchi non vede più questa voce');
  await expectAccessible(page);
  await lock.getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByText('Nascosto solo a Elena Bianchi')).toBeVisible();

  const theirs = await openAsDoctor(browser, server.url, records.id);
  const [hidden] = (await records.get<Preview>(`/api/vediCome/${id_cpp}`)).righe_nascoste;
  expect(hidden).toMatchObject({ tipo: 'exam', id_record: exam.id_indagine, rimedio: 'eccezione' });
  // An attached report is hidden with its exam.
  expect(await countShared(server.url, records.id)).toBeLessThan(totale);
  await expect(theirs.locator('body')).not.toContainText('Nascosto');
  await theirs.context().close();

  await page.goto(`/webui/Registro/Dottori/${id_cpp}`);
  const card = page.getByRole('region', { name: 'Nascosti solo a questo dottore' });
  await expect(card.getByRole('link', { name: exam.indagine_tipologia })).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: /^Fai vedere/ }).click();
  await expect(card).toHaveCount(0);
  expect(await countShared(server.url, records.id)).toBe(totale);
  await notices(page).getByRole('button', { name: 'Ripristina' }).click();
  await expect(card).toBeVisible();
  await records.post(`/api/privacy/${records.id}/eccezioni`, {
    ...{ id_cpp, tipo: 'exam', id_record: exam.id_indagine, nascosto: false },
  });
});

// covers P-26
test('the preview shows the cards, rows and facts of the doctor’s page', async ({ page, browser, server }) => {
  const records = await recordsFor(server.url, patient);
  const id_cpp = await findElena(records);
  for (const [level, visibility] of [
    [6, 1],
    [2, 1],
    [1, 2],
  ] as const) {
    await setAccess(records, id_cpp, level, visibility);
    const theirs = await openAsDoctor(browser, server.url, records.id);
    await page.goto(`/webui/Registro/Dottori/${id_cpp}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elena Bianchi');
    // Cards, and names of centres and of specialties, arrive one after the other.
    await expect(async () => {
      const seen = [await showEverything(theirs), await showEverything(page)];
      expect(seen[0]).toBeGreaterThan(0);
      expect(seen[1]).toBe(seen[0]);
      expect(await readRecord(page)).toEqual(await readRecord(theirs));
    }).toPass({ timeout: 15_000 });
    await theirs.context().close();

    const { nascosti } = await records.get<{ nascosti: { numero: number }[] }>(`/api/vediCome/${id_cpp}`);
    const numbers = async () => {
      const words = (await page.locator('main').getByText('Nascosti: ').allTextContents()).join(' ');
      return [...words.matchAll(/\d+/g)].map(([number]) => Number(number)).toSorted();
    };
    await expect.poll(numbers).toEqual(nascosti.map(({ numero }) => numero).toSorted());
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  }
});

test('files and drawings open in the preview, and nothing that is the doctor’s to do', {
  tag: '@sizes',
}, async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const id_cpp = await findElena(records);
  await setAccess(records, id_cpp, 6, 1);
  await page.goto(`/webui/Registro/Dottori/${id_cpp}`);
  const pain = page.getByRole('region', { name: 'Dolore', exact: true });
  const entry = pain.locator('li > details').first();
  await entry.locator('summary').click();
  await expect(entry.getByRole('img')).toHaveCount(2);
  const exams = page.getByRole('region', { name: 'Esami e referti' });
  const files = exams
    .getByRole('listitem')
    .filter({ hasText: /\d refert[oi]/ })
    .first();
  await files.locator('summary').click();
  await files
    .getByRole('button', { name: /^Anteprima/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /in una nuova scheda/ })).toBeVisible();
  await page.keyboard.press('Escape');
  const arriving = page.waitForEvent('download');
  await files
    .getByRole('button', { name: /^Scarica/ })
    .first()
    .click();
  expect((await arriving).suggestedFilename()).not.toBe('');
  await expectAccessible(page);
  await expect(page.locator('main').getByRole('searchbox')).toHaveCount(0);
  await expect(page.locator('main').getByRole('button', { name: /Stampa|Proponi|letto/ })).toHaveCount(0);
});

test('with the eyes of a doctor hidden rows stay, and the smallest change shows them', {
  tag: '@sizes',
}, async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const id_cpp = await findElena(records);
  await setAccess(records, id_cpp, 4, 1);
  const before = await records.get<Preview>(`/api/vediCome/${id_cpp}`);
  const seen = before.totale - before.righe_nascoste.length;
  expect(await countShared(server.url, records.id)).toBe(seen);

  await page.goto('/webui/Registro/Salute');
  await page.getByRole('banner').getByRole('button', { name: 'Con gli occhi del medico' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Elena Bianchi' }).click();
  const band = page.getByRole('region', { name: 'Con gli occhi del medico' });
  await expect(band).toContainText(`Con gli occhi di Elena Bianchi: ${seen} di ${before.totale}`);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Con gli occhi del medico' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.locator('main').getByRole('link', { name: 'Farmaci', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/Registro/Farmaci\\?occhi=${id_cpp}$`));
  const list = await openList(page, 'Reazioni avverse');
  const show = list.getByRole('button', { name: /^Fai vedere: / });
  await expect(list.getByText('Nascosto: è troppo riservato').first()).toBeVisible();
  await expect(list.getByRole('button', { name: /^(Modifica|Elimina|Aggiungi)/ })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  const hidden = await show.count();
  await show.first().click();
  const question = page.getByRole('alertdialog', { name: 'Fai vedere questa voce?' });
  await expect(question).toContainText('Elena Bianchi');
  await question.getByRole('button', { name: 'Fai vedere' }).click();
  await expect(show).toHaveCount(hidden - 1);
  await expect(band).toContainText(`${seen + 1} di ${before.totale}`);
  expect(await countShared(server.url, records.id)).toBe(seen + 1);
  await notices(page).getByRole('button', { name: 'Ripristina' }).click();
  await expect(show).toHaveCount(hidden);
  await expect(band).toContainText(`${seen} di ${before.totale}`);

  await band.getByRole('button', { name: 'Esci' }).click();
  await expect(band).toHaveCount(0);
  await expect(show).toHaveCount(0);
  await expect(page).toHaveURL(/\/Registro\/Farmaci$/);
});
