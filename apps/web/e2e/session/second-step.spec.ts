import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectAccessible, expectNoSideways } from '../accessible.ts';
import { notices } from '../questions.ts';
import { expect, heading, newAccount, signIn, strong, test } from './entry.ts';

const security = '/webui/account/Sicurezza';

/** What the app on the telephone shows, now or in half a minute; it is not ours. */
const appCode = (secret: string, later = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + later });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page.getByText('Hai effettuato il logout')).toBeVisible();
}

/** What is on the screen is accessible on a small one, too. */
async function onPhone(page: Page): Promise<void> {
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideways(page);
  await expectAccessible(page);
  if (desk) await page.setViewportSize(desk);
}

/** Signs in with the password, on the way to the page that all this is about. */
async function beginToSignIn(page: Page, email: string, site = ''): Promise<void> {
  await page.goto(`${site}/webui/login?next=${security}`);
  await signIn(page, email, strong);
}

// covers M-19
test('a code of an app, or one that was kept, is asked for after the password', async ({
  page,
  server,
  complaints,
}) => {
  complaints.allow(/status of (401|422)/);
  const email = await newAccount(server);
  await beginToSignIn(page, email);
  await expect(page.getByText('La verifica in due passaggi non è attiva')).toBeVisible();
  await page.getByRole('button', { name: 'Attiva l’app per i codici' }).click();

  const begin = page.getByRole('dialog', { name: 'Attiva l’app per i codici' });
  await begin.getByLabel('Password').fill('Un-altra-password-1');
  await page.keyboard.press('Enter');
  await expect(begin.getByText('Password errata.')).toBeVisible();
  await begin.getByLabel('Password').fill(strong);
  await page.keyboard.press('Enter');

  const connect = page.getByRole('dialog', { name: 'Collega l’app' });
  await expect(connect.getByRole('img', { name: 'Codice QR' })).toBeVisible();
  await onPhone(page);
  const uri = await connect.getByRole('link', { name: 'Apri l’app per i codici' }).getAttribute('href');
  const secret = new URL(uri ?? '').searchParams.get('secret') ?? '';
  await expect(connect.getByText(secret.replace(/(.{4})(?=.)/g, '$1 '))).toBeVisible();
  const code = connect.getByLabel('Codice di sei cifre');
  await code.fill(appCode(secret, -300_000));
  await page.keyboard.press('Enter');
  await expect(connect.getByText(/l’ora del telefono non è giusta/)).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(appCode(secret));
  await page.keyboard.press('Enter');

  const keep = page.getByRole('dialog', { name: 'Conserva i codici di recupero' });
  await expect(keep.getByRole('listitem')).toHaveCount(10);
  await onPhone(page);
  const codes = await keep.getByRole('listitem').allTextContents();
  const download = page.waitForEvent('download');
  await keep.getByRole('button', { name: 'Scarica' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  for (const kept of codes) expect(file).toContain(kept);
  await keep.getByRole('button', { name: 'Li ho conservati' }).click();
  await expect(page.getByText('La verifica in due passaggi è attiva')).toBeVisible();
  await expect(page.getByText('Te ne restano 10.')).toBeVisible();
  expect(await server.mailTo(email, 2)).toContain('attivata un’app per i codici');

  await signOut(page);
  await beginToSignIn(page, email);
  await expect(heading(page, 'Conferma che sei tu')).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const asked = page.getByLabel('Codice di sei cifre');
  await asked.fill(appCode(secret, 3_600_000));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Codice errato o già usato/)).toBeVisible();
  await expect(asked).toBeFocused();
  await onPhone(page);
  // That of now was used when the app was connected.
  await asked.fill(appCode(secret, 30_000));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Verifica in due passaggi')).toBeVisible();
  await expect(page).toHaveURL(security);

  await signOut(page);
  await beginToSignIn(page, email);
  await page.getByRole('button', { name: 'Usa un codice di recupero' }).click();
  await expect(heading(page, 'Usa un codice di recupero')).toBeFocused();
  await page.getByLabel('Codice di recupero').fill((codes[0] ?? '').toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Te ne restano 9.')).toBeVisible();

  await page.getByRole('button', { name: 'Disattiva' }).click();
  const end = page.getByRole('dialog', { name: 'Disattivare l’app per i codici?' });
  await end.getByLabel('Password').fill(strong);
  await end.getByRole('button', { name: 'Disattiva' }).click();
  await expect(page.getByText('La verifica in due passaggi non è attiva')).toBeVisible();
  await expect(notices(page)).toContainText('App per i codici disattivata');
  await expect(page.getByRole('button', { name: 'Crea nuovi codici' })).toHaveCount(0);
});

test('a passkey stands in for the password, or after it, until it is removed', async ({ page, server, complaints }) => {
  complaints.allow(/status of 401/);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const email = await newAccount(server);
  const add = page.getByRole('button', { name: 'Aggiungi una passkey' });
  // A passkey belongs to a name, and this address has none.
  const named = server.url.replace('127.0.0.1', 'localhost');
  await beginToSignIn(page, email);
  await expect(add).toHaveAccessibleDescription(
    `Le passkey funzionano solo all’indirizzo ${named}. Apri il libretto da lì per aggiungerne una.`,
  );

  await beginToSignIn(page, email, named);
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi una passkey' });
  await dialog.getByLabel('Nome').fill('Telefono');
  await dialog.getByLabel('Password').fill(strong);
  await dialog.getByRole('button', { name: 'Prosegui' }).click();
  const keep = page.getByRole('dialog', { name: 'Conserva i codici di recupero' });
  await keep.getByRole('button', { name: 'Li ho conservati' }).click();
  await expect(page.getByText('Mai usata')).toBeVisible();
  expect(await server.mailTo(email, 2)).toContain('aggiunta una passkey');

  await signOut(page);
  await expect(page.getByRole('button', { name: 'Accedi con una passkey' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Accedi con una passkey' }).click();
  await expect(heading(page, 'Scheda Paziente')).toBeVisible();

  await signOut(page);
  await beginToSignIn(page, email, named);
  await expect(heading(page, 'Conferma che sei tu')).toBeFocused();
  await page.getByRole('button', { name: 'Usa la passkey' }).click();
  await expect(page.getByText(/Usata l’ultima volta il \d\d\/\d\d\/\d{4}/)).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${named}/webui/Registro/Accessi`);
  await expect(page.getByRole('row')).toHaveText([
    /Che cosa/,
    /Accesso con la password e una passkey/,
    /Accesso con una passkey/,
    /Passkey aggiunta/,
    /Accesso con la password(?! e)/,
    /Accesso con la password(?! e)/,
  ]);

  await page.goto(named + security);
  await page.getByRole('button', { name: 'Elimina la passkey Telefono' }).click();
  const end = page.getByRole('dialog', { name: 'Eliminare la passkey Telefono?' });
  await end.getByLabel('Password').fill(strong);
  await end.getByRole('button', { name: 'Elimina' }).click();
  await expect(page.getByText('Non hai ancora nessuna passkey.')).toBeVisible();

  await signOut(page);
  await page.getByRole('button', { name: 'Accedi con una passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('La passkey non è stata accettata');
  await signIn(page, email, strong);
  await expect(heading(page, 'Scheda Paziente')).toBeVisible();
});
