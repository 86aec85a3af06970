import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { expect, otherPatient, password, patient, signIn, test } from '../journey.ts';

const title = 'Scheda Paziente';

// covers C-04 T-06 E-04 R-06 R-07
test('signing in stores token, user and expiry, and opens the patient card', async ({ page }) => {
  let success: { token: string; user: { id_utente: number }; expires_at: string } | undefined;
  await page.route('**/api/user/login', async (route) => {
    const response = await route.fetch();
    success = (await response.json()).success;
    await route.fulfill({ response });
  });
  await page.goto('/webui/login');
  await signIn(page);
  await expect(page).toHaveURL(/\/webui\/Registro\/SchedaPaziente$/);
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored.token).toBe(success?.token);
  expect(stored.id_utente).toBe(String(success?.user.id_utente));
  expect(stored.expires_at).toBe(success?.expires_at);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('places'))).toContain('/Registro/SchedaPaziente');
});

// covers R-03 S-06
test('the login page has neither menu nor footer and passes axe', { tag: '@sizes' }, async ({ page }) => {
  await page.goto('/webui/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Accedi' })).toBeVisible();
  await expect(page).toHaveURL(/\/webui\/login$/);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  // Inline styles are allowed by their hash; otherwise this button would be unstyled.
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.getByRole('button', { name: 'Accedi' })).toHaveCSS('background-color', 'rgb(11, 92, 100)');
});

// covers V-02 M-19
test('address and password are required, and the address must be well-formed', async ({ page }) => {
  await page.goto('/webui/login');
  const email = page.getByLabel('Email');
  const secret = page.getByLabel('Password', { exact: true });
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page.getByText('Questo campo è obbligatorio!')).toHaveCount(2);
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Questo campo è obbligatorio!/);
  await expectAccessible(page);
  await email.fill('paziente');
  await secret.fill('x');
  await expect(page.getByText('Questo campo è obbligatorio!')).toHaveCount(0);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(email).toHaveAccessibleDescription(/Email errata: scrivi un indirizzo completo/);
  await expect(page).toHaveURL(/login/);
});

// covers M-17
test('a wrong password is rejected in the language of the page', async ({ page, consoleErrors }) => {
  await page.goto('/webui/login');
  await signIn(page, otherPatient, 'sbagliata');
  await expect(page.getByRole('alert')).toContainText('Nome utente o password errati');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.goto('/webui/login?lang=en');
  await page.getByLabel('Email').fill(otherPatient);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('Wrong username or password');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  consoleErrors.allow(/status of 401/);
  await expect.poll(() => consoleErrors.length).toBe(2);
});

test('too many attempts show how long to wait', async ({ page, consoleErrors }) => {
  await page.goto('/webui/login');
  const alert = page.getByRole('alert');
  for (let attempt = 0; attempt < 9; attempt++) {
    const answered = page.waitForResponse('**/api/user/login');
    await signIn(page, 'nessuno@libretto.example', 'sbagliata');
    if ((await answered).status() === 429) break;
    await expect(alert).toContainText('errati');
  }
  await expect(alert).toContainText(/Troppi tentativi.*aspetta ancora \d+ secondi/);
  consoleErrors.allow(/status of (401|429)/);
});

test('offline, the page says so and keeps the typed values', async ({ page, context, consoleErrors }) => {
  await page.goto('/webui/login');
  await context.setOffline(true);
  await signIn(page);
  await expect(page.getByRole('alert')).toContainText('Sei offline');
  await expect(page.getByLabel('Email')).toHaveValue(patient);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
});

test('the password can be shown', async ({ page }) => {
  await page.goto('/webui/login');
  const secret = page.getByLabel('Password', { exact: true });
  await secret.fill('abc');
  await expect(secret).toHaveAttribute('type', 'password');
  await page.getByLabel('Mostra la password').check();
  await expect(secret).toHaveAttribute('type', 'text');
});

test('works by keyboard alone', async ({ page }) => {
  await page.goto('/webui/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(patient);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
});

// covers S-01
test('is in Italian, or in English when chosen, also on the next visit', async ({ page }) => {
  await page.goto('/webui/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/webui/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.getByLabel('Email').fill(patient);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Patient card' })).toBeVisible();
});

test('its colour scheme can be chosen and is remembered', async ({ page }) => {
  await page.goto('/webui/login');
  await page.getByRole('button', { name: 'Colori' }).click();
  await page.getByLabel('Scuri').check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('shows no other sign-in methods when there are none', async ({ page }) => {
  const providersResponse = page.waitForResponse('**/api/user/providers');
  await page.goto('/webui/login');
  expect(await (await providersResponse).json()).toEqual([]);
  await expect(page.getByText('oppure', { exact: true })).toHaveCount(0);
});

test('the script is small and contains no React', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/webui/login', { waitUntil: 'load' });
  const sizes = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).body()));
  const text = Buffer.concat(sizes).toString();
  expect(scripts.length).toBe(1);
  expect(text.length).toBeLessThan(20_000);
  expect(text).not.toContain('react');
});

test.describe('on a phone without a choice', () => {
  test.use({ viewport: { width: 390, height: 844 }, chosenBrowser: false });

  // covers S-18
  test('the app is offered first where it exists, and the browser continues', async ({ page }) => {
    await page.route('**/webui/login', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('<main ', '<main data-app="true" ') });
    });
    await page.goto('/webui/login');
    await expect(page.getByRole('heading', { name: 'Libretto sul telefono' })).toBeVisible();
    await expect(page.getByText('Scarica l’app per Android o iOS, oppure usa il browser.')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Accedi' })).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continua nel browser' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.reload();
    await expect(page.getByLabel('Email')).toBeVisible();
    await signIn(page);
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  });

  test('the form is shown at once without an app', async ({ page }) => {
    await page.goto('/webui/login');
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Libretto sul telefono' })).toBeHidden();
  });
});

test.describe('a signed-in user', () => {
  test.use({ user: patient });

  test('is redirected past the login page', async ({ page }) => {
    await page.goto('/webui/login');
    await expect(page).toHaveURL(/SchedaPaziente$/);
  });
});

test('a form that is sent before its script has loaded signs in as soon as it has', async ({ page }) => {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await page.route('**/assets/login-*.js', async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto('/webui/login?reason=logout', { waitUntil: 'commit' });
  await signIn(page);
  await expect(page.getByRole('button', { name: 'Accesso in corso' })).toBeVisible();
  send();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
});
