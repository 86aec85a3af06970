import { expect, login, patient, signIn, test } from '../journey.ts';

const registro = [
  ...[
    'SchedaPaziente',
    'Nuovo',
    'Taccuino',
    'Taccuino/Nuova',
    'Esami',
    'Diagnosi',
    'Dottori',
    'Paypal',
    'Farmaci',
    'Anamnesi',
  ],
  ...['Vaccini', 'File', 'Visite', 'Accessi'],
].map((name) => `Registro/${name}`);
const calculators = [
  ...['Dosi', 'Clearance', 'calcoloScores', 'calcoloScores/hasBledScore', 'calcoloScores/chaDsVasScore'],
  ...['calcoloScores/framinghamScore', 'calcoloScores/meldScore', 'calcoloScores/cardiovascolareScore'],
].map((name) => `calcolatricemedica/${name}`);
const others = ['centriConvezionati/CentriConvezionati', 'report', 'altro', 'admin/admin'];
const account = ['account', 'account/CookiePolicy', 'account/Consensi'];

// covers R-02 R-21 R-22 R-23 R-24 R-25 R-26 R-27 R-28 R-29 R-30 R-31 R-32 R-33 R-34 T-12
test('every non-public page requires a session and is reopened after signing in', async ({ page }) => {
  const guarded = ['', 'Registro', ...registro, ...calculators, ...others, ...account];
  for (const path of [...guarded, 'registro/taccuino/3', 'nulla/di/nulla']) {
    await page.goto(`/webui/${path}`);
    await expect(page, path).toHaveURL(/\/webui\/login/);
  }
  const promise = page.getByText('Dopo l’accesso torni alla pagina che stavi guardando.');
  await page.goto('/webui/');
  await expect(page).toHaveURL(/\/webui\/login$/);
  await expect(promise).toBeHidden();
  await page.goto('/webui/registro/schedapaziente');
  await expect(promise).toBeVisible();
  await signIn(page);
  await expect(page).toHaveURL(/\/webui\/registro\/schedapaziente$/);
});

test('the return address must be a page of the application', async ({ page, server }) => {
  await page.goto('/webui/login?next=https://example.com/webui/');
  await signIn(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Scheda Paziente' })).toBeVisible();
  expect(page.url().startsWith(server.url)).toBe(true);
});

// covers R-40 R-41
test('the body model and the privacy notice require no session', async ({ page }) => {
  for (const [path, title] of [
    ['model/model3d', 'Corpo in 3D'],
    ['home/informative', 'Informativa sulla privacy'],
  ] as const) {
    await page.goto(`/webui/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/webui/${path}$`));
  }
});

test.describe('a signed-in user', () => {
  test.use({ user: patient });

  // covers T-05 T-12
  for (const missing of ['token', 'id_utente', 'expires_at']) {
    test(`loses the session without ${missing}`, async ({ page }) => {
      await page.goto('/webui/home/informative');
      await page.evaluate((key) => localStorage.removeItem(key), missing);
      await page.goto('/webui/Registro/SchedaPaziente');
      await expect(page).toHaveURL(/\/webui\/login/);
    });
  }

  // covers T-05
  test('loses the session after its expiry', async ({ page }) => {
    await page.goto('/webui/home/informative');
    await page.evaluate(() => localStorage.setItem('expires_at', new Date(Date.now() - 1000).toISOString()));
    await page.goto('/webui/Registro/SchedaPaziente');
    await expect(page).toHaveURL(/\/webui\/login/);
  });

  // covers T-12 T-13
  test('has the session read from storage on every navigation', async ({ page }) => {
    await page.goto('/webui/Registro/Esami');
    await page.getByRole('link', { name: 'Taccuino del dolore' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Taccuino del dolore' })).toBeVisible();
    // Storage changes of the same tab fire no event.
    await page.evaluate(() => localStorage.removeItem('expires_at'));
    await page.goBack();
    await expect(page).toHaveURL(/\/webui\/login/);
  });

  // covers T-13
  test('continues with the session that a navigation finds in storage', async ({ page, server }) => {
    const { token } = await login(server.url, patient);
    await page.goto('/webui/Registro/Esami');
    await expect(page.getByRole('heading', { level: 1, name: 'Esami' })).toBeVisible();
    await page.evaluate((newer) => localStorage.setItem('token', newer), token);
    const request = page.waitForRequest('**/api/getTaccuinos/*');
    await page.getByRole('link', { name: 'Taccuino del dolore' }).click();
    expect(await (await request).headerValue('authorization')).toBe(`Bearer ${token}`);
  });

  test('is informed when the server ended the session', async ({ page, server, consoleErrors }) => {
    await page.goto('/webui/Registro/SchedaPaziente');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await fetch(`${server.url}/api/user/logout`, { headers: { authorization: `Bearer ${token}` } });
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('La sessione è terminata');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    consoleErrors.allow(/status of 401|Unauthorized/);
  });

  //
  test('can write addresses in upper or lower case', async ({ page }) => {
    await page.goto('/WEBUI/REGISTRO/schedapaziente');
    await expect(page.getByRole('heading', { level: 2, name: 'Scheda Paziente' })).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Oggi', exact: true }).and(page.locator('[aria-current]')),
    ).toBeVisible();
    for (const [path, title] of [
      ['CalcolatriceMedica/Dosi', 'Dosi'],
      ['Altro', 'Link utili'],
      ['Report', 'Stampa e scarica'],
    ] as const) {
      await page.goto(`/webui/${path}`);
      await expect(page.getByRole('heading', { level: 1, name: title }), path).toBeVisible();
    }
  });
});
