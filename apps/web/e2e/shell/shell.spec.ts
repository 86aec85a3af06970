import type { Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { expect, patient, signIn, test } from '../journey.ts';

test.use({ user: patient });

const card = '/webui/Registro/SchedaPaziente';

const places = (page: Page) => page.getByRole('navigation', { name: 'Menu principale' });

// covers R-01 S-03 S-05 C-01 C-02 E-02
test('the menu comes from the server and marks the current page', { tag: '@sizes' }, async ({ page, isMobile }) => {
  const menuRequest = page.waitForRequest('**/api/menu/*');
  await page.goto('/webui/Registro/Esami');
  const request = await menuRequest;
  const token = await page.evaluate(() => localStorage.getItem('token'));
  expect(await request.headerValue('authorization')).toBe(`Bearer ${token}`);
  const response = await request.response();
  const [today, health, share] = (await response?.json()) ?? [];
  for (const { label, url } of [today, health, share])
    await expect(places(page).getByRole('link', { name: label })).toHaveAttribute('href', `/webui${url}`);
  await expect(places(page).locator('[aria-current]')).toHaveText('Salute');
  await expect(places(page).getByRole('listitem').first().locator('svg')).toBeVisible();
  if (isMobile) return;
  const sections = page.getByRole('navigation', { name: 'Sezioni' });
  const labels = (group: string) =>
    health.submenu
      .filter(({ gruppo }: { gruppo: string }) => gruppo === group)
      .map(({ label }: { label: string }) => label);
  await expect(sections.getByRole('link')).toHaveText(labels('libretto'));
  await expect(sections.getByRole('link', { name: 'Esami' })).toHaveAttribute('aria-current', 'page');
  const tools = sections.getByRole('button', { name: 'Strumenti' });
  await expect(tools).toHaveAttribute('aria-expanded', 'false');
  await tools.press('Enter');
  await expect(sections.getByRole('link')).toHaveText(labels('strumenti'));
  await sections.getByRole('link', { name: 'Link utili' }).click();
  await expect(sections.getByRole('link', { name: 'Link utili' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1, name: 'Link utili' })).toBeVisible();
  await page.goBack();
  await expect(sections.getByRole('link', { name: 'Esami' })).toHaveAttribute('aria-current', 'page');
});

// covers S-03 S-05 C-01 E-02
test('the menu shows the server’s labels, addresses, icons, entitlements and submenus', async ({ page }) => {
  const entry = (label: string, url: string, image: string, active = true) => ({ label, url, image, active });
  const sections = [
    entry('Esami', '/Registro/Esami', 'exams'),
    entry('Sezione di prova', '/Registro/Prova', 'exams'),
    entry('Non compresa', '/Registro/Esclusa', 'files', false),
  ];
  const items = [
    { ...entry('Oggi', '/Registro/SchedaPaziente', 'today'), submenu: [] },
    { ...entry('Salute', '/Registro/Salute', 'health'), submenu: sections },
    { ...entry('Condividi', '/Registro/Condividi', 'share'), submenu: [] },
    { ...entry('Voce di prova', '/prova', 'centres'), submenu: [] },
  ];
  await page.route('**/api/menu/*', (route) => route.fulfill({ json: items }));
  await page.goto('/webui/Registro/Esami');
  const shown = (name: string) => page.getByRole('navigation', { name }).getByRole('listitem');
  const addresses = (name: string) =>
    shown(name).evaluateAll((all) => all.map((item) => item.querySelector('a')?.getAttribute('href')));
  await expect(shown('Menu principale')).toHaveText(['Oggi', 'Salute', 'Aggiungi', 'Condividi', /Account/]);
  expect(await addresses('Menu principale')).toEqual(
    ['Registro/SchedaPaziente', 'Registro/Salute', 'Registro/Nuovo', 'Registro/Condividi', 'account'].map(
      (address) => `/webui/${address}`,
    ),
  );
  await expect(shown('Sezioni')).toHaveText(['Esami', 'Sezione di prova', /^Non compresa/, 'Voce di prova']);
  expect(await addresses('Sezioni')).toEqual([
    '/webui/Registro/Esami',
    '/webui/Registro/Prova',
    undefined,
    '/webui/prova',
  ]);
  for (const name of ['Menu principale', 'Sezioni'])
    for (const item of await shown(name).all()) await expect(item.locator('svg > *').first()).toBeAttached();
});

// covers T-04
test('the menu is cached and not requested again', async ({ page }) => {
  await page.goto(card);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('places'))).not.toBeNull();
  let requestCount = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/menu/')) requestCount++;
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(places(page).getByRole('link', { name: 'Condividi' })).toBeVisible();
  expect(requestCount).toBe(0);
});

