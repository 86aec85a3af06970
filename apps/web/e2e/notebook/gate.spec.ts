import { expectAccessible } from '../accessibility.ts';
import { expect, otherPatient, test } from '../journey.ts';
import { listUrl, newUrl, openEntries } from './drawing.ts';

const refusal = 'Questa sezione non è prevista nella tua sottoscrizione';

test.describe('on the free plan', () => {
  test.use({ user: otherPatient });

  // covers P-05 M-13 A-18 A-17 D-01 C-03 P-01
  test('cannot add an entry and is offered an upgrade', async ({ page }) => {
    await page.goto('/webui/Registro/Esami');
    // Asked before a press, so that the button can show a lock.
    const request = page.waitForRequest((sent) => sent.postData() === JSON.stringify({ data: 'aggiungitaccuino' }));
    await page.getByRole('link', { name: 'Taccuino del dolore' }).click();
    const add = page.getByRole('button', { name: 'Nuova segnalazione' });
    await expect(add).toHaveAccessibleDescription('Non è nel tuo piano');
    await expect(page.getByRole('heading', { name: 'Dolore, come l’ultima volta' })).toHaveCount(0);
    expect((await request).url()).toMatch(/\/api\/security\/hasPermission$/);
    await add.click();
    const dialog = page.getByRole('alertdialog', { name: refusal });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Annulla' }).click();
    await expect(page).toHaveURL(/\/Registro\/Esami$/);
    await page.goto(listUrl);
    await page.getByRole('button', { name: 'Nuova segnalazione' }).click();
    await dialog.getByRole('button', { name: 'Iscriviti' }).click();
    await expect(page).toHaveURL(/\/Registro\/Paypal$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Sottoscrizione' })).toBeVisible();
    await expect(page.getByText('i pagamenti non sono configurati')).toBeVisible();
    await expectAccessible(page);
  });

  // covers P-05 A-17
  test('is refused at the address of a new entry, and Annulla leads to the patient card', async ({ page }) => {
    const request = page.waitForRequest('**/api/security/hasPermission');
    await page.goto(newUrl);
    expect((await request).postDataJSON()).toEqual({ data: 'aggiungitaccuino' });
    const dialog = page.getByRole('alertdialog', { name: refusal });
    await expect(dialog).toBeVisible();
    await expect(page.getByLabel('Descrizione')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Annulla' }).click();
    await expect(page).toHaveURL(/\/Registro\/SchedaPaziente$/);
  });

  test('sees a lock on every button that adds what the plan lacks', async ({ page }) => {
    await page.route('**/api/security/hasPermission', (route) => route.fulfill({ json: { data: false } }));
    for (const [path, name] of [
      ['Registro/Taccuino', 'Nuova segnalazione'],
      ['Registro/Esami', 'Aggiungi esame richiesto'],
      ['Registro/Diagnosi', 'Aggiungi diagnosi confermata'],
      ['Registro/Farmaci', 'Aggiungi terapia in corso'],
      ['Registro/Visite', 'Aggiungi visita'],
      ['Registro/Vaccini', 'Aggiungi vaccinazione'],
      ['Registro/File', 'Aggiungi file'],
      ['altro', 'Aggiungi link'],
    ] as const) {
      await page.goto(`/webui/${path}`);
      // An area without records has the button twice.
      await expect(page.getByRole('button', { name }).first()).toHaveAccessibleDescription('Non è nel tuo piano');
      await expect(page.getByRole('button', { name }).last()).toHaveAccessibleDescription('Non è nel tuo piano');
    }
    await page.goto('/webui/Registro/Visite');
    await expect(page.getByRole('button', { name: 'Aggiungi rilevazione' }).first()).toHaveAccessibleDescription('');
  });

  // covers P-06
  test('cannot edit an entry, from the list or by its address', async ({ page }) => {
    const list = await openEntries(page);
    const request = page.waitForRequest('**/api/security/hasPermission');
    await list.getByRole('button', { name: /^Modifica/ }).click();
    expect((await request).postDataJSON()).toEqual({ data: 'modificataccuino' });
    await page.getByRole('alertdialog', { name: refusal }).getByRole('button', { name: 'Annulla' }).click();
    const id = await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
      const answer = await fetch(`/api/getTaccuinos/${localStorage.getItem('id_utente')}`, { headers });
      return (await answer.json())[0].id_taccuino;
    });
    await page.goto(`${listUrl}/${id}`);
    await expect(page.getByRole('img', { name: /^Disegno/ })).toHaveCount(2);
    const secondRequest = page.waitForRequest('**/api/security/hasPermission');
    await page.getByRole('button', { name: 'Modifica', exact: true }).click();
    expect((await secondRequest).postDataJSON()).toEqual({ data: 'modificataccuino' });
    await expect(page.getByRole('alertdialog', { name: refusal })).toBeVisible();
    await expect(page.getByLabel('Descrizione')).toHaveCount(0);
  });

  // covers P-23
  test('can view, lock and delete', async ({ page }) => {
    const list = await openEntries(page);
    await list.getByRole('button', { name: /^Visualizza/ }).click();
    await expect(page.getByRole('dialog').getByRole('img', { name: /^Disegno/ })).toHaveCount(2);
    await page.keyboard.press('Escape');
    await list.getByRole('button', { name: /^Elimina/ }).click();
    await expect(page.getByRole('alertdialog', { name: 'Rimuovere la segnalazione?' })).toBeVisible();
  });
});
