import { expectAccessible } from '../accessibility.ts';
import { confirmRecord, notices, openMore } from '../dialogs.ts';
import { draftWith } from '../drafts.ts';
import { expect, patient, test } from '../journey.ts';
import { openList } from '../lists.ts';
import { recordsFor } from '../records.ts';
import { action, choose, done, isSave, list, open, type Stored } from './therapy-lists.ts';

test.use({ user: patient });

// covers D-20 V-46 V-51 K-17 K-58 T-36 T-37 T-39 T-40 M-36 M-40 C-38 C-39 C-41 V-52 L-16
test('a new therapy: missing fields, an interaction, declining and accepting it', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  await open(page, 'Terapie in Corso');
  const table = list(page, 'Terapie in Corso');
  await table.getByRole('button', { name: 'Aggiungi terapia in corso' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi terapia in corso' });
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  const drug = dialog.getByRole('combobox', { name: 'Farmaco' });
  const required = [drug, dialog.getByLabel('Dose'), dialog.getByLabel('Frequenza')];
  for (const field of [...required, dialog.getByLabel('Medico', { exact: true })]) {
    await expect(field).toHaveAccessibleDescription(/Questo campo è obbligatorio!/);
  }
  const start = dialog.getByRole('textbox', { name: 'Data di inizio' });
  await expect(start).toHaveAccessibleDescription(/La data di inizio è obbligatoria!/);
  const doctor = dialog.getByLabel('Medico', { exact: true });
  for (const field of [...required, start, doctor, dialog.getByLabel('Livello di confidenzialità')]) {
    await expect(field).toHaveAttribute('aria-required', 'true');
  }
  await expect(dialog.getByLabel('Livello di confidenzialità').locator('option:checked')).toHaveText(
    'Strettamente riservato',
  );
  await expectAccessible(page);

  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/farmacifilter')) requests.push(request.postDataJSON().search);
  });
  await drug.pressSequentially('or');
  await expect(page.getByText('Scrivi almeno 3 lettere per cercare')).toBeVisible();
  await drug.pressSequentially('u');
  await expect(page.getByRole('option', { name: /^Orudis/ })).toBeVisible();
  expect(await page.getByRole('option').count()).toBeLessThanOrEqual(10);
  expect(requests).toEqual(['oru']);
  await page.getByRole('option', { name: /^Orudis/ }).click();
  const question = page.getByRole('dialog', { name: /^Orudis: leggi gli avvisi/ });
  await expect(question.getByText('Orudis con Brufen')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Togli il farmaco' }).click();
  await expect(drug).toHaveValue('');
  // More than ten drugs match the code.
  await drug.fill('C09');
  await expect(page.getByRole('option')).toHaveCount(10);

  await choose(page, dialog, 'Orudis');
  await question.getByRole('button', { name: 'Continua lo stesso' }).click();
  await dialog.getByLabel('Dose').fill('1 capsula');
  await dialog.getByLabel('Frequenza').fill('Al mattino');
  await start.fill('10/02/2026');
  await doctor.selectOption('Nuovo Careprovider..');
  await expect(dialog.getByLabel('Altro Medico')).toHaveAttribute('aria-required', 'true');
  await doctor.selectOption('Elena Bianchi');
  const note = 'scrivania';
  await openMore(dialog);
  await dialog.getByLabel('Note').fill(note);
  const sent = page.waitForRequest(isSave);
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmRecord(page);
  expect((await sent).postDataJSON()).toMatchObject({
    id_terapie: 0,
    status: 'add',
    tipo_terapia: 1,
    id_farmaco_codifa: 'farm-orudis',
    accetta_interazioni: true,
    quantita_farmaceutica: '1 capsula',
    frequenza_farmaceutica: 'Al mattino',
    note,
    data_inizio: '2026-02-10',
    prescrittore: 'Elena Bianchi',
    id_prescrittore: expect.any(Number),
    id_livello_confidenzialita: 6,
  });
  await expect(notices(page)).toContainText(done);
  await expect(table.getByText(note)).toBeVisible();
  const stored = await records.get<Stored[]>(`/api/getFarmaci/${records.id}/1`);
  const id = stored.find((one) => one.note === note)?.id_terapie;
  await records.post('/api/farmaci', { id_terapie: id, status: 'delete' });
});

