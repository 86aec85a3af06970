import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { confirmSaving, notices } from '../dialogs.ts';
import { patient } from '../journey.ts';
import { admin, findAction, findRow } from '../permissions/administration.ts';
import { recordsFor } from '../records.ts';
import { expect, heading, newAccount, signIn, strong, test } from '../session/entry.ts';

test('a doctor registers, corrects a rejected registration and takes over an entry of the directory', async ({
  page,
  server,
  browser,
}) => {
  const administrator = await recordsFor(server.url, admin);
  const listed = { fullname: 'Livia Sereni', email: null, cpp_localita_iscrizione: 'Modena', numero_iscrizione: null };
  await administrator.post('/api/security/dottori', { ...listed, specializzation: 'Cardiologia' });
  const records = await recordsFor(server.url, patient);
  const { data: available } = await records.get<{ data: { id_cpp: number; fullname: string }[] }>(
    `/api/getNAdoctors/${records.id}`,
  );
  const id_cpp = available.find(({ fullname }) => fullname === 'Livia Sereni')?.id_cpp;
  await records.post('/api/dottori', { status: 'add', id_cpp, assegnazione_confidenzialita: 1, visibility: 2 });
  const association = async () => {
    const { data } = await records.get<{ data: { care_provider: { fullname: string; stato: string } }[] }>(
      `/api/getAscDoctors/${records.id}`,
    );
    return data.filter(({ care_provider: { fullname } }) => fullname === 'Livia Sereni');
  };
  expect(await association()).toMatchObject([{ care_provider: { stato: 'elenco' } }]);

  const email = await newAccount(server);
  await page.goto('/webui/login');
  await signIn(page, email, strong);
  await expect(page.getByRole('heading', { level: 2, name: 'Scheda Paziente' })).toBeVisible();
  await page.goto('/webui/account/Medico');
  await expect(heading(page, 'Sei un medico?')).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByLabel('Nome e cognome').fill('Livia Sereni');
  await page.getByLabel('Ordine dei Medici').fill('Modena');
  await page.getByLabel('Numero di iscrizione').fill('1234');
  await page.getByLabel('Specialità').fill('Cardiologia');
  await page.getByRole('button', { name: 'Invia per la verifica' }).click();
  await expect(page.getByText('La tua iscrizione è in verifica')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Dati inviati' })).toContainText('1234');
  await expect(page.getByRole('button', { name: 'Invia per la verifica' })).toBeHidden();
  await expectAccessible(page);
  await page.goto('/webui/Assistiti');
  await expect(page.getByText('I pazienti ti trovano in Dottori dopo la verifica.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Apri l’iscrizione' }).click();
  await page.getByRole('button', { name: 'Correggi' }).click();
  await expect(page.getByLabel('Numero di iscrizione')).toHaveValue('1234');

  const office = await (await browser.newContext({ baseURL: server.url, locale: 'it-IT' })).newPage();
  await office.goto('/webui/login');
  await signIn(office, admin);
  await expect(office.getByRole('heading', { level: 1, name: 'Da sbrigare' })).toBeVisible();
  await office.goto('/webui/admin/medici');
  const registration = findRow(office, 'Medici da verificare', email);
  await expect(registration).toContainText('Modena, n. 1234');
  await expect(registration).toContainText(email);
  await expect(office.getByText('Forse è già in elenco')).toBeVisible();
  await expectAccessible(office);
  await expectNoHorizontalScroll(office);
  await (await findAction(registration, 'Rifiuta')).click();
  const dialog = office.getByRole('dialog', { name: 'Rifiuta l’iscrizione di Livia Sereni' });
  await dialog.getByLabel('Motivo').fill('Il numero non risulta all’Ordine di Modena.');
  await dialog.getByRole('button', { name: 'Rifiuta', exact: true }).click();
  await confirmSaving(office);
  await expect(notices(office)).toContainText('Iscrizione rifiutata');
  await expect(office.getByText('Nessuna iscrizione da verificare')).toBeVisible();
  expect(await server.mailTo(email, 2)).toContain('Il numero non risulta all’Ordine di Modena.');

  await page.reload();
  await expect(page.getByText('La tua iscrizione non è completa')).toBeVisible();
  await page.getByLabel('Numero di iscrizione').fill('4321');
  await page.getByRole('button', { name: 'Invia per la verifica' }).click();
  await expect(page.getByText('La tua iscrizione è in verifica')).toBeVisible();

  await office.reload();
  const question = office.getByRole('alertdialog', { name: 'Hai controllato l’albo?' });
  await registration.getByRole('button', { name: 'Registra la verifica' }).click();
  await expect(question).toContainText('Livia Sereni, Ordine di Modena, n. 4321.');
  await expectAccessible(office);
  await question.getByRole('button', { name: 'Annulla' }).click();
  await (await findAction(registration, 'Verifica e unisci a Livia Sereni')).click();
  await expect(question).toContainText('Livia Sereni, Ordine di Modena, n. 4321.');
  await question.getByRole('button', { name: 'Registra la verifica' }).click();
  await expect(notices(office)).toContainText('Iscrizione verificata: Livia Sereni');
  expect(await server.mailTo(email, 3)).toContain('verificat');
  await office.context().close();

  await page.reload();
  await expect(page.getByText('La tua iscrizione è verificata')).toBeVisible();
  expect(await association()).toMatchObject([{ care_provider: { stato: 'verificato' } }]);
});
