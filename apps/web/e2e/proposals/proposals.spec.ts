import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { answer, notices } from '../dialogs.ts';
import { doctor, expect, login, patient, test } from '../journey.ts';
import { type Records, recordsFor } from '../records.ts';

test.use({ user: patient });

interface Shared {
  id_paziente: number;
  paziente_nome: string;
}
interface Therapy {
  id_terapie: number;
  farmaco: { descrizione_breve: string };
  quantita_farmaceutica: string;
  prescrittore: string;
}
interface Proposal {
  id_proposta: number;
  stato: string;
}

/** Opens the doctor's page of the patient in a browser of its own. */
async function openDoctor(browser: Browser, server: string, path: string): Promise<Page> {
  const { token, id, expires } = await login(server, doctor);
  const context = await browser.newContext({ baseURL: server, locale: 'it-IT' });
  await context.addCookies([{ name: 'browser', value: '1', url: server }]);
  const page = await context.newPage();
  const values = { token, id_utente: String(id), expires_at: expires, last_activity: String(Date.now()) };
  await page.addInitScript((stored) => void Object.assign(localStorage, stored), values);
  await page.goto(path);
  return page;
}

async function patientOf(records: Records): Promise<number> {
  const { data } = await records.get<{ data: Shared[] }>('/api/assistiti');
  return data.find(({ paziente_nome }) => paziente_nome === 'Giulia')?.id_paziente ?? 0;
}

/** Declines what earlier journeys left open. */
async function declineAll(records: Records): Promise<void> {
  const { data } = await records.get<{ data: (Proposal & { tipo: string })[] }>('/api/proposte');
  for (const { id_proposta, tipo } of data.filter(({ stato }) => stato === 'inviata')) {
    const stato = tipo === 'nota' ? 'accettata' : 'rifiutata';
    await records.post(`/api/proposte/${id_proposta}/risposta`, { stato });
  }
}

const listTherapies = (records: Records) => records.get<Therapy[]>(`/api/getFarmaci/${records.id}/1`);

