import { expectAccessible, expectNoHorizontalScroll, withDoubledText } from '../accessibility.ts';
import { delayOtherDoses } from '../doses.ts';
import { expect, patient, test } from '../journey.ts';
import { recordsFor } from '../records.ts';

test.use({ user: patient });

test('the start page begins with what matters today @sizes', async ({ page }) => {
  await page.goto('/webui/Registro/SchedaPaziente');
  const today = page.getByRole('region', { name: 'Oggi', exact: true });
  await expect(today.getByRole('region', { name: 'Da sapere sempre' })).toContainText('Allergie: penicillina');
  await expect(today.getByRole('region', { name: 'Da sapere sempre' })).toContainText('Plasil');
  const next = today.getByRole('region', { name: 'Prossimo' });
  await expect(next.getByRole('link', { name: /^Ecocolordoppler/ })).toBeVisible();
  await expect(next).toContainText(/fra \d+ giorni/);
  await expect(today.getByRole('region', { name: 'Da fare' })).toContainText('esami da prenotare');
  const course = today.getByRole('region', { name: 'Come va' }).getByRole('listitem');
  for (const row of await course.filter({ has: page.getByRole('img') }).all()) {
    const [name, curve] = await Promise.all(
      [row.getByRole('link'), row.getByRole('img')].map((part) => part.boundingBox()),
    );
    expect(curve?.y).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0));
  }
  await expect(course.first()).toContainText(/ultim[ie] \d+ (mesi|settimane|giorni)/);
  const curves = await course.locator('svg').all();
  expect(new Set(await Promise.all(curves.map(async (curve) => (await curve.boundingBox())?.x))).size).toBe(1);
  const news = today.getByRole('region', { name: 'Novità' });
  await expect(news.getByRole('listitem')).toHaveCount(3);
  await expect(news).not.toContainText('mmHg');
  await expect(today.getByRole('region', { name: 'Chi vede' })).toContainText(/Elena Bianchi vede \d+ di \d+/);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

test('a dose is recorded with one press and can be corrected', async ({ page }) => {
  await delayOtherDoses(page);
  await page.goto('/webui/Registro/SchedaPaziente');
  const now = page.getByRole('region', { name: 'Adesso' });
  await expect(now).toContainText('0 di 5 segnate');
  // Not while an earlier dose is open.
  const later = now.getByRole('button', { name: /^Presa: .* delle 23:59$/ });
  await expect(later).toHaveCount(0);
  await now.getByRole('button', { name: 'Presa: Pantorc delle 07:30' }).click();
  await expect(now).toContainText('1 di 5 segnate');
  await expect(now.getByRole('button', { name: 'Correggi: Pantorc delle 07:30' })).toBeFocused();
  await now.getByRole('link', { name: 'Tutti i farmaci' }).click();
  await expect(page.getByRole('region', { name: 'Da prendere oggi' })).toContainText('1 di 5 segnate');
  await page.goBack();
  await expect(now).toContainText('1 di 5 segnate');
  await page.reload();
  await expect(now).toContainText('1 di 5 segnate');
  await expect(now.getByRole('button', { name: 'Presa: Pantorc delle 07:30' })).toHaveCount(0);
  await expect(later.first()).toBeVisible();
  // Until the day is over, also on a page that was loaded again.
  await now.getByText('Correggi 1 dose segnata').click();
  await now.getByRole('button', { name: 'Correggi: Pantorc delle 07:30' }).click();
  await expect(now).toContainText('0 di 5 segnate');
  await expect(now.getByRole('button', { name: 'Presa: Pantorc delle 07:30' })).toBeFocused();
  await expect(later).toHaveCount(0);
  await expectAccessible(page);
});

