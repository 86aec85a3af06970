import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { answer, notices } from '../dialogs.ts';
import { expect, login, patient, test } from '../journey.ts';

test.use({ user: patient });

// covers R-21 S-04 S-07 S-48 S-49 S-50 S-51 S-52 S-53
test('the account page links to all account pages and ends sessions on other devices', async ({ page, server }) => {
  const elsewhere = await Promise.all([login(server.url, patient), login(server.url, patient)]);
  await page.goto('/webui/Registro/Cestino');
  await expect(page.getByRole('link', { name: 'Assistenza' })).toHaveAttribute('href', '/UserGuideWeb.pdf');

  const menu = page.getByRole('navigation', { name: 'Menu principale' });
  await expect(menu.getByRole('link').last()).toHaveText(/Account$/);
  const end = page.getByRole('navigation', { name: 'Aiuto e uscita' });
  await expect(end.locator('a, button')).toHaveText(['Assistenza', 'Esci']);

  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Sezioni' })).toHaveCount(0);
  for (const [name, path] of [
    ['Cambia la password', '/account/Password'],
    ['Verifica in due passaggi', '/account/Sicurezza'],
    ['Scheda di emergenza', '/account/Emergenza'],
    ['Sottoscrizioni', '/Registro/Paypal'],
    ['Accessi', '/Registro/Accessi'],
    ['Consensi', '/account/Consensi'],
    ['Cookie', '/account/CookiePolicy'],
  ] as const)
    await expect(page.getByRole('link', { name: new RegExp(`^${name} `) })).toHaveAttribute('href', `/webui${path}`);
  await expect(page.getByRole('button', { name: 'Elimina account' })).toBeVisible();
  await expectAccessible(page);

  const sessions = page.getByRole('list', { name: 'Dove sei entrato' }).getByRole('listitem');
  const statuses = () =>
    Promise.all(
      elsewhere.map(async ({ token }) => {
        const headers = { authorization: `Bearer ${token}` };
        return (await fetch(`${server.url}/api/user/sessioni`, { headers })).status;
      }),
    );
  await expect(sessions.first()).toContainText('Questa');
  await expect(sessions.first().getByRole('button')).toHaveCount(0);
  const before = await sessions.count();
  expect(before).toBeGreaterThanOrEqual(3);
  await sessions.nth(1).getByRole('button').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Chiudi la sessione' }).click();
  await expect(sessions).toHaveCount(before - 1);
  await expect(page.getByRole('list', { name: 'Dove sei entrato' })).toBeFocused();
  await page.getByRole('button', { name: 'Chiudi tutte le altre' }).click();
  await answer(page, 'Chiudere tutte le sessioni tranne questa?', 'Chiudi la sessione');
  await expect(sessions).toHaveCount(1);
  expect(await statuses()).toEqual([401, 401]);
});