test('a doctor proposes a therapy, which the patient edits and accepts', async ({ page, server, browser }) => {
  const [own, shared] = await Promise.all([recordsFor(server.url, patient), recordsFor(server.url, doctor)]);
  await declineAll(own);
  const before = await listTherapies(own);

  const office = await openDoctor(browser, server.url, `/webui/Assistiti/${await patientOf(shared)}`);
  const sent = office.getByRole('region', { name: 'Le proposte' });
  await office.getByRole('button', { name: 'Proponi', exact: true }).click();
  const sheet = office.getByRole('dialog', { name: 'Proponi a Giulia Ferraro' });
  await sheet.getByRole('button', { name: 'Invia la proposta' }).click();
  const refused = sheet.locator('[aria-invalid="true"]');
  await expect(refused).toHaveCount(1);
  await sheet.getByRole('radio', { name: 'Terapia' }).check();
  await expect(sheet).toContainText('Non prendere Augmentin');
  // The fields of another kind are not refused before they are filled in.
  await expect(refused).toHaveCount(0);
  await sheet.getByRole('combobox', { name: 'Farmaco' }).fill('augmentin');
  await office
    .getByRole('option', { name: /^Augmentin/ })
    .first()
    .click();
  const forbidden = sheet.getByRole('alert').filter({ hasText: 'Augmentin: da non prendere' });
  await expect(forbidden).toBeInViewport();
  await expectAccessible(office);
  await sheet.getByLabel('Il farmaco non è in elenco').check();
  await expect(forbidden).toHaveCount(0);
  await sheet.getByLabel('Nome del farmaco').fill('Ubidecarenone 100 mg');
  await sheet.getByLabel('Dose').fill('1 capsula');
  await sheet.getByRole('button', { name: 'Invia la proposta' }).click();
  await expect(sheet.getByText('Questo campo è obbligatorio!')).toHaveCount(1);
  const frequency = sheet.getByLabel('Frequenza');
  await expect(frequency).toBeFocused();
  await expect(frequency).toHaveAccessibleDescription(/Questo campo è obbligatorio!/);
  await frequency.fill('Una volta al giorno');
  await sheet.getByLabel('Messaggio (facoltativo)').fill('Può aiutare con i crampi.');
  await sheet.getByRole('button', { name: 'Invia la proposta' }).click();
  await expect(notices(office)).toContainText('Proposta inviata');
  const row = sent.getByRole('listitem').filter({ hasText: 'Terapia: Ubidecarenone 100 mg' });
  await expect(row).toContainText('In attesa');

  await page.goto('/webui/Registro/SchedaPaziente');
  await page.getByRole('link', { name: 'Elena Bianchi propone una terapia' }).click();
  await expect(page).toHaveTitle('Proposte dei medici · Libretto');
  const card = page.getByRole('listitem').filter({ hasText: 'Elena Bianchi propone una terapia' }).first();
  await expect(card).toContainText('Può aiutare con i crampi.');
  await expect(card).toContainText('1 capsula');
  expect(await listTherapies(own)).toHaveLength(before.length);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await card.getByRole('button', { name: 'Modifica' }).click();
  const form = page.getByRole('dialog', { name: 'Aggiungi terapia in corso' });
  await expect(form.getByLabel('Nome del farmaco')).toHaveValue('Ubidecarenone 100 mg');
  await form.getByLabel('Dose').fill('2 capsule');
  await form.getByRole('button', { name: 'Salva' }).click();
  await answer(page, 'Sei sicuro di salvare i dati?', 'Conferma');
  await expect(form).toBeHidden();
  const accepted = page.getByRole('listitem').filter({ hasText: 'Accettata con modifiche' }).first();
  await accepted.getByRole('link', { name: 'Apri la terapia' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ubidecarenone 100 mg');
  await expect(page.getByRole('region', { name: 'Da dove viene' })).toContainText(
    'Proposta da Elena Bianchi, accettata con modifiche il',
  );
  await expectAccessible(page);
  const made = (await listTherapies(own)).filter(({ farmaco }) => farmaco.descrizione_breve === 'Ubidecarenone 100 mg');
  expect(made).toMatchObject([{ quantita_farmaceutica: '2 capsule', prescrittore: 'Elena Bianchi' }]);

  await office.goto('/webui/Assistiti');
  await expect(office.getByRole('link', { name: /^Giulia Ferraro/ })).toContainText(
    /rispost(a a una proposta|e alle proposte)/,
  );
  await office.getByRole('link', { name: /^Giulia Ferraro/ }).click();
  await expect(row).toContainText('Accettata con modifiche');
  const news = office.getByRole('region', { name: /^Nuovo dal / });
  await news.getByRole('button', { name: /^Mostra tutti/ }).click();
  await expect(news.getByRole('button', { name: /rispost/ })).toContainText('Accettata con modifiche');
  await expectAccessible(office);
  await expectNoHorizontalScroll(office);
  await office.context().close();
});

test('a medicine is proposed against the record only with the reason, which the patient reads', async ({
  page,
  server,
  browser,
}) => {
  const [own, shared] = await Promise.all([recordsFor(server.url, patient), recordsFor(server.url, doctor)]);
  await declineAll(own);
  const office = await openDoctor(browser, server.url, `/webui/Assistiti/${await patientOf(shared)}`);
  await office.getByRole('button', { name: 'Proponi', exact: true }).click();
  const sheet = office.getByRole('dialog', { name: 'Proponi a Giulia Ferraro' });
  await sheet.getByRole('radio', { name: 'Terapia' }).check();
  const choose = async (drug: string) => {
    await sheet.getByRole('combobox', { name: 'Farmaco' }).fill(drug);
    await office
      .getByRole('option', { name: new RegExp(`^${drug}`) })
      .first()
      .click();
  };
  // The form has an empty one for its own failures.
  const warning = sheet.getByRole('alert').filter({ hasText: /\S/ });
  const ground = (name: string) =>
    sheet.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor);
  const calm = await ground('Invia la proposta');
  await choose('Isoptin');
  await expect(warning).toContainText('Isoptin: interazione grave');
  await expect(warning).toContainText('Isoptin con Inderal');
  await expect(sheet.getByRole('button', { name: 'Proponi comunque' })).toBeVisible();
  await expect(sheet.getByLabel('Messaggio', { exact: true })).toHaveAttribute('aria-required', 'true');
  await sheet.getByRole('combobox', { name: 'Farmaco' }).fill('in');
  await expect(warning).toHaveCount(0);
  // The whole box would move the list of the next search away.
  await expect(sheet.getByText('Avvisi di Giulia: ')).toBeVisible();
  await choose('Inderal');
  await expect(warning).toContainText(/Inderal.* è già in terapia dal \d/);
  await expect(warning).toContainText('stesso principio attivo, già in terapia');
  // As with a keyboard, whose first letters take the box away.
  await sheet.getByRole('combobox', { name: 'Farmaco' }).fill('zi');
  await expect(warning).toHaveCount(0);
  await choose('Zimox');
  await expect(warning).toContainText('Augmentin è tra i farmaci vietati');
  await expect(warning).toContainText('Zimox: Allergia alla penicillina');
  await sheet.getByLabel('Il farmaco non è in elenco').check();
  await expect(warning).toHaveCount(0);
  await sheet.getByLabel('Nome del farmaco').fill('amoxicillina 1 g');
  await sheet.getByLabel('Dose').fill('1 compressa');
  await expect(warning).toContainText('amoxicillina 1 g: da non prendere');
  await sheet.getByLabel('Frequenza').fill('Due volte al giorno');
  await sheet.getByRole('button', { name: 'Proponi comunque' }).click();
  const words = sheet.getByLabel('Messaggio', { exact: true });
  await expect(words).toBeFocused();
  await expect(words).toHaveAccessibleDescription(/Scrivi perché lo proponi comunque/);
  await expect.poll(() => ground('Proponi comunque')).not.toBe(calm);
  await words.fill('Tollerata in ospedale a maggio.');
  await sheet.getByRole('button', { name: 'Proponi comunque' }).click();
  const row = office.getByRole('region', { name: 'Le proposte' }).getByRole('listitem').first();
  await expect(row).toContainText('Terapia: amoxicillina 1 g');
  await expect(row).toContainText('Da non prendere');
  await expectAccessible(office);
  await office.context().close();

  await page.goto('/webui/Registro/Proposte');
  const card = page.getByRole('listitem').filter({ hasText: 'amoxicillina 1 g' }).first();
  await expect(card).toContainText('Da non prendere');
  await expect(card).toContainText('Tollerata in ospedale a maggio.');
  await declineAll(own);
});

test('a correction shows both values; a decline is undone; acceptance changes the record', async ({ page, server }) => {
  const [own, shared] = await Promise.all([recordsFor(server.url, patient), recordsFor(server.url, doctor)]);
  await declineAll(own);
  const id = await patientOf(shared);
  const { terapie } = await shared.get<{ terapie: Therapy[] }>(`/api/assistiti/${id}`);
  const therapy = terapie.find(({ quantita_farmaceutica }) => quantita_farmaceutica !== '');
  if (!therapy) throw new Error('The doctor sees no therapy.');
  const proposal = { tipo: 'therapy', id_record: therapy.id_terapie, modifiche: { quantita_farmaceutica: '7 gocce' } };
  await shared.post(`/api/assistiti/${id}/proposte`, { tipo: 'correzione', correzione: proposal });

  await page.goto('/webui/Registro/Condividi');
  await page
    .getByRole('link', { name: /^Proposte dei medici/ })
    .first()
    .click();
  const card = page.getByRole('listitem').filter({ hasText: 'Elena Bianchi propone una correzione' }).first();
  await expect(card.getByRole('deletion')).toHaveText(therapy.quantita_farmaceutica);
  await expect(card.getByRole('insertion')).toHaveText('7 gocce');

  await card.getByRole('button', { name: 'Rifiuta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rifiutare la proposta?' });
  await dialog.getByLabel('Vuoi dire perché?').fill('Ne parliamo');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Rifiuta', exact: true }).click();
  await expect(card).toContainText('Rifiutata');
  await notices(page).getByRole('button', { name: 'Ripristina' }).click();
  await expect(card.getByRole('button', { name: 'Accetta' })).toBeVisible();

  await card.getByRole('button', { name: 'Accetta' }).click();
  await expect(notices(page)).toContainText('Proposta accettata: ora è nel libretto');
  const all = await own.get<Therapy[]>(`/api/getFarmaci/${own.id}/3`);
  const changed = all.find(({ id_terapie }) => id_terapie === therapy.id_terapie);
  expect(changed?.quantita_farmaceutica).toBe('7 gocce');
});

test('a doctor proposes a change of a therapy from its row', async ({ server, browser }) => {
  const [own, shared] = await Promise.all([recordsFor(server.url, patient), recordsFor(server.url, doctor)]);
  await declineAll(own);
  const office = await openDoctor(browser, server.url, `/webui/Assistiti/${await patientOf(shared)}`);
  const row = office
    .getByRole('region', { name: 'Terapie in corso' })
    .getByRole('listitem')
    .filter({ hasText: 'Pantorc' });
  await row.locator('summary').click();
  await expectAccessible(office);
  const change = row.getByRole('button', { name: 'Proponi una modifica: Pantorc — pantoprazolo' });
  await change.click();
  const sheet = office.getByRole('dialog', { name: 'Proponi a Giulia Ferraro' });
  await expect(sheet.getByRole('radio', { name: 'Correzione' })).toBeChecked();
  await expect(sheet.getByLabel('Voce da correggere').locator('option:checked')).toHaveText('Terapia: Pantorc');
  await expect(sheet.getByLabel('Dose')).toHaveValue('1 compressa da 20 mg');
  // Nothing is changed yet, so nothing is lost.
  await office.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(change).toBeFocused();
  await change.click();
  await sheet.getByLabel('Dose').fill('1 compressa da 40 mg');
  await sheet.getByRole('button', { name: 'Invia la proposta' }).click();
  await expect(notices(office)).toContainText('Proposta inviata');
  const sent = office.getByRole('region', { name: 'Le proposte' }).getByRole('listitem').first();
  await expect(sent).toContainText('Correzione: Pantorc');
  await expect(sent.getByRole('insertion')).toHaveText('1 compressa da 40 mg');
  await office.context().close();
  await declineAll(own);
});

test('a withdrawn proposal leaves the others and can still be read', async ({ server, browser }) => {
  const shared = await recordsFor(server.url, doctor);
  const id = await patientOf(shared);
  const testo = `Ne parliamo ${test.info().repeatEachIndex}-${test.info().retry}`;
  await shared.post(`/api/assistiti/${id}/proposte`, { tipo: 'nota', testo });
  const office = await openDoctor(browser, server.url, `/webui/Assistiti/${id}`);
  const sent = office.getByRole('region', { name: 'Le proposte' });
  const row = sent.getByRole('listitem').filter({ hasText: testo });
  await row.getByRole('button', { name: 'Ritira: Nota' }).click();
  await answer(office, 'Ritirare la proposta?', 'Ritira');
  await expect(notices(office)).toContainText('Proposta ritirata');
  const withdrawn = sent.getByText(/^Ritirate \(\d+\)$/);
  await expect(withdrawn).toBeFocused();
  await expect(row).toHaveCount(0);
  await withdrawn.click();
  await expect(row).toContainText('Ritirata');
  await expect(row.getByRole('button')).toHaveCount(0);
  await expectAccessible(office);
  await office.context().close();
});
