import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { notices } from '../dialogs.ts';
import { expect, patient, test } from '../journey.ts';
import { openList } from '../lists.ts';

test.use({ user: patient });

// covers R-32 L-24 L-25 L-26 A-73 A-74 A-75 M-56 K-51 K-52 K-53
test('centres are found by name and address, and their website and email open', {
  tag: '@sizes',
}, async ({ page, context }) => {
  // A common spelling redirects here.
  await page.goto('/webui/centriConvenzionati/centriconvenzionati');
  await expect(page).toHaveURL(/centriConvezionati\/CentriConvezionati$/);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Studi Specialistici',
    'Studi Radiologici',
    'Laboratorio Analisi',
  ]);
  for (const [title, first, second] of [
    ['Studi Radiologici', 'Radiologia Porta Saragozza, Bologna', 'Centro Diagnostico Reno, Casalecchio'],
    ['Laboratorio Analisi', 'Laboratorio Analisi Santo Stefano, Bologna', 'Laboratorio Savena, San Lazzaro'],
  ] as const) {
    const region = await openList(page, title);
    await expect(region.getByText(first)).toBeVisible();
    await expect(region.getByText(second)).toBeVisible();
    await expect(region.getByRole('button', { name: /^Sito web: / })).toHaveCount(2);
    await region.getByRole('searchbox').fill(first.toLowerCase());
    await expect(region.getByText(second)).toHaveCount(0);
    await expect(region.getByText(first)).toBeVisible();
    await region.getByRole('button', { name: title, exact: true }).click();
    await expect(region.getByRole('searchbox')).toBeHidden();
  }
  const special = page.getByRole('region', { name: 'Studi Specialistici', exact: true });
  const names = ['Poliambulatorio San Luca, Bologna', 'Studio Cardiologico Navile, Bologna'];
  // A closed list shows its first centres.
  await expect(special.getByRole('searchbox')).toBeHidden();
  for (const name of names) await expect(special.getByRole('button', { name })).toBeVisible();
  const list = await openList(page, 'Studi Specialistici');
  const centres = list.getByText(/, Bologna$/);
  await expect(centres).toHaveCount(2);
  for (const name of names) await expect(list.getByText(name)).toBeVisible();
  await list.getByRole('searchbox').fill('SAN LUCA');
  await expect(centres).toHaveText(['Poliambulatorio San Luca, Bologna']);
  await list.getByRole('searchbox').fill('VIA DEI PRATI');
  await expect(centres).toHaveText(['Studio Cardiologico Navile, Bologna']);
  await list.getByRole('button', { name: /^Sito web/ }).click();
  await expect(notices(page)).toContainText('URL non valido o mancante!');
  await list.getByRole('searchbox').fill('');
  await expect(centres).toHaveCount(2);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await context.route('https://sanluca.example/**', (route) => route.fulfill({ body: 'il sito' }));
  const opened = context.waitForEvent('page');
  await list.getByRole('button', { name: 'Sito web: Poliambulatorio San Luca, Bologna' }).click();
  await expect(await opened).toHaveURL('https://sanluca.example/');

  await list.getByRole('button', { name: 'Nuova Email: Poliambulatorio San Luca, Bologna' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuova Email' });
  await expect(dialog.getByText('prenotazioni@sanluca.example')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Chiudi', exact: true }).first().click();
  await expect(dialog).toBeHidden();
  await list.getByRole('button', { name: 'Studi Specialistici', exact: true }).click();
  await expect(special.getByRole('searchbox')).toBeHidden();
});
