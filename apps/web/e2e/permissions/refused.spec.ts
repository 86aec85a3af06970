import { expect, patient, test } from '../journey.ts';
import { pages } from './administration.ts';

// covers P-27 R-35 R-36 R-37 R-38 R-39
for (const user of [patient, 'dottore@libretto.example']) {
  test.describe(user, () => {
    test.use({ user });

    test('sees no administration page and no link to one', async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/security/')) requests.push(pathname);
      });
      for (const [path, title] of pages) {
        await page.goto(`/webui/admin/${path}`);
        await expect(page.getByRole('heading', { level: 1, name: 'Pagina non trovata' })).toBeVisible();
        await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(0);
      }
      const menu = page.getByRole('navigation', { name: 'Menu principale' });
      await expect(menu.getByRole('link', { name: 'Condividi' })).toBeVisible();
      await expect(page.locator('a[href*="/admin"]')).toHaveCount(0);
      expect([...new Set(requests)]).toEqual(['/api/security/hasPermission']);
    });
  });
}