test('the header and the bar leave the page most of the screen and never hide the focus', async ({ page }) => {
  await page.goto('/webui/altro');
  await page.getByRole('button', { name: 'Riviste Internazionali', exact: true }).click();
  await expect(page.getByRole('link', { name: /The Lancet/ })).toBeVisible();
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const size of ['100%', '200%']) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      await expectNoHorizontalScroll(page);
      const share = async () => {
        const header = await page.getByRole('banner').boundingBox();
        const side = await (width >= 1024 ? places(page).locator('..') : places(page)).boundingBox();
        const area = [header, side].reduce((sum, box) => sum + (box ? box.width * box.height : 0), 0);
        return area / (width * height);
      };
      await expect.poll(share, `${width} pixels, ${size}`).toBeLessThanOrEqual(0.25);
    }
  }
  await page.setViewportSize({ width: 390, height: 600 });
  const room = async () => {
    const [box, bar] = await Promise.all([page.locator(':focus').boundingBox(), places(page).boundingBox()]);
    return box && bar ? Math.min(box.y - 48, bar.y - box.y - box.height) : Number.NaN;
  };
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  for (let more = 0; more < 15; more++) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(room).toBeGreaterThanOrEqual(0);
  }
});

test('large text keeps the labels of the bar and puts the title below the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/webui/Registro/Esami');
  const title = page.getByRole('heading', { level: 1, name: 'Esami' });
  await expect(title).toBeVisible();
  const top = async () => (await title.boundingBox())?.y;
  const measureLabels = () =>
    places(page)
      .locator('li a > :last-child')
      .evaluateAll((all) =>
        all.map((label) => {
          const { left, right, top, bottom } = label.getBoundingClientRect();
          return { left, right, top, bottom, size: Number.parseFloat(getComputedStyle(label).fontSize) };
        }),
      );
  await expect.poll(top).toBeLessThan(48);
  const usual = await measureLabels();
  expect(usual).toHaveLength(5);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(top).toBeGreaterThanOrEqual(48);
  const large = await measureLabels();
  for (const [index, { left, right, top, bottom, size }] of large.entries()) {
    // Larger, on the screen, and clear of its neighbour.
    expect(size).toBeGreaterThan((usual[index]?.size ?? 0) * 1.15);
    expect(left).toBeGreaterThanOrEqual(large[index - 1]?.right ?? 0);
    expect(right).toBeLessThanOrEqual(390);
    expect(bottom - top).toBeGreaterThan(size);
    expect(bottom).toBeLessThanOrEqual(844);
  }
  await expect(places(page).getByRole('link', { name: 'Condividi' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('nothing moves when the menu arrives', async ({ page }) => {
  let go: () => void = () => undefined;
  const answer = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/api/menu/*', async (route) => {
    await answer;
    await route.continue();
  });
  await page.goto('/webui/Registro/Esami');
  await expect(page.getByRole('heading', { level: 1, name: 'Esami' })).toBeVisible();
  const link = (name: string) => places(page).getByRole('link', { name });
  const positions = () => Promise.all(['Oggi', 'Aggiungi', 'Account'].map((name) => link(name).boundingBox()));
  const before = await positions();
  await expect(link('Salute')).toHaveCount(0);
  go();
  await expect(link('Salute')).toBeVisible();
  await expect(link('Condividi')).toBeVisible();
  expect(await positions()).toEqual(before);
});

// covers T-10
test('pages work without a menu', async ({ page, consoleErrors }) => {
  await page.route('**/api/menu/*', (route) => route.abort());
  await page.goto('/webui/Registro');
  await expect(page.getByRole('heading', { level: 2, name: 'Scheda Paziente' })).toBeVisible();
  consoleErrors.allow(/ERR_FAILED/);
  consoleErrors.allow(/The menu did not load/);
});

test('a page whose code fails to load reports it and recovers', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED|dynamically imported module|preload CSS/);
  await page.goto(card);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('Ciao, Giulia');
  await page.waitForLoadState('networkidle');
  await page.route('**/webui/assets/**', (route) => route.abort());
  await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click();
  await expect(title).toHaveText('Il server non risponde');
  await page.unroute('**/webui/assets/**');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(title).toHaveText('Account');
});

// covers S-02 R-06 K-22 T-10
test('progress is shown between signing in and the first page', async ({ page, context }) => {
  await page.route('**/api/menu/*', async (route) => {
    await answer;
    await route.continue();
  });
  let go: () => void = () => undefined;
  const answer = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.goto('/webui/Registro');
  await expect(page.getByText('Caricamento dei tuoi dati')).toBeVisible();
  await context.addCookies([{ name: 'lang', value: 'en', domain: '127.0.0.1', path: '/' }]);
  await page.reload();
  await expect(page.getByText('LOADING YOUR DATA')).toBeVisible();
  go();
  await expect(page).toHaveURL(/SchedaPaziente$/);
});

// covers S-01
test('the language changes without a reload and is remembered', async ({ page }) => {
  await page.goto('/webui/account');
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'yes';
  });
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Language' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-same', 'yes');
  await places(page)
    .or(page.getByRole('navigation', { name: 'Main menu' }))
    .getByRole('link', { name: 'Today' })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Patient card' })).toBeVisible();
  await expect(page).toHaveTitle('Patient card · Libretto');
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Patient card' })).toBeVisible();
});

test('only the messages of the current language are loaded', async ({ page }) => {
  const languages: string[] = [];
  page.on('request', (request) => {
    const [, language] = /\/(?:common|messages)\.(it|en)-[\w-]+\.js$/.exec(request.url()) ?? [];
    if (language) languages.push(language);
  });
  await page.goto(card);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([...new Set(languages)]).toEqual(['it']);
});

test('the colour scheme can be chosen', async ({ page }) => {
  await page.goto('/webui/account');
  await page.getByRole('radio', { name: 'Alto contrasto' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'high-contrast');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'high-contrast');
  await expect(page.getByRole('radio', { name: 'Alto contrasto' })).toBeChecked();
  await page.getByRole('radio', { name: 'Come il dispositivo' }).check();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('the styles of the design system are in the built page', async ({ page }) => {
  await page.goto(card);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveCSS('color', 'rgb(20, 40, 44)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(245, 242, 234)');
});

// covers S-15
test('the footer has the privacy notice, the disclaimer and the year', async ({ page, context }) => {
  const advice = 'I contenuti hanno scopo informativo ed educativo e non sostituiscono il parere del medico.';
  const footer = page.getByRole('contentinfo');
  await page.goto('/webui/account');
  await expect(footer).toContainText(advice);
  await page.goto(card);
  await expect(footer).toContainText(
    'I dati dei farmaci sono forniti da terzi, hanno scopo educativo e non sono un consiglio medico.',
  );
  await expect(footer).not.toContainText(advice);
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  const opened = context.waitForEvent('page');
  await footer.getByRole('link', { name: /Informativa sulla privacy/ }).click();
  const notice = await opened;
  await expect(notice.getByRole('heading', { level: 1, name: 'Informativa sulla privacy' })).toBeVisible();
});

test('an unknown address offers a way back', async ({ page }) => {
  await page.goto(card);
  await page.goto('/webui/Registro/NonEsiste');
  await expect(page.getByRole('heading', { level: 1, name: 'Pagina non trovata' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Torna indietro' }).click();
  await expect(page).toHaveURL(/SchedaPaziente$/);
  await page.goto('/webui/nulla');
  await page.getByRole('link', { name: 'Vai alla pagina iniziale' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ciao, Giulia' })).toBeFocused();
});

test('a page that fails can be retried', async ({ page, consoleErrors }) => {
  await page.route('**/api/patient/*', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(card);
  await expect(page.getByRole('heading', { level: 1, name: 'Qualcosa non ha funzionato' })).toBeVisible({
    timeout: 15_000,
  });
  await expectAccessible(page);
  await page.unroute('**/api/patient/*');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Scheda Paziente' })).toBeVisible();
  consoleErrors.allow(/status of 503|ProblemError: getPatient: Service Unavailable/);
});

test('the page stays readable offline and says so', async ({ page, context, consoleErrors }) => {
  await page.goto(card, { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await expect(page.getByText('Sei offline')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Scheda Paziente' })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText('Sei offline')).toHaveCount(0);
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
});

test('the first Tab stop is the skip link', async ({ page }) => {
  await page.goto(card);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('a[href="#content"]')).toBeHidden();
});

test('passes axe and needs no horizontal scrolling', async ({ page }) => {
  await page.goto(card);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

test('bar, menus and footer have room for text at 200 %', { tag: '@sizes' }, async ({ page }) => {
  await page.goto('/webui/nulla');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNoHorizontalScroll(page);
});

test.describe('the privacy notice', () => {
  test.use({ user: '' });

  test('is public, sends no requests and passes axe', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api')) calls.push(request.url());
    });
    await page.goto('/webui/home/informative', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1, name: 'Informativa sulla privacy' })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    expect(calls).toEqual([]);
  });
});

test.describe('a deployment with a support address', () => {
  test('shows it after the menu, before signing out', async ({ page }) => {
    await page.route('**/webui/Registro/SchedaPaziente', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '</head>',
        '<meta name="support-url" content="mailto:aiuto@example.org"></head>',
      );
      await route.fulfill({ response, body });
    });
    await page.goto(card);

    const support = page.getByRole('link', { name: 'Assistenza' });
    await expect(support).toBeVisible();
    await expect(support).toHaveAttribute('href', 'mailto:aiuto@example.org');
    await expect(page.getByRole('button', { name: 'Esci' })).toBeVisible();
  });
});

