import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll, withDoubledText } from '../accessibility.ts';
import { confirmRecord, openMore, saveQuestion } from '../dialogs.ts';
import { expect, otherPatient, patient, test } from '../journey.ts';
import { recordsFor } from '../records.ts';

test.use({ user: patient });

async function open(page: Page, kind: string) {
  await page.goto('/webui/Registro/Nuovo');
  await page.getByRole('main').getByRole('button', { name: kind }).click();
  return page.getByRole('dialog');
}

test('a weight is two taps from the +, beside the last one', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const dialog = await open(page, 'Misure');
  const weight = dialog.getByRole('textbox', { name: 'Peso' });
  const choice = dialog.getByRole('button', { name: 'Peso', exact: true });
  await expect(dialog.getByLabel('Pressione massima')).toHaveAccessibleDescription(/Ultima: \d+\/\d+, \d+ \w+/);
  await expect(weight).toBeHidden();
  await choice.click();
  await expect(weight).toBeFocused();
  await expect(weight).toHaveAccessibleDescription(/Ultima: \d+,?\d*, \d+ \w+/);
  await choice.click();
  await expect(weight).toBeHidden();
  await choice.click();
  await page.keyboard.type('65,9');
  // A value stays.
  await choice.click();
  await expect(weight).toBeFocused();
  await expect(weight).toHaveValue('65,9');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(saveQuestion(page)).toContainText('65,9 kg');
  await confirmRecord(page);
  await expect(dialog).toBeHidden();
  expect(await records.get<object[]>(`/api/rilevazioniPatient/${records.id}`)).toContainEqual(
    expect.objectContaining({ parametro_peso: 65.9, parametro_pressione_max: null }),
  );
});

test('who will see a record is loaded with its form, before the question names them', async ({ page }) => {
  const audience = /\/api\/chiVede\?/;
  const kinds = {
    Esame: 'exam',
    Visita: 'visit',
    Farmaco: 'therapy',
    Vaccino: 'vaccination',
    Diagnosi: 'diagnosis',
    Misure: 'reading',
  };
  for (const [kind, tipo] of Object.entries(kinds)) {
    const loaded = page.waitForResponse(
      (response) => audience.test(response.url()) && response.url().includes(`tipo=${tipo}`),
    );
    await open(page, kind);
    await loaded;
  }
  // From here nothing more arrives.
  await page.route(audience, () => undefined);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Pressione massima' }).fill('125');
  await dialog.getByRole('textbox', { name: 'Pressione minima' }).fill('82');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(saveQuestion(page)).toContainText(/Lo vede: (nessun dottore|.*(Bianchi|Moretti))/);
});

