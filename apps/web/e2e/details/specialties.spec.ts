import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { notices } from '../dialogs.ts';
import { doctor, expect, patient, signIn, test } from '../journey.ts';
import { recordsFor } from '../records.ts';

test.use({ user: patient });

// covers P-26
test('a doctor with partial sharing sees a visit of a chosen specialty, until the choice is undone', async ({
  page,
  server,
  browser,
}) => {
  const records = await recordsFor(server.url, patient);
  const why = 'Palpitazioni in salita';
  const { id_visita } = await records.post<{ id_visita: number }>('/api/salva/visite/0', {
    ...{
      visita_data: '2026-01-16',
      visita_motivazione: why,
      visita_osservazioni: 'Nulla',
      visita_conclusioni: 'Holter',
    },
    id_livello_confidenzialita: 4,
  });
  const { data } = await records.get<{ data: { id_cpp: number; care_provider: { email: string } }[] }>(
    `/api/getAscDoctors/${records.id}`,
  );
  const id_cpp = data.find(({ care_provider: { email } }) => email === doctor)?.id_cpp;
  const access = { id_cpp, assegnazione_confidenzialita: 4 };
  const cardiology = 2;
  await records.post('/api/associatedCareProviders', { ...access, visibility: 3, tags: [cardiology] });

  const office = await (await browser.newContext({ baseURL: server.url, locale: 'it-IT' })).newPage();
  await office.goto('/webui/login');
  await signIn(office, doctor);
  await expect(office).not.toHaveURL(/login/);
  const expectVisit = async (shared: boolean) => {
    await office.goto(`/webui/Assistiti/${records.id}`);
    await expect(office.getByRole('heading', { level: 1 })).toContainText('Giulia Ferraro');
    await expect(office.locator('main [aria-busy=true]')).toHaveCount(0);
    if (shared) await expect(office.locator('main')).toContainText(why);
    else await expect(office.locator('main')).not.toContainText(why);
  };
  await expectVisit(false);

  await page.goto(`/webui/Registro/Visite/${id_visita}`);
  const seen = page.getByRole('region', { name: 'Chi lo vede' });
  await expect(seen).not.toContainText('Elena Bianchi');
  await seen.getByText('Specialità: nessuna').click();
  await expect(seen).toContainText('Con una condivisione parziale');
  await seen.getByRole('button', { name: new RegExp(`^Cambia specialità di .*${why}`) }).click();
  const dialog = page.getByRole('dialog', { name: 'A quali specialità appartiene' });
  await expect(dialog).toContainText('Con questa scelta lo vede: nessun dottore');
  await dialog.getByRole('checkbox', { name: 'Cardiologia', exact: true }).check();
  await expect(dialog).toContainText('Con questa scelta lo vede: Elena Bianchi');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(seen).toContainText('Lo vede per una specialità: Elena Bianchi');
  await expect(seen.getByText('Specialità: Cardiologia')).toBeVisible();
  await expectVisit(true);

  await notices(page).getByRole('button', { name: 'Ripristina' }).click();
  await expect(notices(page)).toContainText('Specialità di prima ripristinate');
  await expect(seen).not.toContainText('Elena Bianchi');
  await expectVisit(false);
  await records.post('/api/associatedCareProviders', { ...access, visibility: 1, tags: [] });
});

test('specialties are proposed, chosen and proposed again', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const { id_indagine } = await records.post<{ id_indagine: number }>('/api/salva/esami/0', {
    ...{ indagine_tipologia: 'Spirometria di prova', indagine_stato: '0', id_livello_confidenzialita: 6 },
  });
  await page.goto(`/webui/Registro/Esami/${id_indagine}`);
  const seen = page.getByRole('region', { name: 'Chi lo vede' });
  const proposed = 'Proposte da ciò che è scritto';
  await seen.getByText('Specialità: Pneumologia', { exact: true }).click();
  await expect(seen).toContainText(proposed);
  const change = seen.getByRole('button', { name: 'Cambia specialità di Spirometria di prova' });
  await change.click();
  const dialog = page.getByRole('dialog', { name: 'A quali specialità appartiene' });
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'Torna alla proposta' })).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: 'Pneumologia' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Medicina generale' }).check();
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(seen.getByText('Specialità: Medicina generale', { exact: true })).toBeVisible();
  await expect(seen).not.toContainText(proposed);
  await change.click();
  await dialog.getByRole('button', { name: 'Torna alla proposta' }).click();
  await expect(seen.getByText('Specialità: Pneumologia', { exact: true })).toBeVisible();
  await expect(seen).toContainText(proposed);
});
