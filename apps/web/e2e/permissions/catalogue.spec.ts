import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { confirmSaving } from '../dialogs.ts';
import { expect, test } from '../journey.ts';
import { recordsFor } from '../records.ts';
import { admin, findAction, findRow, newWord, pages } from './administration.ts';

test.use({ user: admin });

async function save(page: Page, dialog: Locator) {
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmSaving(page);
}

// covers R-35 R-36 R-37 R-38 R-39 S-60 S-61 S-62 S-63 S-64 P-22 C-81 C-82 C-83 C-84 C-85 C-86 C-87 C-88 C-89
test('a new feature is added to a role and a licence, and users with that licence can use it', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/);
  await page.goto('/webui/Registro/SchedaPaziente');
  await page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name: 'Da sbrigare' }).click();
  await expect(page).toHaveURL(/\/webui\/admin\/admin$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Da sbrigare' })).toBeFocused();
  const sections = page.getByRole('navigation', { name: 'Sezioni' });
  for (const [path, title] of pages.slice(1)) {
    await expect(sections.getByRole('link', { name: title, exact: true })).toHaveAttribute(
      'href',
      `/webui/admin/${path}`,
    );
    // The rail lists them already.
    await expect(page.getByRole('main').getByRole('link', { name: title, exact: true })).toHaveCount(0);
  }
  // The work comes before the own record.
  const top = async (link: Locator) => (await link.boundingBox())?.y ?? 0;
  const tops = await Promise.all((await sections.getByRole('link').all()).map(top));
  const health = page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name: 'Salute' });
  expect(Math.max(...tops)).toBeLessThan(await top(health));
  await expectAccessible(page);

  await sections.getByRole('link', { name: 'Funzionalità', exact: true }).click();
  const features = (text: string) => findRow(page, 'Elenco delle funzionalità', text);
  await expect(features('Aggiungere un esame')).toBeVisible();
  await page.getByRole('button', { name: 'Aggiungi funzionalità' }).click();
  const naming = page.getByRole('dialog', { name: 'Aggiungi funzionalità' });
  const name = naming.getByLabel('Nome');
  await name.fill('due parole');
  await naming.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('AggiungiEsame');
  await save(page, naming);
  await expect(naming.getByRole('alert').filter({ hasText: 'Questo nome c’è già' })).toBeVisible();
  await name.fill(newWord);
  await save(page, naming);
  await expect(naming).toBeHidden();
  await expect(features(newWord)).toBeVisible();
  await expectAccessible(page);

  await page.goto('/webui/admin/ruoli');
  await page.getByRole('button', { name: 'Aggiungi ruolo' }).click();
  const role = page.getByRole('dialog', { name: 'Aggiungi ruolo' });
  await role.getByLabel('Nome').fill(`Ruolo ${newWord}`);
  await save(page, role);
  await expect(role).toBeHidden();
  await (await findAction(findRow(page, 'Elenco dei ruoli', `Ruolo ${newWord}`), 'Scegli le funzionalità')).click();
  const choice = page.getByRole('dialog', { name: `Funzionalità del ruolo Ruolo ${newWord}` });
  await expect(choice.getByText('0 scelte')).toBeVisible();
  await choice.getByLabel('Cerca nell’elenco').fill(newWord);
  await choice.getByRole('checkbox', { name: newWord }).check();
  await expectAccessible(page);
  await choice.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText(`Aggiungi: ${newWord}`);
  await confirmSaving(page);
  await expect(choice).toBeHidden();

  await page.goto('/webui/admin/licenze');
  await page.getByRole('button', { name: 'Aggiungi licenza' }).click();
  const licence = page.getByRole('dialog', { name: 'Aggiungi licenza' });
  await licence.getByLabel('Descrizione').fill(`Licenza ${newWord}`);
  await licence.getByLabel('Costo in euro').fill('4,90');
  await licence.getByLabel('Durata in mesi').fill('3');
  await expectAccessible(page);
  await save(page, licence);
  await expect(licence).toBeHidden();
  const row = findRow(page, 'Elenco delle licenze', `Licenza ${newWord}`);
  await expect(row).toContainText(/4,90\s€/);
  await expect(row).toContainText('3 mesi');
  await (await findAction(row, 'Scegli i ruoli')).click();
  const given = page.getByRole('dialog', { name: `Ruoli della licenza Licenza ${newWord}` });
  await given.getByRole('checkbox', { name: `Ruolo ${newWord}` }).check();
  await save(page, given);
  await expect(given).toBeHidden();
  await (await findAction(row, 'Scegli i ruoli')).click();
  await expect(given.getByRole('checkbox', { checked: true })).toHaveAccessibleName(`Ruolo ${newWord}`);
  await page.keyboard.press('Escape');
  await expect(given).toBeHidden();

  const records = await recordsFor(server.url, admin);
  const all = await records.get<{ data: { id: number; descrizione: string }[] }>('/api/security/licenzeList');
  const made = all.data.find(({ descrizione }) => descrizione === `Licenza ${newWord}`);
  const may = () => records.post('/api/security/hasPermission', { data: newWord });
  expect(await may()).toEqual({ data: false });
  await records.post('/api/security/addLicenzaUtente', { id: records.id, data: made?.id });
  expect(await may()).toEqual({ data: true });
});

// covers M-66
test('a list that fails to load is logged and reported on the page', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/400|Bad Request/);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  for (const [path, operation, title] of [
    ['funzionalita', 'permissionList', 'Elenco delle funzionalità'],
    ['ruoli', 'ruoloList', 'Elenco dei ruoli'],
    ['licenze', 'licenzeList', 'Elenco delle licenze'],
  ] as const) {
    warnings.length = 0;
    await page.route(`**/api/security/${operation}`, (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto(`/webui/admin/${path}`);
    await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
    await expect.poll(() => warnings.join()).toContain('An administration list could not be loaded');
    await page.unroute(`**/api/security/${operation}`);
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(findRow(page, title, /./).first()).toBeVisible();
  }

  await page.route('**/api/fetchSecuritySettings/**', (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto('/webui/Registro/Accessi');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect.poll(() => warnings.join()).toContain('The access log could not be loaded');
});