test('the form asks the level, and the question before saving says it with its readers @phone', async ({ page }) => {
  const dialog = await open(page, 'Visita');
  for (const name of ['Motivazione', 'Osservazioni', 'Conclusioni']) await dialog.getByLabel(name).fill('Tosse');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  const question = saveQuestion(page);
  await expect(question.getByText(/Lo vede: /)).toHaveText(/^Strettamente riservato\s·\sLo vede: nessun dottore$/);
  await expect(question.getByRole('combobox')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await question.getByRole('button', { name: 'Annulla' }).click();
  await dialog.getByLabel('Livello di confidenzialità').selectOption('Nessuna Restrizione');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(question.getByText(/Lo vede: /)).toHaveText(/^Nessuna Restrizione\s·\sLo vede: .*Elena Bianchi/);
  await question.getByRole('button', { name: 'Annulla' }).click();
  await dialog.getByLabel('Livello di confidenzialità').selectOption('Normale');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  const sent = page.waitForRequest('**/api/salva/visite/0');
  await confirmRecord(page);
  expect((await sent).postDataJSON()).toMatchObject({ id_livello_confidenzialita: 4 });
});

test('a visit and a vaccine offer the answer of those who have nothing to say', { tag: '@phone' }, async ({ page }) => {
  const visit = await open(page, 'Visita');
  await visit.getByLabel('Motivazione').fill('Controllo');
  const answer = (field: string) => visit.getByRole('button', { name: `Niente da aggiungere (${field})` });
  await answer('Osservazioni').click();
  await expect(visit.getByLabel('Osservazioni')).toHaveValue('Niente da aggiungere');
  await expect(answer('Osservazioni')).toHaveAttribute('aria-pressed', 'true');
  await expect(visit.getByLabel('Conclusioni')).toHaveValue('');
  await answer('Conclusioni').click();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  const sent = page.waitForRequest('**/api/salva/visite/0');
  await visit.getByRole('button', { name: 'Salva' }).click();
  await confirmRecord(page);
  expect((await sent).postDataJSON()).toMatchObject({
    visita_osservazioni: 'Niente da aggiungere',
    visita_conclusioni: 'Niente da aggiungere',
  });

  const vaccine = await open(page, 'Vaccino');
  await vaccine.getByRole('button', { name: 'Nessuna' }).click();
  await expect(vaccine.getByLabel('Reazioni')).toHaveValue('Nessuna');
  await expect(vaccine).toContainText('Prima dose, o unica: 1ª');
});

test('a diagnosis is confirmed or suspected', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const dialog = await open(page, 'Diagnosi');
  await expect(dialog).toHaveAccessibleName('Aggiungi diagnosi');
  await expect(dialog.getByRole('radio', { name: 'Diagnosi', exact: true })).toBeChecked();
  const confirmed = dialog.getByRole('radio', { name: 'Confermata' });
  const suspected = dialog.getByRole('radio', { name: 'Sospetta' });
  await expect(confirmed.or(suspected)).toHaveCount(2);
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(confirmed).toBeFocused();
  await expect(confirmed).toHaveAccessibleDescription(/Questo campo è obbligatorio!/);
  await suspected.check();
  await dialog.getByLabel('Patologia').fill('Emicrania con aura');
  await dialog.getByLabel('Medico').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(saveQuestion(page)).toContainText('Emicrania con aura · Diagnosi · Sospetta');
  await confirmRecord(page);
  await expect(dialog).toBeHidden();
  expect(await records.get<object[]>(`/api/diagnosiPatient/${records.id}`)).toContainEqual(
    expect.objectContaining({ diagnosi_patologia: 'Emicrania con aura', diagnosi_stato: '1' }),
  );
});

test('an allergy has a sheet of its own, also by its address', { tag: '@phone' }, async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  await page.goto('/webui/Registro/Nuovo?tipo=allergia');
  const dialog = page.getByRole('dialog', { name: 'Aggiungi allergia' });
  await expect(dialog.getByRole('radio', { name: 'Allergia' })).toBeChecked();
  await expect(page).toHaveURL(/\/Registro\/Nuovo$/);
  const cause = dialog.getByLabel('A che cosa?');
  await expect(cause).toHaveAccessibleDescription(/penicillina, arachidi, lattice/);
  await expect(dialog.getByLabel('Patologia')).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: 'Allergia o intolleranza' }).click();
  await dialog.getByRole('radio', { name: 'Confermata' }).check();
  await cause.fill('Lattice');
  const doctor = dialog.getByLabel('Medico', { exact: true });
  const name = dialog.getByLabel('Altro Medico');
  await doctor.selectOption('Nuovo Careprovider..');
  await expect(name).toHaveValue('');
  await doctor.selectOption('Nessun medico');
  await expect(name).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(saveQuestion(page)).toContainText('Lattice · Allergia · Confermata');
  await confirmRecord(page);
  await expect(dialog).toBeHidden();
  expect(await records.get<object[]>(`/api/diagnosiPatient/${records.id}`)).toContainEqual(
    expect.objectContaining({
      tipo_diagnosi: 'Allergia',
      diagnosi_patologia: 'Lattice',
      diagnosiDetails: { careprovider: 'Nessun medico' },
    }),
  );
});