test('the whole flow: sign in, look around, sign out', { tag: '@sizes' }, async ({ page, isMobile }) => {
  await page.goto('/webui/home/informative');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/webui/login');
  await signIn(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Scheda Paziente' })).toBeVisible();
  if (isMobile) {
    await places(page).getByRole('link', { name: 'Tu' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL(/login/);
});

test('a low window keeps the current page of the rail in view', async ({ page }) => {
  const people = Promise.withResolvers<void>();
  await page.route('**/api/deleghe/ricevute', async (route) => {
    await people.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/webui/Registro/Cestino');
  const current = page.getByRole('navigation', { name: 'Sezioni', exact: true }).getByRole('link', { name: 'Cestino' });
  await expect(current).toBeInViewport({ ratio: 1 });

  // The records of others take room from the list.
  people.resolve();
  await expect(page.getByRole('navigation', { name: 'I libretti che segui' })).toBeVisible();
  await expect(current).toBeInViewport({ ratio: 1 });
});

test('the rail shows every entry in a window of 800 and of 900 pixels', async ({ page, isMobile }) => {
  if (isMobile) return;
  for (const height of [800, 900]) {
    await page.setViewportSize({ width: 1280, height });
    for (const path of ['/webui/Registro/Cestino', '/webui/altro']) {
      await page.goto(path);
      const people = page.getByRole('navigation', { name: 'I libretti che segui' });
      for (const name of ['Il mio', 'Sofia', 'Bruno']) {
        await expect(people.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
      }
      await expect(people.getByRole('button', { name: 'Sofia Ferraro', exact: true })).toBeVisible();
      const sections = page.getByRole('navigation', { name: 'Sezioni', exact: true });
      for (const entry of await sections.getByRole('listitem').filter({ visible: true }).all())
        await expect(entry).toBeInViewport({ ratio: 1 });
      await expect(sections.getByRole('button', { name: 'Strumenti' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Esci' })).toBeInViewport({ ratio: 1 });
      expect(await sections.evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight)).toBe(0);
    }
  }
});

test('every page of Condividi leads back there', async ({ page }) => {
  const children = ['Dottori', 'Privacy', 'Condivisioni', 'Deleghe', 'Proposte', 'PreparaVisita'];
  for (const path of [...children.map((child) => `Registro/${child}`), 'report', 'account/Emergenza']) {
    await page.goto(`/webui/${path}`);
    await expect(page.getByRole('main').getByRole('link', { name: 'Condividi', exact: true })).toBeVisible();
  }
});

test('the emergency card leads back to the page it was opened from', async ({ page }) => {
  await page.goto('/webui/Registro/Esami');
  await page.getByRole('banner').getByRole('link', { name: 'Scheda di emergenza' }).click();
  const back = page.getByRole('main').getByRole('link', { name: 'Indietro', exact: true });
  await expect(back).toHaveAttribute('href', '/webui/Registro/Esami');
  await back.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Esami' })).toBeVisible();
});
