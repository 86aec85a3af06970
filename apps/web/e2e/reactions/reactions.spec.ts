import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { answer, confirmRecord, notices, radioLabel } from '../dialogs.ts';
import { draftWith } from '../drafts.ts';
import { expect, otherPatient, patient, test } from '../journey.ts';
import { openList } from '../lists.ts';
import { recordsFor } from '../records.ts';

test.use({ user: patient });

const title = 'Segnalazione di reazione avversa';

/** One therapy per journey, so that drafts of other journeys are not offered. */
async function therapy(server: { url: string }, name: string, who = patient) {
  const records = await recordsFor(server.url, who);
  const saved = await records.post<{ data: { id_terapie: number } }>('/api/farmaci', {
    id_terapie: 0,
    status: 'add',
    farmaco: { descrizione_breve: name, somministrazione: '' },
    tipo_terapia: 1,
    quantita_farmaceutica: '1 compressa',
    frequenza_farmaceutica: '2 volte al giorno',
    data_inizio: '2026-01-10',
    prescrittore: 'Elena Bianchi',
  });
  return { id_utente: records.id, id_terapie: saved.data.id_terapie };
}

async function report(page: Page, name: string): Promise<Locator> {
  const list = await openList(page, 'Terapie in Corso');
  await list.getByRole('button', { name: `Segnala una reazione avversa: ${name}` }).click();
  return page.getByRole('dialog', { name: title });
}

const choose = (dialog: Locator, group: string, option: string) =>
  dialog.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option, exact: true }).check();
const optionsIn = (dialog: Locator, group: string) => dialog.getByRole('radiogroup', { name: group }).locator('label');
const write = (dialog: Locator, name: string, text: string) =>
  dialog.getByRole('textbox', { name, exact: true }).fill(text);
const usual = (dialog: Locator, answer: string, field: string) =>
  dialog.getByRole('button', { name: `${answer}: ${field}` }).click();

// covers A-45 D-23 A-48 V-53 V-54 K-59 K-60 K-61 K-62 C-44 C-45
test('a reaction is reported in seven steps, saved, viewed, printed and deleted', async ({ page, server }) => {
  const name = `Prova Due`;
  const about = await therapy(server, name);
  await page.goto('/webui/Registro/Farmaci');
  const dialog = await report(page, name);
  const next = async (part: string) => {
    await dialog.getByRole('button', { name: 'Avanti' }).click();
    await expect(dialog.getByRole('heading', { name: part })).toBeFocused();
  };
  const proceed = dialog.getByRole('button', { name: 'Procedi' });
  const structure = dialog.getByRole('combobox', { name: 'Struttura di farmacovigilanza' });
  await proceed.click();
  await expect(structure).toBeFocused();
  await expect(structure).toHaveAccessibleDescription(/Questo campo è obbligatorio!/);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await structure.selectOption({ label: 'Centro Regionale di Farmacovigilanza, Emilia-Romagna' });
  await dialog.getByRole('checkbox', { name: 'Non ho il ciclo' }).check();
  await expect(optionsIn(dialog, 'Gravidanza')).toHaveText([
    ...['Non ero in gravidanza', '1° Trimestre', '2° Trimestre', '3° Trimestre', 'Sconosciuta'],
  ]);
  await choose(dialog, 'Gravidanza', 'Non ero in gravidanza');
  await choose(dialog, 'Stai allattando?', 'No');
  await expect(dialog.getByRole('heading', { name: 'Informazioni paziente' })).toBeVisible();
  await next('Reazione al farmaco');
  await write(dialog, 'Descrizione della reazione', 'Prurito alle braccia');
  await write(dialog, 'Data della reazione', '12/01/2026');
  await expect(optionsIn(dialog, 'Gravità')).toHaveText([
    ...['Non grave', 'Ricovero in ospedale', 'Pericolo di vita', 'Invalidità permanente'],
  ]);
  await choose(dialog, 'Gravità', 'Non grave');
  await expect(dialog.getByRole('radio', { name: /^\d+ / })).toHaveCount(10);
  for (const value of [1, 10]) await expect(dialog.getByRole('radio', { name: `${value} su 10` })).toBeAttached();
  await radioLabel(dialog, /^4 /).click();
  await write(dialog, 'Quanto è durata', '2 giorni');
  await usual(dialog, 'Nessuno', 'Farmaci presi per curare la reazione');
  await expect(optionsIn(dialog, 'Com’è ora la reazione')).toHaveText([
    ...['Risolta', 'Risolta con conseguenze', 'Migliorata', 'Non ancora risolta', 'Non so'],
  ]);
  await choose(dialog, 'Com’è ora la reazione', 'Risolta');
  await next('Altri dettagli');
  await usual(dialog, 'Non lo so', 'Numero di lotto');
  await choose(dialog, 'Il farmaco è stato prescritto da un medico?', 'Sì');
  await choose(dialog, 'Hai avvisato il medico o il farmacista?', 'Sì');
  await write(dialog, 'Perché prendevi il farmaco', 'Mal di schiena');
  await choose(dialog, 'Hai sospeso il farmaco?', 'Sì');
  await next('Assunzione');
  await expect(dialog.getByRole('textbox', { name: 'Prima assunzione' })).toHaveValue('10/01/2026');
  await write(dialog, 'Ultima assunzione', '09/01/2026');
  await expect(dialog.getByRole('textbox', { name: 'Prima assunzione' })).toHaveAccessibleDescription(
    /Data inizio maggiore di data fine/,
  );
  await write(dialog, 'Ultima assunzione', '12/01/2026');
  await expect(dialog.getByRole('textbox', { name: 'Quante volte al giorno' })).toHaveValue('2 volte al giorno');
  await write(dialog, 'Come si prende', 'Per bocca');
  await next('Informazioni passate');
  await expect(dialog.getByRole('radiogroup', { name: 'Avevi avuto la stessa reazione?' })).toHaveCount(0);
  await choose(dialog, 'Avevi già usato questo farmaco?', 'Sì');
  await choose(dialog, 'Avevi avuto la stessa reazione?', 'No');
  await usual(dialog, 'Nessuno', 'Altri farmaci che prendevi');
  await usual(dialog, 'Nessuna', 'Altre malattie');
  await next('Operatore sanitario');
  await write(dialog, 'Nome e cognome', 'Elena Bianchi');
  await choose(dialog, 'Può essere contattato?', 'Sì');
  await usual(dialog, 'Non lo so', 'Indirizzo');
  await usual(dialog, 'Non lo so', 'Telefono');
  await next('Scheda paziente');
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(patient);

  const sent = page.waitForRequest('**/api/adverseReaction');
  await proceed.click();
  await confirmRecord(page);
  expect((await sent).postDataJSON()).toEqual({
    ...about,
    id_structure_pharmacovigilance: 10,
    date_last_menstruation: null,
    pregnancy: null,
    nursing_mother: 'no',
    reaction: 'Prurito alle braccia',
    date_reaction: '2026-01-12',
    severity: 'Non grave',
    reaction_affect: 4,
    reaction_duration: '2 giorni',
    drugs_to_treat_reaction: 'Nessuno',
    reaction_now: 'Risolta',
    batch_number: 'Non lo so',
    prescribed_by_doctor: 'si',
    care_provider_warned: 'si',
    reason: 'Mal di schiena',
    adverse_reaction_drug_suspended: 'si',
    first_assumption_date: '2026-01-10',
    last_assumption_date: '2026-01-12',
    how_many_times_day: '2 volte al giorno',
    how_drug_taken: 'Per bocca',
    drug_already_used: 'si',
    same_reaction: 'no',
    other_drugs_used: 'Nessuno',
    other_diseases: 'Nessuna',
    name_care_provider: 'Elena Bianchi',
    contactable_care_provider: 'si',
    address_care_provider: 'Non lo so',
    phone_care_provider: 'Non lo so',
    patient_address: expect.any(String),
    patient_phone: expect.any(String),
    patient_email: patient,
    id_livello_confidenzialita: 6,
  });
  await expect(notices(page)).toContainText('Salvata nel tuo registro');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/inviata/i)).toHaveCount(0);

  const saved = await openList(page, 'Reazioni avverse');
  await saved.getByRole('button', { name: `Apri: ${name}, 12 gen 2026` }).click();
  const view = page.getByRole('dialog', { name: title });
  await expect(view).toContainText('Prurito alle braccia');
  await expect(view).toContainText('4 su 10');
  await expect(view).toContainText('Emilia-Romagna');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await view.getByRole('button', { name: 'Stampa' }).click();
  expect((await download).suggestedFilename()).toBe('Reazione avversa 2026-01-12.pdf');
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  // On phones the toast covers the end of the page.
  await saved.getByRole('button', { name: `Elimina: ${name}, 12 gen 2026` }).click();
  await answer(page, 'Sei sicuro di cancellare il record?', 'Elimina');
  await expect(notices(page)).toContainText('Segnalazione eliminata');
});