test('an allergy that no doctor would see is shown to the doctors in one tap', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const records = await recordsFor(server.url, patient);
  const add = async (type: string, name: string) => {
    const dialog = await open(page, 'Allergia o intolleranza');
    await dialog.getByRole('radio', { name: type }).check();
    await dialog.getByRole('radio', { name: 'Confermata' }).check();
    await dialog.getByLabel('A che cosa?').fill(name);
    await dialog.getByLabel('Medico', { exact: true }).selectOption('Nessun medico');
    await dialog.getByRole('button', { name: 'Salva' }).click();
    return saveQuestion(page);
  };
  const levelOf = async (name: string) =>
    (
      await records.get<{ diagnosi_patologia: string; id_livelo_confidenzialita: number }[]>(
        `/api/diagnosiPatient/${records.id}`,
      )
    ).find((one) => one.diagnosi_patologia === name)?.id_livelo_confidenzialita;
  const show = { name: 'Falla vedere ai miei dottori' };

  const question = await add('Allergia', 'Noci');
  await expect(question).toContainText('Nessun dottore vedrà questa allergia');
  await expect(question).toContainText(/sarà visibile a .*Elena Bianchi/);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await question.getByRole('button', show).click();
  await expect(question).not.toContainText('Nessun dottore');
  await expect(question.getByText(/Lo vede: .*Elena Bianchi/)).toBeFocused();
  await expect(question).not.toContainText('Strettamente riservato');
  await confirmRecord(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Allergia: Noci')).toBeVisible();
  // Answered once.
  await expect(main.getByText(/^Lo vede: .*Elena Bianchi/)).toBeVisible();
  await expect(main.getByRole('button', show)).toHaveCount(0);
  const chosen = await levelOf('Noci');
  expect(chosen).toBeLessThan(6);

  await add('Intolleranza', 'Sesamo');
  await confirmRecord(page);
  await expect(main.getByText('Intolleranza: Sesamo')).toBeVisible();
  await expect(main).toContainText('Nessun dottore vedrà questa intolleranza');
  expect(await levelOf('Sesamo')).toBe(6);
  await expectAccessible(page);
  await main.getByRole('button', show).click();
  await expect(main.getByText(/^Lo vede: .*Elena Bianchi/)).toBeVisible();
  await expect(main.getByRole('button', show)).toHaveCount(0);
  expect(await levelOf('Sesamo')).toBe(chosen);

  // What is no allergy keeps the quiet line.
  const visit = await open(page, 'Visita');
  for (const name of ['Motivazione', 'Osservazioni', 'Conclusioni']) await visit.getByLabel(name).fill('Tosse');
  await visit.getByRole('button', { name: 'Salva' }).click();
  await expect(saveQuestion(page).getByText('Lo vede: nessun dottore')).toBeVisible();
  await expect(saveQuestion(page)).not.toContainText('Nessun dottore');
});

