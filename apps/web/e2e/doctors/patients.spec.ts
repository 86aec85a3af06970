import type { Locator } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll, withDoubledText } from '../accessibility.ts';
import { doctor, expect, otherPatient, patient, test } from '../journey.ts';
import { readPdf } from '../pdf.ts';
import { recordsFor } from '../records.ts';

test.use({ user: doctor });

interface Lists {
  esami: { id_indagine: number; indagine_tipologia: string; allegati: string[] }[];
}
interface Log {
  data: { azione: string; chi: { nome: string } }[];
}

const partNotice = 'Giulia Ferraro condivide una parte del libretto. Ciò che manca può esserci: chiedilo.';

/** The button keeps its place and the focus. */
async function showAll(card: Locator): Promise<void> {
  const button = card.getByRole('button', { name: /^Mostra tutti/ });
  await button.click();
  const less = card.getByRole('button', { name: /^Mostra meno/ });
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  await expect(less).toBeFocused();
}

// covers P-26
test('a doctor reads what a patient shares and nothing of other patients', async ({ page, server, consoleErrors }) => {
  const [records, others] = await Promise.all([recordsFor(server.url, patient), recordsFor(server.url, otherPatient)]);
  const { data } = await records.get<{ data: { id_cpp: number; care_provider: { fullname: string } }[] }>(
    `/api/getAscDoctors/${records.id}`,
  );
  const elena = data.find(({ care_provider: { fullname } }) => fullname === 'Elena Bianchi');
  const { cartella } = await records.get<{ cartella: Lists }>(`/api/vediCome/${elena?.id_cpp}`);
  const own = await records.get<Lists['esami']>(`/api/getEsami/${records.id}/3`);
  const hidden = own.filter(({ id_indagine }) => !cartella.esami.some((exam) => exam.id_indagine === id_indagine));
  expect(hidden).not.toEqual([]);

  await page.goto('/webui/Assistiti');
  await expect(page).toHaveTitle('I miei assistiti · Libretto');

  const menu = page.getByRole('navigation', { name: 'Menu principale' });
  await expect(menu.getByRole('link', { name: 'Assistiti' })).toHaveAttribute('aria-current', /page|true/);

  const list = page.getByRole('list', { name: 'I miei assistiti' });
  await expect(list.getByRole('link', { name: /^\w+ Ferraro, \d+/ })).toHaveCount(3);
  await list.getByRole('link', { name: /^Giulia Ferraro/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Libretto di Giulia Ferraro');
  await expect(page.locator('main')).toContainText(partNotice);
  const exams = page.getByRole('region', { name: 'Esami e referti' });
  await showAll(exams);
  for (const { indagine_tipologia } of cartella.esami) {
    await expect(exams.getByText(indagine_tipologia, { exact: true }).first()).toBeVisible();
  }
  await expect(exams.getByRole('listitem')).toHaveCount(cartella.esami.length);
  await expect(page.getByRole('region', { name: 'Diagnosi escluse' })).toContainText('Ernia del disco lombare');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  const [seen] = cartella.esami;
  const log = (id: number | undefined) => records.get<Log>(`/api/audit?tipo=exam&id_record=${id}`);
  expect((await log(seen?.id_indagine)).data[0]).toMatchObject({ azione: 'read', chi: { nome: 'Elena Bianchi' } });
  expect((await log(hidden[0]?.id_indagine)).data.filter(({ azione }) => azione === 'read')).toEqual([]);

  const pain = page.getByRole('region', { name: 'Dolore', exact: true });
  const entry = pain.locator('li > details').first();
  await entry.locator('summary').click();
  await expect(entry.getByRole('img')).toHaveCount(2);
  // Where it hurts in words, then drawn.
  const tops = await Promise.all(
    [entry.getByText(/, (davanti|dietro): /), entry.getByRole('img').first()].map(
      async (part) => (await part.boundingBox())?.y ?? Number.NaN,
    ),
  );
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  await expectAccessible(page);
  const withFiles = cartella.esami.find(({ allegati }) => allegati.length > 0);
  const files = exams
    .getByRole('listitem')
    .filter({ hasText: withFiles?.indagine_tipologia ?? '' })
    .first();
  const preview = page.getByRole('dialog');
  const inNewTab = preview.getByRole('link', { name: /in una nuova scheda/ });
  const report = files.getByRole('button', { name: /^1 (referto|documento): / });
  await report.click();
  await expect(preview).toHaveAccessibleName(withFiles?.indagine_tipologia ?? '');
  await expect(preview).toContainText(withFiles?.allegati[0] ?? '');
  await expect(preview).toContainText('Giulia Ferraro');
  await expect(inNewTab).toBeVisible();
  const record = page.url();
  await page.goBack();
  await expect(preview).toBeHidden();
  await expect(page).toHaveURL(record);
  await expect(report).toBeFocused();
  await files.locator('summary').click();
  await files
    .getByRole('button', { name: /^Anteprima/ })
    .first()
    .click();
  await expect(inNewTab).toBeVisible();
  await page.keyboard.press('Escape');
  const arriving = page.waitForEvent('download');
  await files
    .getByRole('button', { name: /^Scarica/ })
    .first()
    .click();
  expect((await arriving).suggestedFilename()).toBe(withFiles?.allegati[0]);

  const { id_paziente } = await others.get<{ id_paziente: number }>(`/api/patient/${others.id}`);
  consoleErrors.allow(/404/);
  await page.goto(`/webui/Assistiti/${id_paziente}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagina non trovata');
  await page.getByRole('link', { name: 'Vai alla pagina iniziale' }).click();
  await expect(page).toHaveURL(/\/Assistiti$/);
});

test('a doctor starts with alerts and news of the patients', { tag: '@sizes' }, async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  await page.goto('/webui/Registro');
  await expect(page).toHaveURL(/\/Assistiti$/);
  const list = page.getByRole('list', { name: 'I miei assistiti' });
  const row = list.getByRole('link', { name: /^Giulia Ferraro, \d+/ });
  await expect(row).toBeInViewport();
  await expect(row).toContainText('condivide una parte');
  await expect(row).toContainText(
    /\d+ novità dal \d+ \p{L}+: 1 farmaco, .*1 visita, .*1 risposta a una proposta, .*\d+ esam[ei]\b/u,
  );
  await expect(row).toContainText(/▲\s*2 dolori forti\s*1 nota su un ECG\s*\d+ esam[ei] completat[oi]/u);
  await expect(row.getByText('novità dal')).toHaveCount(1);
  await expect(row.getByText(/^\d+ novità: 1 farmaco, .* e altre \d+$/)).toBeVisible();
  await expect(row).toContainText(/\d+ propost(a|e) in attesa/);
  const bruno = list.getByRole('link', { name: /^Bruno Ferraro/ });
  await expect(bruno).toHaveText(/\d+ novità dal \d+ \p{L}+\s*▲3 rilevazioni sopra la norma/u);
  // Never read.
  await expect(list.getByRole('link', { name: /^Sofia Ferraro/ })).toContainText('Allergia alle arachidi');
  const entry = page.getByRole('group').filter({ hasText: 'Come entra un assistito' });
  await entry.getByRole('heading', { name: 'Come entra un assistito' }).click();
  await expect(entry.getByRole('listitem')).toHaveCount(3);
  await row.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Libretto di Giulia Ferraro');

  const allergy = (diagnosi_patologia: string, id_livello_confidenzialita: number) =>
    records.post('/api/salva/diagnosi/0', {
      ...{ tipo_diagnosi: 'Allergia', diagnosi_stato: '0', diagnosi_patologia, id_livello_confidenzialita },
      diagnosiDetails: { careprovider: 'Elena Bianchi' },
    });
  const { project, retry, repeatEachIndex } = test.info();
  const name = `Nichel ${project.name} ${repeatEachIndex}-${retry}`;
  await allergy(name, 1);
  await allergy(`Nascosta ${name}`, 6);
  await page.goto('/webui/Assistiti');
  await expect(row).toContainText('novità dal');
  const alerts = page.getByRole('region', { name: 'Avvisi' });
  await expect(alerts.getByRole('link')).toHaveText([`Nuova allergia: ${name}. Giulia Ferraro`]);
  await expect(page.locator('main')).not.toContainText('Nascosta');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await alerts.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Libretto di Giulia Ferraro');
  // The list forgets nothing of what the page still names as new.
  const news = page.getByRole('heading', { name: /^Nuovo dal / });
  const since = (await news.textContent())?.replace('Nuovo ', '');
  await page.goto('/webui/Assistiti');
  await expect(row).toContainText(`novità ${since}`);
  await page.getByRole('main').getByRole('link', { name: 'Il mio libretto' }).click();
  await expect(page).toHaveURL(/SchedaPaziente$/);
});

test('a doctor finds alerts first, news, and opens a record in place', { tag: '@sizes' }, async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  await page.goto('/webui/Assistiti');
  const row = page.getByRole('list', { name: 'I miei assistiti' }).getByRole('link', { name: /^Giulia Ferraro/ });
  await expect(row).toContainText(/\d+ novità/);
  const counted = Number(/(\d+) novità/.exec((await row.textContent()) ?? '')?.[1]);
  await expect(row).toContainText('1 risposta');
  await row.click();
  const alerts = page.getByRole('region', { name: 'Avvisi' });
  await expect(alerts).toContainText('Allergie: ');
  await expect(alerts).toContainText(/Non prendere Augmentin \([^)]+\): \p{L}.*gonfiore del viso/u);
  await expect(alerts).toBeInViewport({ ratio: 0.9 });

  const regions = page.getByRole('main').getByRole('region');
  const order = [
    'Avvisi',
    'Nuovo dal',
    'Problemi confermati',
    'Terapie in corso',
    'Esami e referti',
    'Dolore',
    'Terapie concluse',
    'Le proposte',
    'Diagnosi escluse',
  ];
  const shown = async () => {
    const names = await regions.evaluateAll((all) =>
      all.map((region) => document.getElementById(region.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''),
    );
    return names.flatMap((name) => order.find((start) => name.startsWith(start)) ?? []);
  };
  await expect.poll(shown).toEqual(order);

  // Nothing tells of hidden areas: neither a count nor an empty card.
  await expect(page.getByRole('main').getByText(/^0$|\b0 (visite|rilevazioni)/)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Storia clinica' })).toHaveCount(0);

  const news = page.getByRole('region', { name: /^Nuovo dal/ });
  // What may change a decision comes first. The list of patients and the button count the answers too.
  await news.getByRole('button', { name: `Mostra tutti (${counted}): ` }).click();
  await expect(news.getByRole('listitem')).toHaveCount(counted);
  await expect(news.getByRole('heading', { level: 3 })).toHaveText(['Da guardare prima', 'Altre novità']);
  const titles = await news.getByRole('listitem').allTextContents();
  const places = [
    'Schiena bloccata',
    'ECG del mattino',
    'Radiografia',
    'Mal di testa',
    'Mal di schiena',
    'Brufen',
    'Ginocchio',
    'Vitamina D',
  ];
  const found = places.map((name) => titles.findIndex((title) => title.startsWith(name)));
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  expect(found).not.toContain(-1);
  // A note was only read.
  expect(titles.at(-1)).toMatch(/^1 risposta a una proposta.*Letta/);
  if (!test.info().project.use.isMobile) {
    const cut = news.getByRole('button').locator('span');
    // Once the font has arrived. Text for screen readers is a pixel wide.
    const count = () =>
      cut.evaluateAll(
        (all) => all.filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1).length,
      );
    await expect.poll(count).toBe(0);
  }
  const line = news.getByRole('button', { name: /^Ginocchio destro gonfio/ });
  const place = async () => Math.round((await line.boundingBox())?.y ?? Number.NaN);
  await line.scrollIntoViewIfNeeded();
  const before = await place();
  await line.click();
  const opened = page.locator('details[open]');
  await expect(opened).toHaveCount(1);
  await expect(opened.locator('summary')).toBeFocused();
  // It adds the drawings and repeats nothing of the line.
  await expect(opened.getByRole('img').first()).toBeVisible();
  await expect(opened).not.toContainText('Descrizione');
  await expect(page.getByRole('main').getByText('Confidenzialità')).toHaveCount(0);
  await expectAccessible(page);
  const wayBack = page.getByRole('button', { name: 'Torna dov’eri' });
  await expect(wayBack).toHaveCount(1);
  await opened.locator('summary').press('Tab');
  await expect(wayBack).toBeFocused();
  await wayBack.press('Enter');
  await expect(line).toBeFocused();
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
  await expect(wayBack).toHaveCount(0);
  // The browser's own way leads there too, not away from the patient.
  await line.click();
  await expect(wayBack).toHaveCount(1);
  const readings: string[] = [];
  page.on('request', (request) => readings.push(request.url()));
  await page.goBack();
  await expect(line).toBeFocused();
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
  await expect(wayBack).toHaveCount(0);
  await page.goForward();
  await expect(wayBack).toHaveCount(1);
  await page.goBack();
  await expect(line).toBeFocused();
  // Each reading is an entry in the log of the patient.
  expect(readings.filter((url) => /\/api\/(?!menu)/.test(url))).toEqual([]);

  // An answer leads to the whole proposal.
  await news.getByRole('button', { name: /^1 risposta a una proposta/ }).click();
  const proposal = page.getByRole('region', { name: 'Le proposte' }).getByRole('listitem');
  const note = proposal.filter({ hasText: 'Ho visto gli esami del sangue' });
  await expect(note).toBeFocused();
  await expect(note.getByRole('button', { name: 'Torna dov’eri' })).toBeVisible();
  const header = page.getByText('Giulia Ferraro, 42', { exact: true });
  await expect(header).toBeInViewport();
  await page.getByRole('link', { name: /^Avvisi: / }).click();
  await expect(alerts).toBeInViewport();

  const therapies = page.getByRole('region', { name: 'Terapie in corso' }).getByRole('listitem');
  const brufen = therapies.filter({ hasText: 'Interazione lieve con Inderal' }).first();
  await brufen.locator('summary').click();
  await expect(brufen).toContainText('Fonte: ');
  await expect(brufen.getByText('Brufen con Inderal')).toBeVisible();

  // On a phone the + is below the page of the patient, and adds to the doctor's own record.
  await page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name: 'Aggiungi' }).click();
  await expect(page.getByText('Quello che aggiungi va in «Il mio libretto»')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Misure' }).click();
  await expect(page.getByRole('dialog')).toContainText('Nel tuo libretto');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Torna alla pagina dell’assistito' }).click();

  // A reload belongs to the same visit, so the news stay.
  await page.reload();
  await expect(news).toBeVisible();

  const hidden = `Segreta ${test.info().project.name} ${test.info().repeatEachIndex}-${test.info().retry}`;
  await records.post('/api/salva/diagnosi/0', {
    ...{ tipo_diagnosi: 'Diagnosi', diagnosi_stato: '0', diagnosi_patologia: hidden, id_livello_confidenzialita: 6 },
    diagnosiDetails: { careprovider: 'Elena Bianchi' },
  });
  const search = page.getByRole('searchbox', { name: 'Cerca in ciò che condivide' });
  await page.getByRole('banner').getByRole('button', { name: 'Cerca in ciò che condivide' }).click();
  await expect(search).toBeFocused();
  await search.fill(hidden);
  await expect(page.getByText(`Nessun risultato per «${hidden}»`)).toBeVisible();
  await search.fill('penicillina');
  const allergy = page.getByRole('search').getByRole('button', { name: /Allergia alla penicillina/ });
  await expect(allergy).toBeVisible();
  await search.press('Enter');
  await expect(page.getByRole('search').getByRole('button').first()).toBeFocused();
  await allergy.click();
  await expect(
    page.locator('details[open]', { hasText: 'Allergia alla penicillina' }).locator('summary'),
  ).toBeFocused();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

test('an entry that was followed is marked again after a reload', async ({ page }) => {
  await page.goto('/webui/Assistiti/1');
  const news = page.getByRole('region', { name: /^Nuovo dal/ });
  await news.getByRole('button', { name: /^Mostra tutti/ }).click();
  await news.getByRole('button', { name: /^Radiografia/ }).click();
  const exam = page.getByRole('region', { name: 'Esami e referti' }).locator('details[open]');
  const wayBack = exam.getByRole('button', { name: 'Torna dov’eri' });
  await expect(wayBack).toBeInViewport();
  await page.reload();
  await expect(wayBack).toBeInViewport();
  await expect(exam).toContainText('Radiografia');
  await wayBack.click();
  await expect(page.getByRole('button', { name: 'Torna dov’eri' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Libretto di Giulia Ferraro');
});

test('a new report is opened from its line', { tag: '@sizes' }, async ({ page }) => {
  await page.goto('/webui/Assistiti/1');
  const news = page.getByRole('region', { name: /^Nuovo dal/ });
  const report = news.getByRole('button', { name: '1 referto: Radiografia colonna lombosacrale' });
  // With its exam, not in a line of its own.
  await news.getByRole('button', { name: /^Mostra tutti/ }).click();
  await expect(news.getByRole('listitem').filter({ hasText: 'Radiografia' })).toContainText('1 referto');
  await expect(news).not.toContainText('Referto RX colonna.pdf');
  await report.click();
  const viewer = page.getByRole('dialog', { name: /Radiografia colonna lombosacrale/ });
  await expect(viewer).toContainText('Lieve riduzione dello spazio discale L5-S1.');
  await page.keyboard.press('Escape');
  await expect(report).toBeFocused();
  // The line itself leads to the row.
  await expect(page.locator('details[open]')).toHaveCount(0);
  await news.getByRole('button', { name: /^Radiografia/ }).click();
  await expect(page.locator('details[open] > summary')).toBeFocused();
});

test('problems and therapies stand on the first screen of a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  // From its second page on, a browser has the fonts of the app.
  await page.goto('/webui/Assistiti');
  await page.evaluate(() =>
    Promise.all(['Inter Variable', 'Literata'].map((font) => document.fonts.load(`1em "${font}"`))),
  );
  await page.goto('/webui/Assistiti/1');
  await expect(page.getByRole('heading', { name: /^Nuovo dal/ })).toBeInViewport();
  for (const name of ['Problemi confermati', 'Terapie in corso']) {
    await expect(page.getByRole('region', { name }).getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('heading', { name: 'Problemi sospetti' })).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Avvisi' })).toBeInViewport({ ratio: 1 });
  const therapies = page.getByRole('region', { name: 'Terapie in corso' });
  for (const name of ['Brufen — ibuprofene', 'Pantorc — pantoprazolo', 'Inderal — propranololo']) {
    await expect(therapies.getByText(name)).toBeInViewport({ ratio: 1 });
  }
  // The first of their lines, of which the last says what they are for.
  for (const dose of ['1 compressa da 400 mg', '1 compressa da 20 mg']) {
    await expect(therapies.getByText(dose)).toBeInViewport({ ratio: 0.4 });
  }
});

test('little stands above the alerts and the problems on a phone @phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/webui/Assistiti/1');
  const alerts = page.getByRole('region', { name: 'Avvisi' });
  await expect(alerts).toBeInViewport({ ratio: 1 });
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  // Below the header, the name and one line.
  await expect.poll(() => top(alerts)).toBeLessThan(190);
  const news = page.getByRole('region', { name: /^Nuovo dal/ });
  await expect(news.getByRole('listitem')).toHaveCount(3);
  const print = page.getByRole('button', { name: 'Stampa' });
  expect(await top(print)).toBeGreaterThan(await top(alerts));
  expect(await top(print)).toBeLessThan(await top(news));
  const problems = page.getByRole('heading', { name: 'Problemi confermati' });
  const between = async () => {
    const [above, heading] = await Promise.all([alerts.boundingBox(), problems.boundingBox()]);
    return above && heading ? heading.y + heading.height - above.y - above.height : Number.NaN;
  };
  // Its state and day below each title.
  const [, second, third] = await news.getByRole('listitem').allInnerTexts();
  expect(second).toMatch(/^ECG del mattino\.pdf\nBattito irregolare per qualche minuto · Documento · \d+ [a-z]{3}/);
  expect(third).toMatch(/^Radiografia colonna lombosacrale\nEsame · \d+ [a-z]{3}/);
  await expect(news.getByRole('button', { name: 'Segna come lette' })).toHaveText('Segna come lette');
  // Another row of news would take 56 more. Two of the three titles take two or three lines.
  await expect.poll(between).toBeLessThan(690);
});

for (const width of [820, 1280]) {
  test(`a card follows that above it, whatever is opened beside it, at a width of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/webui/Assistiti/1');
    const edges = async (name: string) => {
      const box = await page.getByRole('region', { name, exact: true }).boundingBox();
      if (box === null) throw new Error(`${name} is not shown`);
      const { x, y, width, height } = box;
      return { left: Math.round(x), right: Math.round(x + width), top: y, bottom: y + height };
    };
    const gap = async (above: string, below: string) => (await edges(below)).top - (await edges(above)).bottom;
    const columns = [
      [
        ...['Problemi confermati', 'Problemi sospetti', 'Esami e referti', 'Andamento'],
        ...['Vaccini', 'Documenti', 'Contatti'],
      ],
      ['Terapie in corso', 'Visite', 'Dolore', 'Terapie concluse'],
    ];
    const expectColumns = async () => {
      for (const names of columns) {
        for (const [index, name] of names.slice(1).entries()) {
          await expect.poll(() => gap(names[index] ?? '', name)).toBeGreaterThan(8);
          expect(await gap(names[index] ?? '', name)).toBeLessThan(24);
          expect((await edges(name)).left).toBe((await edges(names[0] ?? '')).left);
        }
      }
    };
    await expect(page.getByRole('region', { name: 'Dolore', exact: true }).getByText(/zone con dolore/)).toBeVisible();
    await expectColumns();
    // Neither column ends with a blank.
    const ends = await Promise.all(columns.map(async (names) => (await edges(names.at(-1) ?? '')).bottom));
    expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeLessThan(200);
    const place = async () => (await edges('Visite')).top - (await edges('Avvisi')).top;
    const before = await place();
    const exams = page.getByRole('region', { name: 'Esami e referti' });
    await showAll(exams);
    await expectColumns();
    await exams.locator('summary').first().click();
    await expectColumns();
    expect(await place()).toBeCloseTo(before, 0);
    // Those that close the page have the width of it.
    for (const name of ['Le proposte', 'Diagnosi escluse']) {
      expect((await edges(name)).right).toBe((await edges('Avvisi')).right);
    }
  });
}

test('an opened row keeps its place, and no card next to it is stretched', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/webui/Assistiti/1');
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  const edge = async (part: Locator, of: 'top' | 'bottom' | 'left' | 'width') => {
    const box = await part.boundingBox();
    if (box === null) return Number.NaN;
    return Math.round({ top: box.y, bottom: box.y + box.height, left: box.x, width: box.width }[of]);
  };
  const belowRows = async (name: string) =>
    (await edge(card(name), 'bottom')) - (await edge(card(name).getByRole('listitem').last(), 'bottom'));
  await card('Terapie in corso').locator('summary').first().click();
  await expect(card('Terapie in corso').locator('details[open]')).toContainText('Codice ATC');
  await expect.poll(() => belowRows('Problemi sospetti')).toBeLessThan(20);

  const pressure = card('Andamento').locator('summary').first();
  await pressure.scrollIntoViewIfNeeded();
  const place = async () => [await edge(pressure, 'left'), await edge(pressure, 'top'), await edge(pressure, 'width')];
  const before = await place();
  await pressure.click();
  await expect(card('Andamento').getByRole('heading', { name: 'Andamento: Pressione' })).toBeVisible();
  expect(await place()).toEqual(before);
  await pressure.click();
  await expect(card('Andamento').locator('details[open]')).toHaveCount(0);
  expect(await place()).toEqual(before);

  await expect(card('Contatti').getByRole('link', { name: /^Anna Bellini/ })).toHaveAttribute('href', /^tel:/);
  await expect(card('Vaccini').getByText('Reazioni: Nessuna')).toBeVisible();
  await expect(card('Vaccini').locator('summary')).toHaveCount(0);
});

test("on the page of a patient the header searches the patient's record", async ({ page }) => {
  await page.goto('/webui/Assistiti/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Libretto di Giulia Ferraro');
  const header = page.getByRole('banner');
  // The doctor's own card would be taken for that of the patient.
  await expect(header.getByRole('button', { name: 'Cerca in ciò che condivide' })).toBeVisible();
  await expect(header.getByRole('link', { name: /emergenza/ })).toHaveCount(0);
  const search = page.getByRole('searchbox', { name: 'Cerca in ciò che condivide' });
  await expect(header.getByRole('button', { name: 'Cerca nel libretto' })).toHaveCount(0);
  // The only one of the page, and what it searches stands on it.
  const button = page.getByRole('button', { name: /^Cerca/ });
  await expect(button).toHaveText('Cerca in ciò che condivide');
  await button.click();
  await expect(search).toBeFocused();
  await search.fill('pressione');
  await page
    .getByRole('search')
    .getByRole('button', { name: /^Pressione · \d+ misurazioni, ultima/ })
    .click();
  await expect(page.locator('#voce-trend-pressure')).toHaveAttribute('open', '');
  await search.fill('Inderal');
  await expect(
    page
      .getByRole('search')
      .getByRole('button', { name: /Inderal/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('elsewhere the search finds patients by name', async ({ page }) => {
  await page.goto('/webui/Assistiti');
  await page.getByRole('banner').getByRole('button', { name: 'Cerca nel libretto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cerca' });
  const all = dialog.getByRole('region', { name: /^Assistiti \d+$/ });
  await expect(all.getByRole('link', { name: /^Sofia Ferraro/ })).toBeVisible();
  await expect(dialog.getByRole('link').first()).toHaveText(/^\p{L}+ Ferraro/u);
  await dialog.getByRole('searchbox').fill('ferr giu');
  const patients = dialog.getByRole('region', { name: /^Assistiti 1$/ });
  await expectAccessible(page);
  const giulia = patients.getByRole('link', { name: /^Giulia Ferraro/ });
  await expect(giulia).toContainText(/\d+ anni · 12 mar 1984$/);
  await giulia.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Libretto di Giulia Ferraro');
});

test('proposals that wait are a tap from the identity of the patient @phone', async ({ page }) => {
  await page.goto('/webui/Assistiti/1');
  await page.getByRole('button', { name: /^\d+ in attesa: le proposte$/ }).click();
  const proposals = page.getByRole('region', { name: 'Le proposte' }).getByRole('listitem');
  await expect(proposals.and(page.locator(':focus'))).toContainText('In attesa');
});

test('on a phone each day of the readings is a line @phone', async ({ page }) => {
  await page.goto('/webui/Assistiti/1');
  const trends = page.getByRole('region', { name: 'Andamento', exact: true });
  await showAll(trends);
  await trends.getByText('Tutte le rilevazioni').click();
  const table = trends.getByRole('table', { name: 'Tutte le rilevazioni' });
  const names = ['Data', 'Pressione (mmHg)', 'Frequenza cardiaca (bpm)', 'Peso (kg)'];
  await expect(table.getByRole('columnheader')).toHaveText(names);
  const latest = table.getByRole('row').nth(1);
  await expect(latest).toHaveText(/^\d+ [a-z]{3} \d{4}\s*\d+\/\d+\s*\d+\s*[\d,]+$/);
  // As high as a line of text with its room.
  expect((await latest.boundingBox())?.height).toBeLessThan(48);
  await expect(table.getByText('Altezza: 168 cm')).toBeVisible();
  const width = await table.evaluate((element) => element.scrollWidth);
  expect(width).toBeLessThanOrEqual((await trends.boundingBox())?.width ?? 0);
});

test('the colours of pain are explained once, whatever is opened', async ({ page }) => {
  await page.goto('/webui/Assistiti/1');
  const pain = page.getByRole('region', { name: 'Dolore', exact: true });
  await pain.getByText('Che cosa significano i colori').click();
  const rows = pain.getByRole('listitem').locator('details > summary');
  for (const row of [rows.nth(0), rows.nth(1)]) await row.click();
  await expect(pain.getByRole('button', { name: 'Ingrandisci', exact: true })).toHaveCount(2);
  await expect(pain.getByRole('list', { name: 'Legenda' })).toHaveCount(1);
});

test('with text at 200 % a scan keeps half of the screen @phone', async ({ page }) => {
  await page.goto('/webui/Assistiti/1');
  const files = page.getByRole('region', { name: 'Documenti', exact: true });
  await showAll(files);
  await withDoubledText(page, async () => {
    await files.getByRole('button', { name: 'Apri: TC ginocchio.dcm' }).click();
    const dialog = page.getByRole('dialog', { name: 'TC ginocchio.dcm' });
    const image = dialog.getByRole('group', { name: /Immagine/ });
    const screen = page.viewportSize()?.height ?? Number.NaN;
    const visible = async () => {
      const box = await image.boundingBox();
      return box ? Math.min(screen, box.y + box.height) - Math.max(0, box.y) : 0;
    };
    await expect.poll(visible).toBeGreaterThan(screen / 2);
    // Its facts are read below it and cover nothing.
    const facts = await dialog.getByText('CT · Ginocchio destro · KNEE · 256 × 256').boundingBox();
    const box = await image.boundingBox();
    expect(facts?.y).toBeGreaterThanOrEqual((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN));
    await expect(dialog.getByRole('slider', { name: 'Contrasto' })).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});

test('the header leads to each part of a long page', { tag: '@sizes' }, async ({ page }) => {
  await page.goto('/webui/Assistiti/1');
  const contacts = page.getByRole('region', { name: 'Contatti' });
  await expect(contacts).toBeAttached();
  const toParts = /^(Vai|Proponi o vai) a una parte$/;
  const menu = page.getByRole('button', { name: toParts });
  // Nothing more stands above the alerts.
  await expect(menu).toHaveCount(0);
  await contacts.scrollIntoViewIfNeeded();
  await menu.click();
  const items = page.getByRole('menu', { name: toParts }).getByRole('menuitem');
  const names = (await items.allTextContents()).filter((name) => name !== 'Proponi');
  expect(names.slice(0, 2)).toEqual(['Avvisi', expect.stringMatching(/^Nuovo dal /)]);
  expect(names.slice(-2)).toEqual(['Le proposte', 'Diagnosi escluse']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  for (const name of ['Terapie in corso', 'Visite', names[1] ?? '', 'Le proposte']) {
    await menu.click();
    await items.filter({ hasText: name }).click();
    const heading = page.getByRole('heading', { level: 2, name, exact: true });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
  }
  await withDoubledText(page, async () => {
    await menu.click();
    await items.filter({ hasText: 'Andamento' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Andamento' })).toBeInViewport({ ratio: 1 });
    await expectNoHorizontalScroll(page);
  });
});

test('a doctor proposes from the header of a long page', { tag: '@sizes' }, async ({ page }) => {
  await page.goto('/webui/Assistiti/1');
  const contacts = page.getByRole('region', { name: 'Contatti' });
  await contacts.scrollIntoViewIfNeeded();
  const menu = page.getByRole('button', { name: 'Proponi o vai a una parte' });
  const button = page.getByRole('main').getByRole('button', { name: 'Proponi', exact: true });
  const opener = menu.or(button).first();
  await expect(opener).toBeInViewport({ ratio: 1 });
  const isPhone = await menu.isVisible();
  await opener.click();
  if (isPhone) await page.getByRole('menuitem', { name: 'Proponi', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Proponi a Giulia/ });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('what a doctor adds goes into their own record, and says so', async ({ page }) => {
  await page.goto('/webui/Registro/Nuovo');
  await expect(page.getByText('Quello che aggiungi va in «Il mio libretto»')).toBeVisible();
  await page.goto('/webui/Assistiti/1');
  await page.getByRole('button', { name: 'Proponi', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog')).not.toContainText('Nel tuo libretto');
});

test('the kinds of a proposal stand in even lines on a phone @phone', async ({ page }) => {
  await page.goto('/webui/Assistiti/1');
  await page.getByRole('button', { name: 'Proponi', exact: true }).click();
  const kinds = page.getByRole('dialog').getByRole('radiogroup').locator('label');
  await expect(kinds).toHaveText(['Nota', 'Terapia', 'Esame', 'Correzione']);
  const places = await kinds.evaluateAll((all) => all.map((kind) => kind.getBoundingClientRect()));
  const lefts = places.map(({ left }) => left);
  expect([new Set(lefts).size, new Set(places.map(({ top }) => top)).size]).toEqual([2, 2]);
  expect(lefts[0]).toBe(lefts[2]);
  await withDoubledText(page, () => expectNoHorizontalScroll(page));
});

test('with text at 200 % a patient is a short page on a phone, and all rows are a tap away @phone', async ({
  page,
}) => {
  await page.goto('/webui/Assistiti/1');
  const exams = page.getByRole('region', { name: 'Esami e referti' });
  await expect(exams.getByRole('listitem')).toHaveCount(3);
  const edge = async (part: Locator, end: 'top' | 'bottom') => {
    const box = await part.boundingBox();
    return box === null ? Number.NaN : box.y + (end === 'bottom' ? box.height : 0);
  };
  // 844 px are a screen. A report among the first news has a button below its title.
  const therapies = page.getByRole('region', { name: 'Terapie in corso' });
  await expect.poll(() => edge(therapies, 'top')).toBeLessThan(1500);
  const important = ['Problemi confermati', 'Problemi sospetti', 'Terapie in corso'].map((name) =>
    page.getByRole('region', { name }),
  );
  const counts = await Promise.all(important.map((card) => card.getByRole('listitem').count()));
  expect(Math.min(...counts)).toBeGreaterThan(0);
  await withDoubledText(page, async () => {
    const alerts = page.getByRole('region', { name: 'Avvisi' });
    // Their reasons are among the details.
    await expect(alerts.getByText('Non prendere Plasil, Augmentin')).toBeInViewport({ ratio: 1 });
    await expect.poll(() => edge(alerts, 'bottom')).toBeLessThan(800);
    const pain = page.getByRole('region', { name: 'Dolore', exact: true });
    await expect(pain.getByText(/zone con dolore/)).toBeVisible();
    const rows = exams.locator('li:visible');
    await expect(rows).toHaveCount(1);
    for (const [index, card] of important.entries()) {
      await expect(card.locator('li:visible')).toHaveCount(counts[index] ?? Number.NaN);
    }
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(12_000);
    const news = page.getByRole('region', { name: /^Nuovo dal/ });
    await expect(news.getByRole('button', { name: /^Mostra tutti/ })).toHaveText(/^Mostra tutti \(\d+\)$/);
    const height = async () => (await news.locator('li:visible').boundingBox())?.height ?? Number.NaN;
    // Three lines and its report.
    await expect.poll(height).toBeLessThan(250);
    await exams.getByRole('button', { name: /^Mostra tutti \(\d+\): Esami e referti$/ }).click();
    await expect.poll(() => rows.count()).toBeGreaterThan(3);
    // The header still says whose alerts are a tap away.
    await exams.scrollIntoViewIfNeeded();
    const name = page.getByText('G. Ferraro, 42', { exact: true });
    await expect(name).toBeInViewport();
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Avvisi: / }).click();
    await expect(alerts).toBeInViewport();
  });
});

test('a doctor marks the news as read, and they stay read', { tag: '@sizes' }, async ({ page }) => {
  await page.goto('/webui/Assistiti/1');
  const news = page.getByRole('region', { name: /^Nuovo dal/ });
  await expect(news.getByRole('listitem').first()).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const mark = news.getByRole('button', { name: 'Segna come lette' });
  await mark.click();
  const none = page.getByText('Letto oggi');
  await expect(none).toBeFocused();
  await expect(news).toHaveCount(0);
  // Another reading would be an entry in the log of the patient.
  expect(requests.filter((request) => request.endsWith('/api/assistiti/1'))).toEqual([]);
  await page.getByRole('button', { name: 'Ripristina' }).click();
  await expect(mark).toBeFocused();
  await expect(news.getByRole('listitem').first()).toBeVisible();
  await page.reload();
  await mark.click();
  await expect(none).toBeFocused();
  await page.reload();
  await expect(none).toBeVisible();
  await page.goto('/webui/Assistiti');
  const row = page.getByRole('list', { name: 'I miei assistiti' }).getByRole('link', { name: /^Giulia Ferraro/ });
  await expect(row).toContainText('Letto oggi');
  await page.goBack();
  const again = page.getByRole('button', { name: /^Rivedi le ultime novità \(\d+\)$/ });
  const told = Number(/\d+/.exec((await again.textContent()) ?? '')?.[0]);
  await again.click();
  const item = page.getByRole('main').getByRole('button', { name: /^Mal di testa/ });
  await expect(item.first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Segna come non lette' }).click();
  await expect(mark).toBeFocused();
  await expect(again).toHaveCount(0);
  await page.reload();
  await news.getByRole('button', { name: `Mostra tutti (${told}): ` }).click();
  await expect(news.getByRole('listitem')).toHaveCount(told);
});

test('a doctor reads what a patient noted on an ECG without opening anything', async ({ page }) => {
  await page.goto('/webui/Assistiti/1');
  const note = 'Battito irregolare per qualche minuto';
  const news = page.getByRole('region', { name: /^Nuovo dal/ });
  await expect(news.getByRole('listitem').filter({ hasText: note })).toBeVisible();
  const document = page.getByRole('region', { name: 'Documenti' }).locator('li summary').filter({ hasText: note });
  await expect(document).toContainText('ECG del mattino.pdf');
  await page.getByRole('button', { name: 'Cerca in ciò che condivide' }).click();
  await page.getByRole('searchbox').fill('battito');
  await expect(page.locator('[data-result]').filter({ hasText: 'ECG del mattino.pdf' })).toBeVisible();
  const sheets = await readPdf(await page.pdf({ format: 'A4' }));
  expect(sheets.join(' ')).toContain(note);
});

test('a record is unread, with its allergies, until the doctor marks it', { tag: '@sizes' }, async ({ page }) => {
  await page.goto('/webui/Assistiti');
  const row = page.getByRole('list', { name: 'I miei assistiti' }).getByRole('link', { name: /^Sofia Ferraro/ });
  const isUnread = async () => {
    await expect(row).toContainText('Allergia alle arachidi');
    await expect(row).toContainText('Non ancora letto');
  };
  await isUnread();
  await row.click();
  const mark = page.getByRole('button', { name: 'Segna come letto' });
  await expect(mark).toBeVisible();
  await page.goto('/webui/Assistiti');
  await isUnread();
  await row.click();
  await mark.click();
  await expect(page.getByText('Letto oggi')).toBeFocused();
  await page.goto('/webui/Assistiti');
  await expect(row).toContainText('Letto oggi');
  await expect(row).toContainText('Allergia alle arachidi');
  await row.click();
  await page.getByRole('button', { name: 'Segna come non letto' }).click();
  await expect(mark).toBeFocused();
  await page.goto('/webui/Assistiti');
  await isUnread();
});

for (const width of [820, 1280]) {
  test(`with text at 200 % alerts come before the tools at a width of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/webui/Assistiti/1');
    const alerts = page.getByRole('region', { name: 'Avvisi' });
    const print = page.getByRole('button', { name: 'Stampa' });
    const gap = async () => {
      const [above, below] = await Promise.all([alerts.boundingBox(), print.boundingBox()]);
      return above && below ? below.y - above.y - above.height : Number.NaN;
    };
    await expect.poll(gap).toBeLessThan(0);
    await withDoubledText(page, async () => {
      await expect.poll(gap).toBeGreaterThan(0);
    });
  });
}

test('a doctor prints one sheet of summary and an appendix', async ({ page }) => {
  await page.goto('/webui/Assistiti');
  await page
    .getByRole('list', { name: 'I miei assistiti' })
    .getByRole('link', { name: /^Giulia Ferraro/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Libretto di Giulia Ferraro');
  const born = /\d+ anni, nata il 12 mar 1984 · Femmina/;
  await expect(page.getByText(born)).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await expect(page.getByRole('region', { name: /^Nuovo dal/ })).toBeVisible();
  const print = async (scope: string) => {
    await page.getByRole('button', { name: 'Stampa' }).click();
    await page.getByRole('menuitem', { name: scope }).click();
    await expect(page.locator('body[data-printed]')).toBeAttached();
  };
  await print('Stampa tutto');
  const sheets = await readPdf(await page.pdf({ format: 'A4' }));
  expect(sheets.length).toBeGreaterThan(1);
  for (const [index, sheet] of sheets.entries()) {
    expect(sheet).toMatch(new RegExp(`Pagina ${index + 1} di ${sheets.length}`));
    expect(sheet).toContain('Dal libretto di Giulia Ferraro · 12 mar 1984');
    expect(sheet).toContain(partNotice);
    expect(sheet).toMatch(/Stampato da Elena Bianchi il \d/);
  }
  const [summary = '', appendix] = sheets;
  for (const part of ['Libretto di Giulia Ferraro', 'Allergie: ', 'Non prendere Augmentin', 'Problemi confermati']) {
    expect(summary).toContain(part);
  }
  expect(summary).toMatch(born);
  expect(summary).toMatch(/Dolore \d+ su 10/);
  // A trend has its day.
  expect(summary).toMatch(/mmHg\s*·\s*((Sopra la|Sotto la|Fuori dalla) norma · )?\d+ \p{L}{3} \d{4}/u);
  expect(summary).toMatch(/Nuovo dal \d+ \p{L}{3}\s*Schiena bloccata.*ECG del mattino.*Radiografia/su);
  expect(summary).toMatch(/Più forte dal [^:]+: Zona lombare sinistra, dietro: molto forte \(\d+ \p{L}{3}\)/u);
  expect(summary).toMatch(/ancora da fare: [^·]*Visita dermatologica \(\d+ \p{L}{3} \d{4}/u);
  expect(summary).toMatch(/Radiografia colonna lombosacrale\s*· [^·]+ · Tommaso Rinaldi · 1 referto/);
  expect(summary).toMatch(
    /Media di 3 mesi \d+\/\d+ \(massima \d+–\d+, minima \d+–\d+\) · \d+ di \d+ fuori dal riferimento/,
  );
  expect(summary).toContain('Interazione lieve con Inderal: Controllare la pressione');
  expect(summary).not.toContain('Un’altra voce');
  expect(summary).not.toContain('Appendice');
  expect(appendix).toContain('Appendice');
  const details = sheets.slice(1).join(' ');
  expect(details).toContain('Zona lombare sinistra, dietro: molto forte; Zona lombare destra');
  // The body, legible without colours, beside what its numbers mean.
  expect(details).toMatch(/Dolore.*Livelli del disegno, da 2 a 6.*Molto forte/su);
  // Each fact once.
  for (const said of [
    'Interazione lieve con Inderal',
    'Anna Bellini',
    'Ipercolesterolemia',
    'Ginocchio destro, davanti',
  ]) {
    expect(details).not.toContain(said);
  }
  expect(sheets.join(' ')).not.toContain('nei 14 giorni prima e dopo');
  expect(details).toMatch(/Brufen — ibuprofene\s*· 1 compressa[^·]*· Due volte al giorno.*Codice ATC: M01AE01/s);
  expect(details).toMatch(/Chiara Neri\s*· Contatto di emergenza/);
  expect(details).toMatch(/Tutte le rilevazioni\s*(Tutte da|Da) un dispositivo/);
  expect(details).not.toContain('(da un dispositivo)');
  await expect(page.getByText('Appendice')).toHaveCount(0);

  await print('Stampa la sintesi');
  const brief = await readPdf(await page.pdf({ format: 'A4' }));
  expect(brief).toHaveLength(1);
  expect(brief[0]).toContain('Pagina 1 di 1');
  expect(brief[0]).toMatch(/Altre \d+ voci non sono in questa sintesi\./);
  expect(brief[0]).not.toContain('appendice');
});

test('without the button the same sheets are printed', async ({ page }) => {
  // The browser is never idle.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/webui/Assistiti/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Libretto di Giulia Ferraro');
  const [summary = '', appendix] = await readPdf(await page.pdf({ format: 'A4' }));
  expect(summary).toContain('Dal libretto di Giulia Ferraro · 12 mar 1984');
  expect(summary).not.toContain('Mostra tutti');
  expect(appendix).toContain('Appendice');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: /^Appendice/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Libretto di Giulia Ferraro' })).toHaveCount(1);
});

test('a short record and what its summary leaves out are one sheet', async ({ page }) => {
  await page.goto('/webui/Assistiti');
  await page
    .getByRole('list', { name: 'I miei assistiti' })
    .getByRole('link', { name: /^Bruno Ferraro/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Libretto di Bruno Ferraro');
  const sheets = await readPdf(await page.pdf({ format: 'A4' }));
  expect(sheets).toHaveLength(1);
  expect(sheets[0]).toMatch(/Appendice.*Tutte le rilevazioni/s);
});