// covers R-20 L-38 A-85 K-109 C-80 E-78
test('the access log lists ten sign-ins per page, newest first', async ({ page }) => {
  await page.goto('/webui/Registro/Accessi');
  await expect(page.getByText('Questa sessione')).toHaveCount(1);
  await expect(page.getByRole('columnheader')).toHaveText(['Data e ora', 'Che cosa', 'Dispositivo', 'IP']);
  const own = page.getByRole('row').filter({ hasText: 'Questa sessione' });
  // Journeys sign in without a user agent.
  await expect(own.getByRole('cell')).toHaveText([
    /^\d{1,2} [a-z]{3} \d{4}, \d\d:\d\d/,
    /./,
    'Non indicato',
    '127.0.0.1',
  ]);
  const signIns = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(signIns).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Precedente' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Pagina 1' })).toContainText('1–10 di');
  await page.getByRole('button', { name: 'Successiva' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Pagina 2' })).toContainText('11–');
  await expect(page.getByRole('button', { name: 'Precedente' })).not.toHaveAttribute('aria-disabled', 'true');
  const address = page.getByText('192.0.2.10').first();
  await expect(address).toBeVisible();
  await expect(signIns.filter({ hasText: '192.0.2.10' }).first().getByRole('cell').nth(2)).toHaveText(
    /^(Chrome|Firefox|Safari|Edge), /,
  );
  const countRows = () =>
    address.evaluate((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    });
  // The rows of the previous page may still be disappearing.
  await expect.poll(countRows).toBe(1);
  await page.getByRole('button', { name: 'Precedente' }).click();
  await expect(page.getByText('Questa sessione')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Pagina 1' })).toContainText('1–10 di');
  await expectAccessible(page);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/webui/Registro/Accessi');
  await expect(page).toHaveURL(/\/webui\/login/);
});

interface Treatment {
  Nome_T: string;
  Finalita_T: string;
  Informativa: string;
}
interface Consent {
  trattamento: Treatment;
}

const localDay = (page: Page) =>
  page.evaluate(() => new Date().toLocaleDateString('it-IT', { day: 'numeric', month: 'short', year: 'numeric' }));

// covers R-23 L-36 T-57 T-58 C-77 K-107
test('a consent is given and withdrawn with one press each', async ({ page }) => {
  const listed = page.waitForResponse('**/api/consensi/*');
  await page.goto('/webui/account/Consensi');
  const surveys = page.getByRole('switch', { name: 'Indagini di gradimento' });
  await expect(page.getByRole('switch')).toHaveCount(14);
  // Checked before a toast covers a switch.
  await expectAccessible(page);
  await expect(surveys).not.toBeChecked();
  const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ has: surveys });
  await expect(row).toContainText('Mai modificato');
  const heads = page.getByRole('table', { name: 'I tuoi consensi' }).getByRole('columnheader');
  await expect(heads).toHaveText(['Consenso', 'Trattamento', 'Finalità', 'Informativa', 'Data']);
  const treatments: Treatment[] = (await (await listed).json()).map(({ trattamento }: Consent) => trattamento);
  for (const { Nome_T, Finalita_T, Informativa } of treatments) {
    const one = page.getByRole('row').filter({ has: page.getByRole('switch', { name: Nome_T, exact: true }) });
    await expect(one.getByRole('rowheader')).toHaveText(Nome_T);
    for (const words of [Finalita_T, Informativa]) await expect(one).toContainText(words);
  }
  const sent = page.waitForRequest('**/api/consensoUpdate');
  await surveys.click();
  const { Id_Consenso_P, ...choice } = (await sent).postDataJSON();
  expect(Id_Consenso_P).toEqual(expect.any(Number));
  expect(choice).toEqual({ Id_Trattamento: expect.any(Number), Consenso: 1 });
  await expect(notices(page)).toContainText('Consenso dato: Indagini di gradimento');
  await expect(row).not.toContainText('Mai modificato');
  await expect(row).toContainText(await localDay(page));
  await page.reload();
  await expect(surveys).toBeChecked();
  const secondRequest = page.waitForRequest('**/api/consensoUpdate');
  await surveys.click();
  expect((await secondRequest).postDataJSON()).toMatchObject({ Consenso: 0 });
  await expect(notices(page)).toContainText('Consenso revocato: Indagini di gradimento');
  await notices(page).getByRole('button', { name: 'Ripristina' }).click();
  await expect(surveys).toBeChecked();
  await surveys.click();
  await expect(surveys).not.toBeChecked();

  const keeping = page.getByRole('switch', { name: 'Tenuta del libretto sanitario' });
  await expect(keeping).toBeChecked();
  await expect(keeping).toHaveAccessibleDescription(/si revoca solo cancellando l’account/);
  await keeping.press('Space');
  await expect(keeping).toBeChecked();
});

// covers R-22 S-54 S-55 S-56 A-83 A-84 K-106
test('cookies are allowed and revoked, and the page lists what is stored', async ({ page, context }) => {
  await page.goto('/webui/account/CookiePolicy');
  await expect(page.getByRole('heading', { level: 1, name: 'Cookie', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Consenti i cookie' }).click();
  const since = page.getByText(`Hai consentito i cookie il ${await localDay(page)}`);
  await expect(since).toBeVisible();
  await page.reload();
  await expect(since).toBeVisible();
  const [consent] = (await context.cookies()).filter(({ name }) => name === 'cookie_consent');
  const days = ((consent?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(365);
  for (const { name } of await context.cookies()) await expect(page.getByText(name, { exact: true })).toBeVisible();

  const storedItems = page.getByRole('region', { name: 'Che cosa viene conservato' }).getByRole('listitem');
  for (const [name, kind] of [
    ['cookie_consent', 'Cookie · Durata: 1 anno'],
    ['token, id_utente, expires_at, last_activity', 'Memoria locale · Durata: 120 minuti'],
    ['places', 'Memoria locale · Durata: 120 minuti'],
    ['tsr-scroll-restoration', 'Memoria di sessione'],
    ['Token XSRF', 'Non usato'],
    ['Cookie di sessione', 'Non usato'],
    ['Statistiche (analytics)', 'Non usato'],
  ] as const) {
    const one = storedItems.filter({ has: page.getByText(name, { exact: true }) });
    await expect(one, name).toContainText(kind);
  }

  const sections = {
    'Che cosa sono i cookie': 'Un cookie è un breve testo',
    'Che cosa conserva Libretto': 'Solo quello che serve a farlo funzionare',
    'Per quanto tempo': 'I cookie durano un anno.',
    'Come cambiare idea': 'In questa pagina puoi consentire i cookie e revocarli',
  };
  await expect(page.locator('summary')).toHaveText(Object.keys(sections));
  for (const [title, words] of Object.entries(sections)) {
    await expect(page.getByText(words)).toBeHidden();
    await page.locator('summary', { hasText: title }).click();
    await expect(page.getByText(words)).toBeVisible();
  }
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Scarica l’informativa/ }).click();
  expect((await download).suggestedFilename()).toBe('InformativaCookie.pdf');

  await page.getByRole('button', { name: 'Revoca i cookie' }).click();
  await expect(notices(page)).toContainText('Cookies eliminati correttamente');
  expect(await context.cookies()).toEqual([]);
  await expect(page.getByText('Non hai ancora consentito i cookie.')).toBeVisible();
});