test('overdue doses are answered in order, then the next is named, and the first screen holds the appointment', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // At any time of the day four doses are overdue and the last is not.
  await page.route('**/api/oggi/*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/"(07:30|08:00|13:00|20:00)"/g, '"00:00"')
      .replace(/"20:30"/g, '"23:59"');
    await route.fulfill({ response, body });
  });
  await page.goto('/webui/Registro/SchedaPaziente');
  const now = page.getByRole('region', { name: 'Adesso' });
  const answers = now.getByRole('button', { name: /^Presa: .* delle 00:00$/ });
  await expect(answers).toHaveCount(3);
  const rest = now.getByRole('link', { name: 'Poi 23:59 Brufen' });
  await expect(rest).toBeVisible();
  const bar = (await page.getByRole('navigation', { name: 'Menu principale' }).boundingBox())?.y ?? 0;
  const appointment = page.getByRole('region', { name: 'Prossimo' }).getByRole('link', { name: /^Ecocolordoppler/ });
  await expect
    .poll(async () => {
      const box = await appointment.boundingBox();
      return box && box.y + box.height;
    })
    .toBeLessThan(bar);
  await now.getByText('Prima: una da segnare').click();
  await expect(answers).toHaveCount(4);
  await rest.click();
  await expect(page).toHaveURL(/\/Registro\/Farmaci$/);
});

test('things to do say when they are due, and the rest unfolds', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const romanDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });
  const daysAgo = (days: number) => romanDay.format(Date.now() - days * 86_400_000);
  for (const [indagine_tipologia, days] of [
    ['Radiografia del ginocchio', 3],
    ['Spirometria', 5],
  ] as const) {
    await records.post('/api/salva/esami/0', {
      ...{ indagine_tipologia, indagine_stato: '1', indagine_data_display: daysAgo(days) },
      id_livello_confidenzialita: 6,
    });
  }
  await page.goto('/webui/Registro/SchedaPaziente');
  const toDo = page.getByRole('region', { name: 'Da fare' });
  const items = toDo.getByRole('listitem');
  // The proposal of a doctor comes in addition to three others.
  await expect(items).toHaveText([
    /ti ha scritto una nota/,
    /Fatto\? Aggiungi il referto3 giorni faRadiografia del ginocchio/,
    /Fatto\? Aggiungi il referto5 giorni faSpirometria/,
    /Pantorc finisce il .*Fra 3 giorni/,
  ]);
  await toDo.getByRole('button', { name: 'E un’altra cosa' }).click();
  await expect(items).toHaveCount(5);
  await expect(items.last()).toContainText('esami da prenotare');
  await expect(toDo).not.toContainText('Vaccino');
  await expect(items.last().getByRole('link')).toBeFocused();
  await expectAccessible(page);
  await toDo.getByRole('button', { name: 'Mostra meno' }).click();
  await expect(items).toHaveCount(4);
});

test('at twice the text size no alert hides, and the next dose begins on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/webui/Registro/SchedaPaziente');
  await expect(page.getByRole('region', { name: 'Prossimo' })).toBeVisible();
  await page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%';
    await document.fonts.ready;
  });
  const alerts = page.getByRole('region', { name: 'Da sapere sempre' });
  await expect(alerts).toContainText(/penicillina, graminacee, intolleranza al lattosio/);
  await expect(alerts).not.toContainText(/\+\d/);
  const bar = (await page.getByRole('navigation', { name: 'Menu principale' }).boundingBox())?.y ?? 0;
  const doses = page.getByRole('heading', { name: 'Adesso' });
  await expect
    .poll(async () => {
      const box = await doses.boundingBox();
      return box && box.y + box.height;
    })
    .toBeLessThan(bar);
});

test('news are titles with their days, also at twice the text size on a phone', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  await records.post('/api/salva/esami/0', {
    indagine_tipologia: 'Ecografia dell’addome completo con studio della vascolarizzazione epatica',
    indagine_stato: '2',
    id_livello_confidenzialita: 6,
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/webui/Registro/SchedaPaziente');
  const news = page.getByRole('region', { name: 'Novità' });
  const long = news.getByRole('listitem').filter({ hasText: 'vascolarizzazione' });
  await expect(long.getByRole('link')).toBeVisible();
  await expect(long).not.toContainText('Strettamente riservato');
  await withDoubledText(page, () => expectNoHorizontalScroll(page));
});
