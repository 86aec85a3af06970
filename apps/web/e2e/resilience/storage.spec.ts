import { expect, patient, signIn, test } from '../journey.ts';

const warning = 'Il browser non può ricordare l’accesso';

test('the login page warns when storage is blocked, and nothing fails', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Blocked.', 'SecurityError');
        },
      });
    }
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
  });
  await page.goto('/webui/Registro/Visite');
  await expect(page).toHaveURL(/\/webui\/login/);
  await expect(page.getByRole('alert')).toContainText(warning);
  await signIn(page);
  await expect(page.getByRole('alert')).toContainText(warning);
  await expect(page.getByLabel('Email')).toHaveValue(patient);
  await expect(page.getByRole('button', { name: 'Accedi', exact: true })).not.toHaveAttribute('aria-busy', 'true');
  expect(new URL(page.url()).search).not.toContain('password');
});

test.describe('signed in', () => {
  test.use({ user: patient });

  test('the app works with full storage and without a service worker', async ({ page, consoleErrors }) => {
    consoleErrors.allow(/The menu could not be kept/);
    await page.clock.install();
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      };
    });
    await page.goto('/webui/Registro/SchedaPaziente');
    await expect(page.getByRole('heading', { level: 2, name: 'Scheda Paziente' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(400_000);
    await page.keyboard.press('Shift');
    await page.clock.fastForward(400_000);
    await page.keyboard.press('Shift');
    // A session that had ended would lead to the login page.
    await page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name: 'Account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Sei ancora qui?' })).toHaveCount(0);
  });
});
