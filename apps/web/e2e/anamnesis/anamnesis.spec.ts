import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { answer, confirmRecord, notices, saveFailure } from '../dialogs.ts';
import { draftWith } from '../drafts.ts';
import { expect, otherPatient, patient, test } from '../journey.ts';
import { focusAndPress, saveByKey, tabTo, typeInto } from '../keyboard.ts';
import { recordsFor } from '../records.ts';
import { openQuestions, openQuestionsByKey, openSection, openSectionByKey, save } from './history.ts';

test.use({ user: patient });

interface Written {
  id_anamnesi_log: number;
  dataAggiornamento: string;
}

// covers R-16 S-29 S-32 S-33 S-34 S-35 C-54 C-55 C-56 C-57 E-42 E-43 E-44 E-64
test('the history is shown in four sections, with answers in a list and formatted dates', async ({ page }) => {
  const family = await openSection(page, 'Familiare');
  await expect(page).toHaveTitle('Storia clinica · Libretto');
  await expect(family.getByText('Padre: infarto a 58 anni')).toBeVisible();
  await expect(family.getByText(/Scritta da te il \d{1,2} [a-z]{3} \d{4}/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Familiare',
    'Fisiologica',
    'Patologica prossima',
    'Patologica remota',
  ]);
  await family.getByRole('button', { name: 'Familiare', exact: true }).press('Enter');
  // A closed section shows the beginning of its text.
  await expect(family.getByText('Padre: infarto a 58 anni').first()).toBeVisible();
  await expect(family.getByText('Padre: infarto a 58 anni').last()).toBeHidden();
  for (const [name, words] of [
    ['Patologica remota', 'Appendicectomia nel 1998.'],
    ['Patologica prossima', 'Bruciore di stomaco dopo i pasti abbondanti'],
  ] as const) {
    const section = page.getByRole('region', { name, exact: true });
    const head = section.getByRole('button', { name, exact: true });
    const content = section.getByText(words).last();
    await expect(content).toBeHidden();
    await head.click();
    await expect(content).toBeVisible();
    await head.click();
    await expect(content).toBeHidden();
  }

  const habits = await openSection(page, 'Fisiologica');
  const getAnswer = (term: string) => habits.locator('div', { has: page.getByText(term, { exact: true }) }).last();
  await expect(getAnswer('Fumo: dal')).toContainText('1 set 2004');
  await expect(getAnswer('Fumo: al')).toContainText(/\d{1,2} [a-z]{3} \d{4}$/);
  await expect(getAnswer('Alcool: dal')).toContainText('1 gen 2004');
  await expect(getAnswer('Unità alcoliche al giorno')).toContainText('0,5');
  await expect(getAnswer('Pacchetti-anno')).toContainText('10 sigarette al giorno ÷ 20 ×');
  await expect(getAnswer('Età del menarca')).toContainText('12 anni');
  await expect(habits.getByRole('region', { name: 'Ciclo mestruale' }).getByRole('term')).toHaveText([
    'Età del menarca',
    'Ciclo',
    'Età della menopausa',
    'Tipo di menopausa',
    'Note sul ciclo',
  ]);
  await expect(habits).not.toContainText(/id_paziente|id_anamnesi_log|dataAggiornamento/);
  const terms = {
    Infanzia: ['Nascita: quando', 'Nascita: come', 'Allattamento', 'Sviluppo', 'Note sull’infanzia'],
    Scolarità: ['Titolo di studio'],
    'Stile di vita': [
      'Attività fisica',
      'Abitudini alimentari',
      'Ritmo sonno-veglia',
      'Stress',
      'Fumo',
      'Sigarette al giorno',
      'Fumo: dal',
      'Fumo: al',
      'Pacchetti-anno',
      'Alcool',
      'Unità alcoliche al giorno',
      'Che cosa bevi',
      'Alcool: dal',
      'Alcool: al',
      'Droghe',
      'Caffeina',
      'Tazze al giorno',
      'Note sullo stile di vita',
    ],
    'Attività lavorativa': ['Professione', 'Note sul lavoro'],
    'Alvo e minzione': ['Alvo (intestino)', 'Minzione (urina)', 'Note su alvo e minzione'],
  };
  for (const [part, names] of Object.entries(terms)) {
    await expect(habits.getByRole('region', { name: part }).getByRole('term')).toHaveText(names);
  }
  await expect(habits.getByRole('term')).toHaveCount(29 + 5);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

// covers S-30 S-31 K-68 A-59 M-52 C-55
test('by keyboard alone a text is saved after confirmation, and a failed save gives the reason', {
  tag: '@sizes',
}, async ({ page, consoleErrors, isMobile }) => {
  const remote = await openSectionByKey(page, 'Patologica remota');
  await focusAndPress(page, remote.getByRole('button', { name: 'Modifica: Patologica remota' }));
  await expect(page.getByRole('tab')).toHaveText([
    'Familiare',
    'Fisiologica',
    'Patologica prossima',
    'Patologica remota',
  ]);
  const text = page.getByRole('textbox', { name: 'Anamnesi patologica remota' });
  await expect(text).toHaveAttribute('rows', '10');
  for (const part of ['Patologica prossima', 'Fisiologica', 'Familiare']) {
    await focusAndPress(page, page.getByRole('tab', { selected: true }), 'ArrowLeft');
    const sheet = page.getByRole('tabpanel', { name: part, exact: true });
    if (part === 'Fisiologica') {
      await expect(sheet.getByRole('button', { name: 'Modifica: Fisiologica' })).toBeVisible();
      continue;
    }
    const written = sheet.getByRole('textbox', { name: `Anamnesi ${part.toLowerCase()}` });
    await expect(written).toHaveAttribute('rows', '10');
    await expect(sheet.getByRole('button', { name: 'Salva', exact: true })).toBeVisible();
  }
  await page.keyboard.press('End');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  const words = `Tonsillectomia, ${isMobile ? 'telefono' : 'scrivania'}`;
  await typeInto(page, text, words);
  const panel = page.getByRole('tabpanel');
  await page.route('**/api/salva/AnamnesiRemota/*', (route) => route.fulfill({ status: 503, json: {} }));
  await saveByKey(page, panel);
  await expect(panel.getByRole('alert')).toContainText(saveFailure);
  await expect(text).toHaveValue(words);
  consoleErrors.allow(/Failed to load resource/);
  await page.unroute('**/api/salva/AnamnesiRemota/*');
  await saveByKey(page, panel);
  await expect(notices(page)).toContainText('Dati salvati con successo!');
  await expect(panel.getByRole('button', { name: 'Salva', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(panel.getByRole('button', { name: 'Annulla', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Registro\/Anamnesi$/);
  await expect((await openSection(page, 'Patologica remota')).getByText(words)).toBeVisible();
});

test('leaving with unsaved text asks for confirmation, and a draft keeps it', async ({ page }) => {
  await page.goto('/webui/Registro/Anamnesi?modifica=prossima');
  const text = page.getByRole('textbox', { name: 'Anamnesi patologica prossima' });
  const draftSaved = draftWith(page, 'anamnesi.prossima', 'Lasciato a metà');
  await text.fill('Lasciato a metà');
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await answer(page, 'Uscire senza salvare?', 'Continua a modificare');
  await expect(text).toHaveValue('Lasciato a metà');
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await answer(page, 'Uscire senza salvare?', 'Esci senza salvare');
  await draftSaved;
  await page.goto('/webui/Registro/Anamnesi');
  const closed = page.getByRole('region', { name: 'Patologica prossima', exact: true });
  await expect(closed.getByText(/Scritta .*\s· C’è una bozza non salvata/)).toBeVisible();
  const recent = await openSection(page, 'Patologica prossima');
  await recent.getByRole('button', { name: 'Continua la bozza: Patologica prossima' }).click();
  await expect(text).toHaveValue('Lasciato a metà');
});

test('a change made on another device is not overwritten without asking, nor by a draft', async ({
  page,
  server,
  consoleErrors,
}) => {
  const records = await recordsFor(server.url, patient);
  await page.goto('/webui/Registro/Anamnesi?modifica=familiare');
  const text = page.getByRole('textbox', { name: 'Anamnesi familiare' });
  const draftSaved = draftWith(page, 'anamnesi.familiare', 'Da questo dispositivo');
  await text.fill('Da questo dispositivo');
  await draftSaved;
  await page.goto('/webui/Registro/Anamnesi');
  const { id_anamnesi_log: id } = await records.get<Written>(`/api/getAnamnesiFm/${records.id}`);
  const other = 'Padre: infarto a 58 anni. Da un altro dispositivo.';
  await records.post(`/api/salva/AnamnesiFamiliare/${id}`, { anamnesi_familiare_contenuto: other });
  await page.goto('/webui/Registro/Anamnesi?modifica=familiare');
  await page.getByRole('button', { name: 'Continua la bozza' }).click();
  await save(page.getByRole('tabpanel'));
  await confirmRecord(page);
  await expect(page.getByText(/Se salvi di nuovo, sostituisce la versione nuova/)).toBeVisible();
  await expect(text).toHaveValue('Da questo dispositivo');
  consoleErrors.allow(/status of 409/);
  await save(page.getByRole('tabpanel'));
  await answer(page, 'Sostituire la versione nuova con la tua?', 'Conferma');
  await expect(notices(page)).toContainText('Dati salvati con successo!');
});

// covers D-29 E-58 S-32 S-35 A-59 K-69 V-60 T-43 T-44 M-50 M-51
test('the questions by keyboard alone: a dose disappears with its habit, and saving reports the result', async ({
  page,
  consoleErrors,
}) => {
  const dialog = await openQuestionsByKey(page);
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBeGreaterThan(700);
  await expect(dialog.getByRole('tab')).toHaveText([
    'Infanzia',
    'Scolarità',
    'Stile di vita',
    'Attività lavorativa',
    'Alvo e minzione',
    'Gravidanze',
  ]);
  const tab = (name: string) => dialog.getByRole('tab', { name, selected: true });
  await focusAndPress(page, tab('Infanzia'), 'ArrowRight');
  await focusAndPress(page, tab('Scolarità'), 'ArrowRight');
  await expect(tab('Stile di vita')).toBeFocused();
  const panel = dialog.getByRole('tabpanel');
  await expect.poll(async () => (await panel.boundingBox())?.height).toBe(300);
  await expectAccessible(page);
  const coffee = dialog.getByRole('radiogroup', { name: 'Caffeina' });
  const cups = dialog.getByLabel('Tazze al giorno');
  await tabTo(page, coffee.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await expect(coffee.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
  await expect(cups).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(cups).toHaveValue('');

  await focusAndPress(page, tab('Stile di vita'), 'End', 100);
  await expect(tab('Gravidanze')).toBeFocused();
  await expect(panel.getByRole('heading', { name: 'Ciclo mestruale' })).toBeVisible();
  for (const label of ['Età del menarca', 'Ciclo', 'Età della menopausa', 'Tipo di menopausa', 'Note sul ciclo']) {
    await expect(panel.getByLabel(new RegExp(`^${label}`))).toBeVisible();
  }
  await page.keyboard.press('Home');
  await expect(tab('Infanzia')).toBeFocused();
  await focusAndPress(page, dialog.getByRole('button', { name: 'Salva', exact: true }), 'Enter', 100);
  await expect(cups).toHaveAccessibleDescription(/Questo campo è obbligatorio!/);
  await expect(cups).toBeFocused();
  await page.keyboard.type('2');
  await page.route('**/api/salva/AnamnesiFisiologica/*', (route) => route.fulfill({ status: 503, json: {} }));
  await saveByKey(page, dialog);
  await expect(dialog.getByText("Errore durante l'aggiornamento: errore 503")).toBeVisible();
  consoleErrors.allow(/Failed to load resource/);
  await page.unroute('**/api/salva/AnamnesiFisiologica/*');
  const sent = page.waitForRequest('**/api/salva/AnamnesiFisiologica/*');
  await saveByKey(page, dialog);
  expect((await sent).postDataJSON()).toMatchObject({ caffeina: 'si', dosiCaffeina: 2, droghe: 'no', dosiDroghe: '' });
  await expect(notices(page)).toContainText('Anamnesi Fisiologica aggiornata con successo!');
  await expect(dialog).toHaveCount(0);
  const answers = page.getByRole('region', { name: 'Stile di vita' });
  await expect(answers.locator('div', { hasText: /^Tazze al giorno2$/ })).toBeVisible();
});

test.describe('a male patient', () => {
  test.use({ user: otherPatient });

  // covers D-29 S-35 A-59
  test('sees no questions about cycle or pregnancies', async ({ page }) => {
    const dialog = await openQuestions(page);
    await expect(dialog.getByRole('tab')).toHaveText([
      'Infanzia',
      'Scolarità',
      'Stile di vita',
      'Attività lavorativa',
      'Alvo e minzione',
    ]);
    await dialog.getByRole('button', { name: 'Annulla', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/Ciclo mestruale|Gravidanze|Si prega di aggiornare il sesso/)).toHaveCount(0);
  });
});
