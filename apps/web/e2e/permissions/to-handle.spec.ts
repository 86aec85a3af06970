import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { expect, test } from '../journey.ts';
import { admin } from './administration.ts';

test.use({ user: admin });

test('an administrator starts with what there is to handle', { tag: '@sizes' }, async ({ page, server, isMobile }) => {
  const waiting = ['paziente@libretto.example', 'dottore@libretto.example'];
  for (const email of waiting) {
    const asked = await fetch(`${server.url}/api/user/password/reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    expect(asked.ok).toBe(true);
  }
  await page.goto('/webui/Registro');
  await expect(page).toHaveURL(/\/admin\/admin$/);
  const toDo = page.getByRole('region', { name: 'In attesa' });
  const mails = toDo.getByRole('link', { name: /^\d+ email in attesa$/ });
  await expect(mails).toBeInViewport();
  // Oldest first.
  await expect(toDo.getByRole('listitem').filter({ hasText: 'email in attesa' })).toContainText(
    `${waiting.join(', ')} · dal `,
  );
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.first()).toHaveText('In attesa');
  await expect(headings.nth(1)).toHaveText('Ultime modifiche');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Il mio libretto' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Server' })).toContainText('In funzione');
  const people = page.getByRole('region', { name: 'Nuovi iscritti' }).getByRole('listitem');
  await expect(people).toHaveCount(5);
  const name = (await people.first().getByRole('button').textContent()) ?? '';
  // The whole row is pressed, not only the name.
  await people.first().click({ position: { x: 4, y: 4 } });
  const sheet = page.getByRole('dialog', { name: `Scheda di ${name}` });
  await expect(sheet.getByRole('combobox', { name: 'Licenza', exact: true })).toBeVisible();
  // The account was made today.
  await expect(sheet.getByText('Nessuno negli ultimi due anni')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  // Phones have no rail with the pages.
  const users = page.getByRole('region', { name: 'Tutte le pagine' }).getByRole('link', { name: 'Utenti' });
  if (isMobile) await expect(users).toHaveAttribute('href', '/webui/admin/utenti');
  else await expect(users).toHaveCount(0);
  await page.getByRole('link', { name: 'Tutto il registro' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Registro modifiche' })).toBeVisible();
  await page.goBack();
  // The whole row is pressed, not only its words.
  await toDo
    .getByRole('listitem')
    .filter({ hasText: 'email in attesa' })
    .click({ position: { x: 4, y: 4 } });
  await expect(page.getByRole('heading', { level: 1, name: 'Posta in uscita' })).toBeVisible();
});