test.describe('for a patient without allergies', () => {
  test.use({ user: otherPatient });

  test('the first page leads to that sheet', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/webui/');
    await page.getByRole('link', { name: /^Nessuna allergia scritta/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Aggiungi allergia' });
    const type = dialog.getByRole('radio', { name: 'Allergia' });
    await expect(type).toBeChecked();
    await expect(type).toBeFocused();
  });
});

test('without doctors the name is asked at once, with answers', { tag: '@phone' }, async ({ page }) => {
  await page.route('**/api/getAscDoctors/*', (route) => route.fulfill({ json: { data: [] } }));
  const dialog = await open(page, 'Farmaco');
  const name = dialog.getByRole('textbox', { name: 'Medico' });
  await expect(name).toHaveAccessibleDescription(/Chi l’ha prescritto/);
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByRole('combobox', { name: 'Medico' })).toHaveCount(0);
  const answers = dialog.getByRole('group', { name: 'Nomi e risposte da scegliere' });
  await expect(answers.getByRole('button', { name: 'Elena Bianchi' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(name).toHaveAccessibleDescription(/Questo campo è obbligatorio!/);
  await answers.getByRole('button', { name: 'Nessuno (da banco)' }).click();
  await expect(name).toHaveValue('Nessuno (da banco)');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

test('an exam without a file is requested, scheduled or completed', { tag: '@phone' }, async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const exams = () => records.get<object[]>(`/api/getEsami/${records.id}/3`);
  const now = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(Date.now());
  const dialog = await open(page, 'Esame');
  await expect(dialog).toHaveAccessibleName('Aggiungi esame');
  const day = dialog.getByRole('textbox', { name: /^Data/ });
  const choose = (state: string) => dialog.getByRole('radio', { name: state }).check();
  const save = async (name: string, summary: string) => {
    await dialog.getByRole('combobox', { name: 'Tipo di indagine' }).fill(name);
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Salva' }).click();
    await expect(saveQuestion(page)).toContainText(`${name} · ${summary}`);
    await confirmRecord(page);
    await expect(dialog).toBeHidden();
  };
  await expect(dialog.getByRole('radio', { name: 'Completato' })).toBeChecked();
  await expect(day).toHaveValue(now.split('-').reverse().join('/'));
  await expectAccessible(page);
  await choose('Richiesto');
  await expect(day).toBeHidden();
  await save('Polisonnografia', 'Richiesto');

  await open(page, 'Esame');
  await day.fill('10/02/2099');
  await expect(dialog.getByRole('radio', { name: 'Programmato' })).toBeChecked();
  await day.fill('10/02/2020');
  await expect(dialog.getByRole('radio', { name: 'Completato' })).toBeChecked();
  await choose('Richiesto');
  await choose('Completato');
  await save('Dermatoscopia', 'Completato');

  await open(page, 'Esame');
  await choose('Programmato');
  await expect(day).toHaveValue('');
  await dialog.getByRole('combobox', { name: 'Tipo di indagine' }).fill('Campimetria');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(saveQuestion(page)).toContainText('Campimetria · Programmato · Senza data');
  await saveQuestion(page).getByRole('button', { name: 'Annulla' }).click();
  await expect(day).toBeVisible();
  await day.fill('10/02/2099');
  await save('Campimetria', 'Programmato');
  expect(await exams()).toEqual(
    expect.arrayContaining(
      [
        { indagine_tipologia: 'Polisonnografia', indagine_stato: '0', indagine_data_display: null },
        { indagine_tipologia: 'Dermatoscopia', indagine_stato: '2', indagine_data_display: '2020-02-10' },
        { indagine_tipologia: 'Campimetria', indagine_stato: '1', indagine_data_display: '2099-02-10' },
      ].map((exam) => expect.objectContaining(exam)),
    ),
  );
});

test('with text at 200 % the first field is in view with its label', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/webui/Registro/Nuovo');
  const tile = page.getByRole('main').getByRole('button', { name: 'Misure' });
  await expect(tile).toBeVisible();
  await withDoubledText(page, async () => {
    await tile.click();
    const dialog = page.getByRole('dialog');
    const highest = dialog.getByLabel('Pressione massima');
    await expect(highest).toBeFocused();
    await expect(highest).toBeInViewport({ ratio: 1 });
    await expect(dialog.locator('label', { hasText: 'Pressione massima' })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('heading', { name: 'Aggiungi rilevazione' })).toBeInViewport({ ratio: 1 });
    const { y = 0, height = 0 } = (await highest.boundingBox()) ?? {};
    const cancel = await dialog.getByRole('button', { name: 'Annulla' }).boundingBox();
    expect(y + height).toBeLessThanOrEqual(cancel?.y ?? 0);
    await expectNoHorizontalScroll(page);
  });
});

test('the labels and the inputs of the pressures stay in line', { tag: '@phone' }, async ({ page }) => {
  const dialog = await open(page, 'Misure');
  const highest = dialog.getByLabel('Pressione massima');
  const lowest = dialog.getByLabel('Pressione minima');
  await highest.fill('300');
  await lowest.focus();
  const notice = dialog.getByText(/Valore da non trascurare/);
  await expect(notice).toBeVisible();
  await lowest.fill('10');
  await highest.focus();
  const problem = dialog.getByText(/tra 20 e 200/);
  await expect(problem).toBeVisible();
  // As if the font of the page had not arrived.
  await dialog.getByText('Pressione massima').evaluate((label) => {
    label.style.letterSpacing = '0.3em';
  });
  const top = async (field: Locator) => (await field.boundingBox())?.y;
  expect(await top(lowest)).toBe(await top(highest));
  const ends = async (part: Locator) => {
    const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
    return [x, x + width] as const;
  };
  expect((await ends(notice))[1]).toBeLessThan((await ends(lowest))[0]);
  expect((await ends(problem))[0]).toBeGreaterThan((await ends(lowest))[0]);
});

test('a dangerous pressure marks both fields and says what to do, also before and after saving', {
  tag: '@phone',
}, async ({ page }) => {
  const dialog = await open(page, 'Misure');
  await dialog.getByLabel('Pressione massima').fill('195');
  await dialog.getByLabel('Pressione minima').fill('125');
  const alert = dialog.getByRole('alert').filter({ hasText: 'Pressione molto alta' });
  await expect(alert).toContainText('riposa cinque minuti e misura di nuovo');
  await expect(alert.getByRole('link', { name: 'American Heart Association' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.heart\.org\//,
  );
  await dialog.getByRole('button', { name: 'Salva' }).click();
  for (const name of ['Pressione massima', 'Pressione minima']) {
    await expect(dialog.getByLabel(name)).toHaveAccessibleDescription(/Valore da non trascurare/);
  }
  const question = saveQuestion(page);
  await expect(question.getByText(/^195\/125\smmHg/)).not.toContainText(/Valore raro|sopra la norma/);
  await expect(question).toContainText('Pressione molto alta');
  await expect(question.getByRole('link', { name: 'Chiama il 112' })).toHaveAttribute('href', 'tel:112');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await confirmRecord(page);
  await expect(page.getByRole('main').getByText('Salvato con successo!')).toBeVisible();
  const saved = page.getByRole('main').getByRole('alert').filter({ hasText: 'Pressione molto alta' });
  await expect(saved.getByRole('link', { name: 'Chiama il 112' })).toHaveAttribute('href', 'tel:112');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

test('with text at 200 % the question before saving shows value, day and judgement', {
  tag: '@phone',
}, async ({ page }) => {
  const dialog = await open(page, 'Misure');
  await dialog.getByLabel('Pressione massima').fill('151');
  await dialog.getByLabel('Pressione minima').fill('96');
  await withDoubledText(page, async () => {
    await dialog.getByRole('button', { name: 'Salva' }).click();
    const facts = saveQuestion(page).getByRole('paragraph');
    await expect(facts).toHaveText(/^151\/96\smmHg\s·.+·\sPressione sopra la norma: fino a \d+\/\d+$/);
    expect(await facts.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(
      0,
    );
    await expectNoHorizontalScroll(page);
  });
});

test('a usual frequency fills the text and proposes times, but keeps written ones', async ({ page }) => {
  const dialog = await open(page, 'Farmaco');
  const hours = dialog.getByRole('textbox', { name: /^Ora \d/ });
  const values = () => hours.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  await dialog.getByRole('button', { name: '2 al giorno' }).click();
  await expect(dialog.getByLabel('Frequenza')).toHaveValue('2 al giorno');
  await expect(dialog.getByText('Orari: 08:00, 20:00.')).toBeVisible();
  await dialog.getByRole('button', { name: '3 al giorno' }).click();
  await openMore(dialog, 'Orari e confezione');
  await expect.poll(values).toEqual(['08:00', '14:00', '20:00']);
  await hours.first().fill('07:15');
  await dialog.getByRole('button', { name: '1 al giorno' }).click();
  await expect(dialog.getByLabel('Frequenza')).toHaveValue('1 al giorno');
  await expect.poll(values).toEqual(['07:15', '14:00', '20:00']);
});
