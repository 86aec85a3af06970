import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { expect, patient, test } from '../journey.ts';
import { calculate, changePatient, field, fillMeasures, form, libraryUrl, result } from './calculators.ts';

test.use({ user: patient });

test('a calculator is found by its purpose and opened', { tag: '@sizes' }, async ({ page, isMobile }) => {
  await page.goto('/webui/calcolatricemedica');
  await expect(page).toHaveURL(/\/calcolatricemedica\/Dosi$/);
  await expect(page.getByRole('form', { name: 'Calcolo della dose' })).toBeVisible();
  if (isMobile) await page.getByRole('main').getByRole('link', { name: 'Salute' }).click();
  await page.getByRole('link', { name: 'Tutti i calcolatori' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tutti i calcolatori' })).toBeFocused();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  const search = page.getByRole('searchbox', { name: 'Cerca un calcolatore' });
  await search.fill('zzz');
  await expect(page.getByText('Nessun calcolatore corrisponde alla ricerca')).toBeVisible();
  await search.fill('fridericia');
  await expect(page.getByRole('status').filter({ hasText: /^1 calcolatore$/ })).toBeVisible();
  await page.getByRole('link', { name: /^QT corretto \(Fridericia\)/ }).click();
  const title = 'QT corretto (Fridericia)';
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await field(form(page, title), 'Intervallo QT').fill('400');
  await field(form(page, title), 'Frequenza cardiaca').fill('60');
  await calculate(form(page, title));
  // At 60 beats per minute RR is 1 s, so nothing is corrected.
  await expect(result(page, title)).toContainText('400 ms');
  await page.getByRole('main').getByRole('link', { name: 'Tutti i calcolatori' }).click();
  await expect(search).toBeVisible();
});

test('yes/no questions state what counts, and a missing answer is not a no', async ({ page }) => {
  await page.goto(`${libraryUrl}/wells-dvt`);
  const title = 'Wells, trombosi venosa profonda';
  const calculatorForm = form(page, title);
  await calculate(calculatorForm);
  const groups = calculatorForm.getByRole('radiogroup');
  await expect(groups.first().getByRole('radio').first()).toBeFocused();
  await expect(calculatorForm.getByText('Scegli una risposta.')).toHaveCount(await groups.count());
  await expect(result(page, title)).toContainText('Nessun risultato');
  await calculatorForm.getByText('Che cosa conta?').first().click();
  await expect(calculatorForm.getByText('Non conta').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

test('a newer equation is offered, and each source is a link', async ({ page }) => {
  await page.goto(`${libraryUrl}/meld`);
  await expect(page.getByText('Esiste una formula più recente')).toBeVisible();
  await page.getByRole('link', { name: /^Apri MELD-Na/ }).click();
  const title = 'MELD-Na Score (OPTN 2016)';
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const calculatorForm = form(page, title);
  for (const [label, value] of Object.entries({ Creatinina: '2', Bilirubina: '2', INR: '2', Sodio: '130' })) {
    await field(calculatorForm, label).fill(value);
  }
  await calculate(calculatorForm);
  await expect(calculatorForm.getByText('Scegli una risposta.')).toHaveCount(1);
  await expect(result(page, title)).toContainText('Nessun risultato');
  await calculatorForm.getByRole('radiogroup', { name: 'Dialisi' }).getByRole('radio', { name: 'No' }).check();
  await calculate(calculatorForm);
  const source = result(page, title).getByRole('link', { name: /doi:10\./ });
  await expect(source.first()).toHaveAttribute('href', /^https:\/\/doi\.org\/10\./);
  await page.goto(`${libraryUrl}/pce-2013`);
  await expect(page.getByText('In Europa ce n’è una più adatta')).toBeVisible();
  await page.getByRole('link', { name: 'Apri SCORE2', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'SCORE2', exact: true })).toBeVisible();
});

test('age and sex come from the patient card and can be changed', async ({ page }) => {
  await changePatient(page, { paziente_nascita: '1950-01-01', paziente_sesso: 'male' });
  await page.goto(`${libraryUrl}/ibw-devine`);
  const title = 'Peso ideale (Devine)';
  await fillMeasures(page, '70', '177,8');
  await expect(form(page, title).getByRole('radio', { name: 'Maschio' })).toBeChecked();
  await calculate(form(page, title));
  // 177.8 cm are 70 in: 50 + 2.3 × 10 = 73 kg.
  await expect(result(page, title)).toContainText('73,0 kg');
  await form(page, title).getByRole('radio', { name: 'Femmina' }).check();
  await expect(result(page, title)).toContainText('I dati sono cambiati');
  await calculate(form(page, title));
  await expect(result(page, title)).toContainText('68,5 kg');
  // The equation does not ask for the age, so the page warns.
  await page.goto(`${libraryUrl}/schwartz-bedside`);
  await expect(page.getByRole('main')).toContainText('Non vale per questa età');
  const children = page.getByRole('form');
  await field(children, 'Creatinina').fill('0,9');
  await calculate(children);
  await expect(page.getByRole('region', { name: /^Risultato/ })).toContainText('vale da 1 a 17 anni compiuti');
});

test('a calculator loads no code of other calculators', async ({ page }) => {
  const fetched: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) fetched.push(response.text());
  });
  await page.goto(`${libraryUrl}/qsofa`);
  await expect(page.getByRole('heading', { level: 1, name: 'qSOFA' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const codes = (await Promise.all(fetched)).join('\n');
  expect(codes).toContain('qsofa.title');
  for (const other of ['parkland.title', 'news2.title', 'score2.title']) expect(codes).not.toContain(other);
});

test('an unknown calculator shows the not-found page', async ({ page }) => {
  await page.goto(`${libraryUrl}/constructor`);
  await expect(page.getByRole('heading', { level: 1, name: 'Pagina non trovata' })).toBeVisible();
});

// covers P-19
test('shows the subscription gate without the calculator feature', async ({ page }) => {
  await page.route('**/api/security/hasPermission', (route) => {
    expect(route.request().postDataJSON()).toEqual({ data: 'calcolatrice' });
    return route.fulfill({ json: { data: false } });
  });
  await page.goto(`${libraryUrl}/bmi`);
  const name = 'Questa sezione non è prevista nella tua sottoscrizione';
  const dialog = page.getByRole('alertdialog', { name });
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Iscriviti' }).click();
  await expect(page).toHaveURL(/\/Registro\/Paypal$/);
});
