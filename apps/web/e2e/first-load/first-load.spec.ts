import type {} from '../../src/shared/prefetch.ts';
import { expect, patient, test } from '../journey.ts';

test.use({ user: patient });

const pages = [
  'SchedaPaziente',
  'Salute',
  'Esami',
  'Farmaci',
  'Diagnosi',
  'Visite',
  'Taccuino',
  'Taccuino/Nuova',
  'Vaccini',
  'File',
  'Cronologia',
  'Dottori',
];

// A request that the page does not make, or makes in other words, would be made for nothing and once more.
for (const name of pages) {
  test(`${name} takes what the head has requested, and requests nothing twice`, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes('/api/')) requested.push(request.url());
    });
    await page.goto(`/webui/Registro/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const untaken = () => page.evaluate(() => [...(window.librettoEarly?.answers.keys() ?? [])]);
    expect(await page.evaluate(() => window.librettoEarly !== undefined)).toBe(true);
    await expect.poll(untaken).toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([...new Set(requested)]);
  });
}
