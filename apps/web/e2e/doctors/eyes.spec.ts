import type { Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { expect, login, patient, test } from '../journey.ts';
import { openList } from '../lists.ts';
import { type Records, recordsFor } from '../records.ts';

test.use({ user: patient });

interface Preview {
  totale: number;
  righe_nascoste: { tipo: string; id_record: number; motivo: string }[];
  cartella: { esami: { indagine_stato: string }[]; visite: object[]; tbl_taccuinos: object[] };
}

const bandOf = (page: Page) => page.getByRole('region', { name: 'Con gli occhi del medico' });
const seenBy = ({ totale, righe_nascoste }: Preview) => totale - righe_nascoste.length;

async function giveElena(records: Records, assegnazione_confidenzialita: number, visibility: number): Promise<number> {
  const { data } = await records.get<{ data: { id_cpp: number; care_provider: { fullname: string } }[] }>(
    `/api/getAscDoctors/${records.id}`,
  );
  const id_cpp = data.find(({ care_provider: { fullname } }) => fullname === 'Elena Bianchi')?.id_cpp ?? 0;
  await records.post('/api/associatedCareProviders', { id_cpp, assegnazione_confidenzialita, visibility, tags: [] });
  return id_cpp;
}

async function requestLinks(server: string, method: 'POST' | 'DELETE', path: string, body?: object): Promise<Response> {
  const { token } = await login(server, patient);
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
  return fetch(`${server}/api/condivisioni${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

async function makeLink(server: string, etichetta: string, aree: string[]): Promise<number> {
  const about = { etichetta, aree, contenuti: ['fhir'], id_livello_confidenzialita: 6, ore_di_validita: 24 };
  const response = await requestLinks(server, 'POST', '', about);
  expect(response.status).toBe(201);
  return ((await response.json()) as { id_condivisione: number }).id_condivisione;
}

test('every page of the record shows what a doctor sees', { tag: '@sizes' }, async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const id_cpp = await giveElena(records, 4, 1);
  const preview = await records.get<Preview>(`/api/vediCome/${id_cpp}`);
  const { esami, visite } = preview.cartella;

  await page.goto(`/webui/Registro/Salute?occhi=${id_cpp}`);
  await expect(bandOf(page)).toContainText(`${seenBy(preview)} di ${preview.totale}`);
  const chip = (name: string) => page.locator('main').getByRole('link', { name: new RegExp(`^${name} ?\\d+`) });
  const completed = esami.filter(({ indagine_stato }) => indagine_stato === '2').length;
  await expect(chip('Completati')).toContainText(new RegExp(`^Completati ?${completed}( ?·|$)`));
  await expect(chip('Visite')).toContainText(new RegExp(`^Visite ?${visite.length} ?· \\d+ nascost[ae]$`));
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await page.goto(`/webui/Registro/SchedaPaziente?occhi=${id_cpp}`);
  await expect(bandOf(page)).toContainText(`${seenBy(preview)} di ${preview.totale}`);
  const today = page.getByRole('region', { name: 'Oggi', exact: true });
  await expect(today.getByText(/nascost[ae]$/).first()).toBeVisible();
  for (const own of ['Da fare', 'Chi vede']) await expect(today.getByRole('heading', { name: own })).toHaveCount(0);
  await expect(today.getByRole('button')).toHaveCount(0);
  const details = page.getByRole('region', { name: 'Recapiti' });
  await expect(details.getByText('Nascosto: è troppo riservato')).toBeVisible();
  await expect(page.locator('main').getByRole('button', { name: /^Modifica/ })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await page.goto(`/webui/Registro/Cronologia?occhi=${id_cpp}`);
  const hidden = page.locator('main').getByRole('listitem').filter({ hasText: 'Nascosto: è troppo riservato' });
  await expect(hidden.first().getByRole('button', { name: /^Fai vedere: / })).toBeVisible();
  await expectAccessible(page);

  await details.page().goto(`/webui/Registro/SchedaPaziente?occhi=${id_cpp}`);
  await details.getByRole('button', { name: 'Cambia che cosa vede' }).click();
  await expect(page.getByRole('dialog', { name: /Che cosa deve vedere\?$/ })).toBeVisible();
});

test('with the eyes of a link the record shows what the link shows, and a new link shows more', {
  tag: '@sizes',
}, async ({ page, server, consoleErrors }) => {
  consoleErrors.allow(/404/);
  const records = await recordsFor(server.url, patient);
  const id_condivisione = await makeLink(server.url, 'Pronto soccorso', ['allergies', 'current-therapies']);
  const preview = await records.get<Preview>(`/api/condivisioni/${id_condivisione}/vediCome`);

  await page.goto('/webui/Registro/Esami');
  await page.getByRole('banner').getByRole('button', { name: 'Con gli occhi del medico' }).click();
  const choice = page.getByRole('dialog', { name: 'Con gli occhi del medico' });
  await expect(choice.getByRole('link', { name: 'Elena Bianchi' })).toBeVisible();
  await expectAccessible(page);
  await choice.getByRole('link', { name: 'Pronto soccorso' }).click();
  await expect(page).toHaveURL(new RegExp(`/Registro/Esami\\?occhi=link-${id_condivisione}$`));
  const band = bandOf(page);
  await expect(band).toContainText(
    `Con gli occhi del link «Pronto soccorso»: ${seenBy(preview)} di ${preview.totale}, com’era il`,
  );
  const hidden = page.getByText('Fuori dal link: è di un’area che non mostra');
  await expect(hidden.first()).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await page
    .getByRole('button', { name: /^Crea un nuovo link: / })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: 'Crea un link' });
  await expect(form).toContainText('poi puoi revocare «Pronto soccorso»');
  await expect(form.getByLabel('Nome del link')).toHaveValue('Pronto soccorso');
  for (const area of ['Allergie e intolleranze', 'Terapie in corso', 'Esami'])
    await expect(form.getByRole('checkbox', { name: area })).toBeChecked();
  await form.getByRole('button', { name: 'Crea il link' }).click();
  await expect(page.getByRole('dialog', { name: 'Il link è pronto' })).toBeVisible({ timeout: 45_000 });
  await page.getByRole('button', { name: 'Chiudi', exact: true }).last().click();

  const { data } = await records.get<{ data: { id_condivisione: number }[] }>('/api/condivisioni');
  const newest = await records.get<Preview>(`/api/condivisioni/${data[0]?.id_condivisione}/vediCome`);
  expect(newest.righe_nascoste.filter(({ tipo }) => tipo === 'exam')).toEqual([]);

  expect((await requestLinks(server.url, 'DELETE', `/${id_condivisione}`)).status).toBe(204);
  await page.goto(`/webui/Registro/Esami?occhi=link-${id_condivisione}`);
  await expect(band).toContainText('Questo link non è più attivo: non mostra niente');
  await band.getByRole('button', { name: 'Esci' }).click();
  await expect(band).toHaveCount(0);
});

test('a reader from whom all pain is hidden is not told that there was none', async ({ page, server }) => {
  const id_condivisione = await makeLink(server.url, 'Senza dolore', ['allergies']);
  await page.goto(`/webui/Registro/Taccuino?occhi=link-${id_condivisione}`);
  const overview = page.getByRole('region', { name: 'Ultimi 30 giorni' });
  await expect(overview).toContainText(/\d+ voci nascoste/);
  await expect(overview).not.toContainText('Nessuna segnalazione');
});

test('links and doctors lead to their eyes', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const id_cpp = await giveElena(records, 4, 1);
  const id_condivisione = await makeLink(server.url, 'Per il viaggio', ['allergies']);
  const address = new RegExp(`/Registro/Salute\\?occhi=link-${id_condivisione}$`);
  await page.goto('/webui/Registro/Privacy');
  await page.getByRole('link', { name: 'Per il viaggio' }).click();
  await expect(page).toHaveURL(address);
  await expect(bandOf(page)).toContainText('Per il viaggio');

  await page.goto('/webui/Registro/Condivisioni');
  await openList(page, 'I tuoi link');
  await page.getByRole('button', { name: 'Con gli occhi del link: Per il viaggio' }).click();
  await expect(page).toHaveURL(address);

  await page.goto('/webui/Registro/Dottori');
  await openList(page, 'I tuoi dottori');
  await page.getByRole('button', { name: /^Apri il libretto con i suoi occhi: Elena Bianchi/ }).click();
  await expect(page).toHaveURL(new RegExp(`/Registro/Salute\\?occhi=${id_cpp}$`));
});
