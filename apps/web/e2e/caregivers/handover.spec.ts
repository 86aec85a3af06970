import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll, withDoubledText } from '../accessibility.ts';
import { answer, notices } from '../dialogs.ts';
import { draftWith } from '../drafts.ts';
import { login } from '../journey.ts';
import { openList } from '../lists.ts';
import { recordsFor } from '../records.ts';
import type { ConnectedServer } from '../services.ts';
import { expect, newAccount, newAddress, signIn, strong, test } from '../session/entry.ts';

// The clock moves three days ahead on a signal.
test.use({ settings: { NODE_OPTIONS: `--import=${new URL('../advancing-clock.ts', import.meta.url).href}` } });

async function openBrowser(browser: Browser, server: ConnectedServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  await context.addCookies([{ name: 'browser', value: '1', url: server.url }]);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  return page;
}

async function enter(page: Page, email: string): Promise<void> {
  await page.goto('/webui/login');
  await signIn(page, email, strong);
  await page.waitForURL(/\/Registro\/SchedaPaziente$/);
}

/** YYYY-MM-DD: the 18th birthday is the day after tomorrow. */
function almostAdult(): string {
  const day = new Date(Date.now() + 2 * 86_400_000);
  day.setUTCFullYear(day.getUTCFullYear() - 18);
  return day.toISOString().slice(0, 10);
}

test('a child who comes of age takes over the record from the parent', { tag: '@sizes' }, async ({
  server,
  browser,
}) => {
  test.slow();
  const parentEmail = await newAccount(server);
  const { token } = await login(server.url, parentEmail, strong);
  const created = await fetch(`${server.url}/api/deleghe/figli`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ paziente_nome: 'Sofia', paziente_cognome: 'Iotti' },
      ...{ paziente_nascita: almostAdult(), paziente_sesso: 'female' },
    }),
  });
  expect(created.status).toBe(201);

  // A minor: the parent shares and deletes, and hands nothing over.
  const parent = await openBrowser(browser, server);
  await enter(parent, parentEmail);
  await parent.goto('/webui/account');
  await expect(parent.getByText('17 anni · sei il genitore')).toBeVisible();
  await expect(parent.getByRole('button', { name: /Consegna il libretto/ })).toHaveCount(0);
  await parent.getByRole('button', { name: 'Apri il libretto di Sofia Iotti' }).click();
  await expect(parent.getByRole('heading', { level: 1, name: 'Il libretto di Sofia' })).toBeVisible();
  await expect(parent.getByRole('region', { name: 'Consegna il libretto a Sofia' })).toHaveCount(0);

  process.kill(server.pid ?? 0, 'SIGUSR2');
  await enter(parent, parentEmail);
  await parent.goto('/webui/account');
  await expect(parent.getByText('18 anni · puoi fare quasi tutto')).toBeVisible();
  // The tab still shows the record of the child.
  await parent.goto('/webui/Registro/SchedaPaziente');
  const handover = parent.getByRole('region', { name: 'Consegna il libretto a Sofia' });
  await expect(handover).toContainText('Sofia ha compiuto 18 anni e può avere il proprio libretto');
  await handover.getByRole('button', { name: 'Consegna il libretto a Sofia Iotti' }).click();
  const form = parent.getByRole('dialog', { name: 'Consegna il libretto a Sofia' });
  const childEmail = newAddress();
  await form.getByLabel('Email di Sofia').fill(childEmail);
  await expectAccessible(parent);
  await form.getByRole('button', { name: 'Manda l’invito' }).click();
  await expect(parent.getByRole('alertdialog')).toContainText(`L’invito va a ${childEmail}`);
  await answer(parent, 'Consegnare il libretto a Sofia Iotti?', 'Conferma');
  await expect(notices(parent)).toContainText('Invito mandato');
  await expect(handover).toContainText(`Abbiamo mandato l’invito a ${childEmail}`);

  // The parent goes on until the child accepts.
  await parent.goto('/webui/Registro/Visite');
  const visits = await openList(parent, 'Visite');
  await visits.getByRole('button', { name: 'Aggiungi visita' }).first().click();
  const visit = parent.getByRole('dialog', { name: 'Aggiungi visita' });
  const reason = visit.getByRole('textbox', { name: 'Motivazione' });
  // A draft that is kept after the handover would be refused, and end the access too early.
  const kept = draftWith(parent, 'visite.nuova', 'da tre giorni');
  await reason.fill('Tosse di Sofia da tre giorni');
  await kept;

  const link = /http\S+\/webui\/invito#codice=\S+/.exec(await server.mailTo(childEmail))?.[0] ?? 'no link in the mail';
  const child = await openBrowser(browser, server);
  await child.goto(link);
  await expect(child.getByText('Nilde Iotti ti consegna il libretto di Sofia Iotti')).toBeVisible();
  await expect(child.getByLabel('Nome', { exact: true })).toHaveCount(0);
  await expect(child.getByRole('button', { name: 'Ho già un account' })).toHaveCount(0);
  await expectAccessible(child);
  await expectNoHorizontalScroll(child);
  await withDoubledText(child, () => expectNoHorizontalScroll(child));
  await child.getByLabel('Password', { exact: true }).fill(strong);
  await child.getByLabel('Ripeti la password').fill(strong);
  await child.getByLabel('Accetto le condizioni d’uso').check();
  await child.getByRole('button', { name: 'Prendi il libretto' }).click();
  await expect(child.getByRole('heading', { level: 1, name: 'Ciao, Sofia' })).toBeVisible();

  // What the parent typed stays on the page.
  await reason.fill('Tosse di Sofia da quattro giorni');
  const ended = parent.getByRole('dialog', { name: 'Non hai più accesso al libretto di Sofia Iotti' });
  await expect(ended).toContainText('Quello che hai scritto e non era salvato non arriva più in quel libretto');
  await expectAccessible(parent);
  await ended.getByRole('button', { name: 'Resta per copiare' }).click();
  await expect(ended).toBeHidden();
  await expect(reason).toHaveValue('Tosse di Sofia da quattro giorni');
  await parent.goto('/webui/account');
  await expect(parent.getByRole('heading', { level: 1, name: 'Ciao, Nilde' })).toBeVisible();
  await expect(parent.getByText('Non hai più accesso a quel libretto')).toBeVisible();
  await expect(parent.getByText('Sofia Iotti')).toHaveCount(0);

  await child.goto('/webui/Registro/Visite');
  await expect(await openList(child, 'Visite')).not.toContainText('Tosse di Sofia');
  await child.goto('/webui/Registro/Deleghe');
  await child.getByText('Non più attiva (una)').click();
  await expect(child.getByText('Finito', { exact: true })).toBeVisible();
  await child.getByText('Chi l’ha vista o cambiata').first().click();
  await expect(child.getByText('Nilde Iotti, genitore').first()).toBeVisible();
  await expect(child.getByText('Tu', { exact: true }).last()).toBeVisible();
  const records = await recordsFor(server.url, childEmail, strong);
  const { data } = await records.get<{ data: { azione: string; tipo: string; chi: { nome: string } }[] }>('/api/audit');
  expect(data.map(({ azione, tipo, chi }) => `${azione} ${tipo} ${chi.nome}`)).toEqual([
    'created account Sofia Iotti',
    'deleted caregiver Sofia Iotti',
    'changed caregiver Nilde Iotti',
    'read caregiver Nilde Iotti',
    'read caregiver Nilde Iotti',
    'created caregiver Nilde Iotti',
  ]);
  await Promise.all([parent.context().close(), child.context().close()]);
});
