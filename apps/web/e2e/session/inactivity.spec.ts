import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, patient, signIn, test } from '../journey.ts';

test.use({ user: patient });

const seconds = (count: number) => count * 1000;

/** What the page requests last, when the browser is idle: sent after the clock has moved, it would count as activity. */
const last = ['bozze', 'deleghe/ricevute', 'datiFarmaci'];

async function open(page: Page) {
  await page.clock.install();
  const answered = Promise.all(last.map((path) => page.waitForResponse(`**/api/${path}`)));
  await page.goto('/webui/Registro/SchedaPaziente');
  await expect(page.getByRole('heading', { level: 2, name: 'Scheda Paziente' })).toBeVisible();
  await answered;
  await page.waitForLoadState('networkidle');
}

const warning = (page: Page) => page.getByRole('dialog', { name: 'Sei ancora qui?' });

// covers K-19 T-09
test('warns after 540 seconds and signs out after 600, with the reason', async ({ page, server }) => {
  await open(page);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.clock.fastForward(seconds(530));
  await expect(warning(page)).toHaveCount(0);
  await page.clock.fastForward(seconds(15));
  await expect(warning(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resta connesso' })).toBeFocused();
  await expect(warning(page)).toContainText(/Mancano \d+ secondi/);
  await expectAccessible(page);
  await page.clock.fastForward(seconds(70));
  await expect(page).toHaveURL(/\/webui\/login/);
  await expect(page.getByRole('alert')).toContainText('Abbiamo chiuso la sessione per inattività');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  const answer = await fetch(`${server.url}/api/bozze`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(401);
  await signIn(page);
  await expect(page).toHaveURL(/SchedaPaziente$/);
});

test('staying connected continues the session and informs the server', async ({ page }) => {
  await open(page);
  await page.clock.fastForward(seconds(545));
  const heard = page.waitForRequest('**/api/user/keepAlive');
  await page.getByRole('button', { name: 'Resta connesso' }).click();
  await heard;
  await expect(warning(page)).toHaveCount(0);
  await page.clock.fastForward(seconds(530));
  await expect(page.getByRole('heading', { level: 2, name: 'Scheda Paziente' })).toBeVisible();
  await page.clock.fastForward(seconds(15));
  await expect(warning(page)).toBeVisible();
});

// covers T-08
test('mouse movement and key presses restart the countdown', async ({ page }) => {
  await open(page);
  await page.clock.fastForward(seconds(500));
  await page.mouse.move(10, 10);
  await page.mouse.move(200, 200);
  await page.clock.fastForward(seconds(500));
  await page.keyboard.press('Shift');
  await page.clock.fastForward(seconds(500));
  await expect(warning(page)).toHaveCount(0);
  await page.clock.fastForward(seconds(45));
  await expect(warning(page)).toBeVisible();
});

test('a computer that wakes from sleep shows no patient data', async ({ page }) => {
  await open(page);
  await page.clock.fastForward(seconds(3600));
  await expect(page.getByRole('alert')).toContainText('Abbiamo chiuso la sessione per inattività');
});

test('activity in one tab keeps the others signed in', async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await other.goto('/webui/Registro/SchedaPaziente');
  await expect(other.getByRole('heading', { level: 2, name: 'Scheda Paziente' })).toBeVisible();
  await page.clock.fastForward(seconds(545));
  await expect(warning(page)).toBeVisible();
  // Activity in another tab, at this tab's time.
  const now = await page.evaluate(() => Date.now());
  await other.evaluate((moment) => localStorage.setItem('last_activity', String(moment)), now);
  await expect(warning(page)).toContainText('La sessione continua.');
});

// covers K-21
test('the session ends after 120 minutes despite activity, after a warning', async ({ page }) => {
  await open(page);
  await page.evaluate(() => localStorage.setItem('expires_at', new Date(Date.now() + 400_000).toISOString()));
  await page.keyboard.press('Shift');
  await page.clock.fastForward(seconds(290));
  const notice = page.getByRole('dialog', { name: 'La sessione sta per finire' });
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Ho capito' }).click();
  await expect(notice).toHaveCount(0);
  await page.clock.fastForward(seconds(130));
  await expect(page.getByRole('alert')).toContainText('La sessione è scaduta');
});
