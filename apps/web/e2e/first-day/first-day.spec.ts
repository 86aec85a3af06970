import type { Page } from '@playwright/test';
import type { DemoServer } from '../../../../tools/lib/demo-server.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { confirmSaving, notices } from '../dialogs.ts';
import { expect, test as journey } from '../journey.ts';
import { openList } from '../lists.ts';
import { adminCommand, findRow, heldMail } from '../permissions/administration.ts';
import { recordsFor } from '../records.ts';
import { test as connected } from '../session/entry.ts';

// The guide "First day" of docs/operating.md, from an empty folder, with and without a mail server.

const strong = 'Verde-Lago-7-Sereno!';
const people = {
  admin: 'ada.lovati@libretto.example',
  doctor: 'vera.rossi@medici.example',
  patient: 'giulia.neri@libretto.example',
};

type ReadMail = (email: string) => Promise<string>;

async function openLink(page: Page, text: string): Promise<void> {
  const link = new URL(/http\S+#codice=\S+/.exec(text)?.[0] ?? '');
  // Changing the fragment alone would not load the page.
  await page.goto('about:blank');
  await page.goto(link.pathname + link.hash);
}

async function chooseAccount(page: Page, name: string, surname: string): Promise<void> {
  await page.getByLabel('Nome', { exact: true }).fill(name);
  await page.getByLabel('Cognome').fill(surname);
  await page.getByLabel('Password', { exact: true }).fill(strong);
  await page.getByLabel('Ripeti la password').fill(strong);
  await page.getByLabel('Accetto le condizioni d’uso').check();
}

async function firstDay(page: Page, server: DemoServer, readMail: ReadMail): Promise<void> {
  await openLink(page, await adminCommand(server, 'create', people.admin));
  await expect(page.getByRole('heading', { name: 'Hai ricevuto un invito' })).toBeVisible();
  await expectAccessible(page);
  await chooseAccount(page, 'Ada', 'Lovati');
  await page.getByRole('button', { name: 'Crea l’account e accetta' }).click();
  await page.waitForURL(/\/admin\/admin$/);
  const setup = page.getByRole('region', { name: 'Per cominciare' });
  await setup.getByRole('button', { name: 'Mostra tutti (5)' }).click();
  await setup.getByRole('link', { name: 'Centri' }).click();
  await page.getByRole('button', { name: 'Aggiungi centro' }).click();
  const form = page.getByRole('dialog', { name: 'Aggiungi centro' });
  await form.getByLabel('Tipo').selectOption({ index: 1 });
  await form.getByLabel('Nome').fill('Poliambulatorio San Luca');
  await form.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmSaving(page);
  await expect(findRow(page, 'Elenco dei centri', 'Poliambulatorio San Luca')).toBeVisible();

  await page.goto('/webui/register');
  await chooseAccount(page, 'Giulia', 'Neri');
  await page.getByLabel('Email').fill(people.patient);
  await page.getByRole('button', { name: 'Registrati' }).click();
  await expect(page.getByRole('heading', { name: /Controlla la tua email|Manca la conferma/ })).toBeVisible();
  await openLink(page, await readMail(people.patient));
  await page.getByLabel('La tua password').fill(strong);
  await page.getByRole('button', { name: 'Conferma l’indirizzo' }).click();
  const steps = page.getByRole('region', { name: 'Tre passi, due minuti' });
  await expect(steps).toBeVisible();
  // Without payments every plan is complete.
  await expect(steps).not.toContainText('Con il tuo piano');
  await expectAccessible(page);
  await steps.getByRole('link', { name: 'Chi sei' }).click();
  const person = page.getByRole('dialog', { name: 'Chi sei' });
  await expectAccessible(page);
  await person.getByRole('textbox', { name: 'Data di nascita' }).fill('12/03/1984');
  await person.getByRole('button', { name: 'Salva', exact: true }).click();
  await page.getByRole('button', { name: 'Conferma' }).click();
  // The blood group may stay unknown.
  await expect(steps.getByRole('listitem').filter({ hasText: 'Chi sei' })).toContainText('Fatto');
  await steps.getByRole('link', { name: 'Chi chiamare' }).click();
  const contact = page.getByRole('dialog', { name: 'Aggiungi contatto di emergenza' });
  await expect(contact.getByRole('combobox', { name: /^Livello/ })).toHaveValue('1');
  await contact.getByRole('textbox', { name: 'Nome e cognome' }).fill('Anna Conti');
  await contact.getByRole('textbox', { name: 'Telefono' }).fill('051 123 4567');
  await contact.getByRole('button', { name: 'Salva', exact: true }).click();
  await page.getByRole('button', { name: 'Conferma' }).click();
  await expect(steps.getByRole('listitem').first()).toContainText('Chi sei e Chi chiamare');
  // The next step is in view and not the list of contacts.
  await expect(steps.getByRole('link', { name: 'Il tuo medico' })).toBeInViewport();
  await expect(page.getByRole('list').and(page.locator(':focus'))).toContainText('Il tuo medico');
  await steps.getByRole('link', { name: 'Il tuo medico' }).click();
  // There are no doctors to search.
  const invitation = page.getByRole('dialog', { name: 'Invita un dottore' });
  await expect(invitation).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(invitation).toBeHidden();
  await expect(page).toHaveURL(/\/Dottori$/);
  await expect(await openList(page, 'I tuoi dottori')).toContainText('invita');
  await expect(page.getByRole('region', { name: 'Ricerca dottore' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Invita un dottore' }).click();
  await invitation.getByLabel('Nome e cognome').fill('Vera Rossi');
  await invitation.getByLabel('Email del dottore').fill(people.doctor);
  await expectAccessible(page);
  await invitation.getByRole('button', { name: /^(Invia|Prepara) l’invito$/ }).click();
  await page.getByRole('button', { name: 'Conferma' }).click();
  await expect(notices(page)).toContainText(/Invito inviato|Invito preparato\. Questo server non spedisce email/);
  await expect(page.getByRole('row').filter({ hasText: 'Vera Rossi' })).toContainText('Invito in attesa, vale fino al');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.goto('/webui/Registro/Condividi');
  await expect(page.getByText('Vera Rossi: invito in attesa')).toBeVisible();
  await expect(page.getByText('Nessun dottore vede questo libretto')).toBeVisible();

  const records = await recordsFor(server.url, people.patient, strong);
  const associated = `/api/getAscDoctors/${records.id}`;
  const [doctor] = (await records.get<{ data: { id_cpp: number }[] }>(associated)).data;
  const access = { assegnazione_confidenzialita: 6, visibility: 1, tags: [] };
  await records.post('/api/associatedCareProviders', { id_cpp: doctor?.id_cpp, ...access });
  const exam = { indagine_tipologia: 'Ecocardiogramma color Doppler', indagine_categoria: 'SS', indagine_stato: '0' };
  const rest = { indagine_motivo: 'Controllo del soffio', altro_centro: '', careprovider: '', id_indagine: 0 };
  await records.post('/api/salva/esami/0', { ...exam, ...rest, id_livello_confidenzialita: 6 });

  const mail = await readMail(people.doctor);
  expect(mail).toContain('Giulia Neri');
  await openLink(page, mail);
  await expect(page.getByText('Giulia Neri ti invita')).toBeVisible();
  await chooseAccount(page, 'Vera', 'Rossi');
  await page.getByRole('button', { name: 'Crea l’account e accetta' }).click();
  await page.waitForURL(/\/Assistiti$/);
  await page.getByRole('link', { name: /Neri/ }).click();
  await expect(page.getByText('Ecocardiogramma color Doppler').first()).toBeVisible();
  await expectAccessible(page);
  expect(await readMail(people.patient)).toContain('Vera Rossi ha accettato');
}

const withoutMail = journey.extend({ settings: { DEMO: 'false' } });

withoutMail('the first day works without a mail server', async ({ page, server }) => {
  await firstDay(page, server, (email) => heldMail(server, email));
});

const withMail = connected.extend({ settings: { DEMO: 'false' } });

withMail('the first day works with a mail server', async ({ page, server }) => {
  await firstDay(page, server, (email) => server.mailTo(email));
});