//
test('an unfinished report is offered and continued', async ({ page, server }) => {
  await therapy(server, 'Prova Bozza');
  await page.goto('/webui/Registro/Farmaci');
  const dialog = await report(page, 'Prova Bozza');
  await dialog.getByRole('button', { name: /Reazione al farmaco/ }).click();
  const draftSaved = draftWith(page, 'reazioni.', 'Lasciata a metà');
  await write(dialog, 'Descrizione della reazione', 'Lasciata a metà');
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  await draftSaved;
  await expect(notices(page)).toContainText('resta come bozza');

  await page.reload();
  const card = page.getByRole('region', { name: 'Segnalazione lasciata a metà: Prova Bozza' });
  await card.getByRole('button', { name: 'Continua' }).click();
  await dialog.getByRole('button', { name: /Reazione al farmaco/ }).click();
  await expect(dialog.getByRole('textbox', { name: 'Descrizione della reazione' })).toHaveValue('Lasciata a metà');
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  await card.getByRole('button', { name: 'Scarta' }).click();
  await expect(card).toHaveCount(0);
});

test.describe('a male patient', () => {
  test.use({ user: otherPatient });

  test('sees no questions about women', async ({ page, server }) => {
    await therapy(server, 'Prova Tre', otherPatient);
    await page.goto('/webui/Registro/Farmaci');
    const dialog = await report(page, 'Prova Tre');
    await expect(dialog.getByRole('combobox', { name: 'Struttura di farmacovigilanza' })).toBeVisible();
    for (const question of ['Gravidanza', 'Stai allattando?']) {
      await expect(dialog.getByRole('radiogroup', { name: question })).toHaveCount(0);
    }
    await expect(dialog.getByText('Si prega di aggiornare il sesso')).toHaveCount(0);

    await page.route('**/api/patient/*', async (route) => {
      const card = await (await route.fetch()).json();
      return route.fulfill({ json: { ...card, paziente_sesso: 'unknown' } });
    });
    await page.reload();
    const unknown = await report(page, 'Prova Tre');
    await expect(unknown.getByText('Si prega di aggiornare il sesso')).toBeVisible();
    await expect(unknown.getByRole('radiogroup', { name: 'Gravidanza' })).toHaveCount(0);
  });
});