// covers T-40
test('a drug despite an allergy requires a reason, which draft and therapy keep', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  await open(page, 'Terapie in Corso');
  const table = list(page, 'Terapie in Corso');
  await table.getByRole('button', { name: 'Aggiungi terapia in corso' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi terapia in corso' });
  await choose(page, dialog, 'Zimox');
  const question = page.getByRole('dialog', { name: /^Zimox: leggi gli avvisi/ });
  const reason = question.getByLabel('Perché lo prendi nonostante l’allergia?');
  await question.getByRole('button', { name: 'Continua lo stesso' }).click();
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription(/Scrivi il motivo, oppure togli il farmaco\./);
  await expectAccessible(page);
  const words = 'Provata in ospedale: nessuna reazione';
  const draftSaved = draftWith(page, 'farmaci.nuova', words);
  await reason.fill(words);
  await draftSaved;

  await page.reload();
  await page.getByRole('button', { name: 'Continua', exact: true }).click();
  await expect(reason).toHaveValue(words);
  await question.getByRole('button', { name: 'Continua lo stesso' }).click();
  await expect(dialog.getByText(`Motivo: ${words}`)).toBeVisible();
  await dialog.getByLabel('Dose').fill('1 compressa');
  await dialog.getByLabel('Frequenza').fill('Ogni 8 ore');
  await dialog.getByRole('textbox', { name: 'Data di inizio' }).fill('10/02/2026');
  await dialog.getByLabel('Medico', { exact: true }).selectOption('Elena Bianchi');
  const sent = page.waitForRequest(isSave);
  const saved = page.waitForResponse(isSave);
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmRecord(page);
  expect((await sent).postDataJSON()).toMatchObject({ accetta_interazioni: true, motivo_accettazione: words });
  const { id_terapie } = (await (await saved).json()).data;
  await action(table, 'Modifica', 'Zimox').click();
  await expect(page.getByRole('dialog', { name: 'Modifica farmaco' }).getByText(`Motivo: ${words}`)).toBeVisible();
  await records.post('/api/farmaci', { id_terapie, status: 'delete' });
});

test('the warnings about a drug are read from the first one', { tag: '@phone' }, async ({ page }) => {
  await open(page, 'Terapie in Corso');
  await list(page, 'Terapie in Corso').getByRole('button', { name: 'Aggiungi terapia in corso' }).click();
  await choose(page, page.getByRole('dialog', { name: 'Aggiungi terapia in corso' }), 'Augmentin');
  const question = page.getByRole('dialog', { name: /^Augmentin: leggi gli avvisi/ });
  await expect(question.getByRole('heading')).toBeFocused();
  await expect(question.getByText('Controindicata')).toBeInViewport({ ratio: 1 });
  const notice = question.getByRole('listitem').filter({ hasText: 'Augmentin è tra i farmaci vietati' });
  await expect(notice).toContainText('Motivo: Orticaria e gonfiore del viso dopo la prima compressa');
  await expect(notice).toContainText('Allergia alla penicillina');
});

// covers M-38 M-39 M-41
test('nothing is saved without the check; a failed save keeps the text', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/500/);
  const warnings: string[] = [];
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
  await page.route('**/api/checkInterazioniFarmaco/*', (route) => route.fulfill({ status: 500 }));
  await open(page, 'Terapie in Corso');
  await list(page, 'Terapie in Corso').getByRole('button', { name: 'Aggiungi terapia in corso' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi terapia in corso' });
  await choose(page, dialog, 'Eutirox');
  await expect(
    dialog.getByRole('alert').filter({ hasText: 'Errore nel controllo delle interazioni tra farmaci.' }),
  ).toBeVisible();
  await expect.poll(() => warnings.join()).toContain('Errore durante il controllo delle interazioni');
  const save = dialog.getByRole('button', { name: 'Salva', exact: true });
  await expect(save).toHaveAccessibleDescription(/Prima di salvare serve l’esito del controllo delle interazioni/);
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await page.unroute('**/api/checkInterazioniFarmaco/*');
  await dialog.getByRole('button', { name: 'Riprova' }).click();
  await page.getByRole('button', { name: 'Continua lo stesso' }).click();
  await dialog.getByLabel('Dose').fill('50 mcg');
  await dialog.getByLabel('Frequenza').fill('Al mattino');
  await dialog.getByRole('textbox', { name: 'Data di inizio' }).fill('10/02/2026');
  await dialog.getByLabel('Medico', { exact: true }).selectOption('Elena Bianchi');
  await page.route(isSave, (route) => route.fulfill({ status: 500 }));
  await save.click();
  await confirmRecord(page);
  await expect(dialog.getByRole('alert').filter({ hasText: 'Siamo spiacenti' })).toContainText(
    'Siamo spiacenti, si è verificato un errore. La preghiamo di riprovare più tardi',
  );
  await expect(dialog.getByLabel('Dose')).toHaveValue('50 mcg');
});

// covers V-45 V-47 V-48 V-49 V-50 V-52 M-37 L-17 L-18 T-36 K-57
test('reversed dates are corrected, which can be undone; a forbidden drug needs a reason and is reported as in progress', async ({
  page,
  server,
}) => {
  await open(page, 'Terapie Concluse', 'Farmaci Vietati');
  await list(page, 'Terapie Concluse').getByRole('button', { name: 'Aggiungi terapia conclusa' }).click();
  let dialog = page.getByRole('dialog', { name: 'Aggiungi terapia conclusa' });
  const end = dialog.getByRole('textbox', { name: 'Data di fine' });
  const start = dialog.getByRole('textbox', { name: 'Data di inizio' });
  await start.fill('10/02/2026');
  await end.fill('09/02/2026');
  const range =
    "Per favore, inserisci date valide. La data di fine terapia non può essere maggiore della data d'inizio!";
  await expect(dialog.getByRole('alert').filter({ hasText: range })).toBeVisible();
  await expect(end).toHaveValue('10/02/2026');
  await start.fill('01/02/2026');
  await expect(end).toHaveValue('09/02/2026');
  await expect(dialog.getByRole('alert').filter({ hasText: range })).toHaveCount(0);
  await start.fill('10/02/2026');
  await end.fill('08/02/2026');
  await dialog.getByRole('button', { name: 'Rimetti 8 feb 2026' }).click();
  await expect(end).toHaveValue('08/02/2026');
  await expect(end).toHaveAccessibleDescription(/Data di fine non può essere precedente alla data di inizio!/);
  await end.fill('');
  await expect(end).toHaveAttribute('aria-required', 'true');
  await openMore(dialog);
  await dialog.getByLabel('Note').fill('x'.repeat(101));
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(end).toHaveAccessibleDescription(/Questo campo è obbligatorio!/);
  await expect(dialog.getByLabel('Note')).toHaveAccessibleDescription(/La nota non può superare i 100 caratteri\./);
  await choose(page, dialog, 'Pantorc');
  await dialog.getByLabel('Dose').fill('1 compressa');
  await dialog.getByLabel('Frequenza').fill('La mattina');
  await dialog.getByLabel('Medico', { exact: true }).selectOption('Elena Bianchi');
  await end.fill('12/02/2026');
  await dialog.getByLabel('Note').fill('Finita in tempo');
  const over = page.waitForResponse(isSave);
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmRecord(page);
  const { data: concluded } = await (await over).json();
  expect(concluded).toMatchObject({ tipo_terapia: 2, data_inizio: '2026-02-10', data_fine: '2026-02-12' });
  await expect(list(page, 'Terapie Concluse').getByText('Finita in tempo')).toBeVisible();
  const records = await recordsFor(server.url, patient);
  await records.post('/api/farmaci', { id_terapie: concluded.id_terapie, status: 'delete' });

  await list(page, 'Farmaci Vietati').getByRole('button', { name: 'Aggiungi farmaco vietato' }).click();
  dialog = page.getByRole('dialog', { name: 'Aggiungi farmaco vietato' });
  await expect(dialog.getByLabel('Dose')).toHaveCount(0);
  await expect(dialog.getByLabel('Motivo')).toHaveAttribute('aria-required', 'true');
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(dialog.getByLabel('Motivo')).toHaveAccessibleDescription(
    /Il motivo è obbligatorio per le terapie vietate\./,
  );
  await choose(page, dialog, 'Pantorc');
  await dialog.getByRole('textbox', { name: 'Data di inizio' }).fill('10/02/2026');
  await dialog.getByLabel('Medico', { exact: true }).selectOption('Elena Bianchi');
  const note = 'Mal di testa';
  await dialog.getByLabel('Motivo').fill(note);
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmRecord(page);
  const still = page.getByRole('alertdialog', { name: 'Tra le Terapie in Corso c’è ancora: Pantorc' });
  await expectAccessible(page);
  await still.getByRole('button', { name: 'Sposta Pantorc' }).click();
  const move = page.getByRole('dialog', { name: 'Sposta farmaco' });
  await expect(move.getByRole('radio', { name: 'Terapia Conclusa' })).toBeChecked();
  await move.getByRole('button', { name: 'Annulla' }).click();
  const stored = await records.get<Stored[]>(`/api/getFarmaci/${records.id}/0`);
  const id = stored.find((one) => one.note === note)?.id_terapie;
  await records.post('/api/farmaci', { id_terapie: id, status: 'delete' });
});

test('in English, interaction texts are English for selected and accepted drugs', async ({ page, context }) => {
  await context.addCookies([{ name: 'lang', value: 'en', domain: '127.0.0.1', path: '/' }]);
  await page.goto('/webui/Registro/Farmaci');
  const current = await openList(page, 'Current therapies');
  await action(current, 'Edit', 'Brufen').click();
  let dialog = page.getByRole('dialog', { name: 'Edit medicine' });
  await dialog.getByText('Read the warnings again').click();
  await expect(dialog.getByText('The effect on blood pressure may be weaker.')).toHaveAttribute('lang', 'en');
  await expect(dialog.getByText('Check blood pressure.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await current.getByRole('button', { name: 'Add a current therapy' }).click();
  dialog = page.getByRole('dialog', { name: 'Add a current therapy' });
  await dialog.getByRole('combobox', { name: 'Medicine' }).fill('oru');
  await page.getByRole('option', { name: /^Orudis/ }).click();
  const question = page.getByRole('dialog', { name: /^Orudis: read the warnings/ });
  await expect(question.getByText('Do not use two NSAIDs together.')).toBeVisible();
  await expect(question.locator('[lang=it]')).toHaveCount(0);
});

test('suggestions mark the medicines that must not be taken', async ({ page }) => {
  await page.goto('/webui/Registro/Nuovo');
  await page.getByRole('main').getByRole('button', { name: 'Farmaco', exact: true }).click();
  const drug = page.getByRole('dialog').getByRole('combobox', { name: 'Farmaco' });
  const suggestion = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) }).first();
  for (const name of ['Augmentin', 'Zimox']) {
    await drug.fill(name);
    await expect(suggestion(name)).toContainText('Da non prendere');
  }
  await drug.fill('Tachipirina');
  await expect(suggestion('Tachipirina')).toBeVisible();
  await expect(page.getByRole('option').filter({ hasText: 'Da non prendere' })).toHaveCount(0);
});
