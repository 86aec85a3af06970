import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { writtenDay } from '../dates.ts';
import { expect, patient, test } from '../journey.ts';

test.use({ user: patient });

// Each page's link leads to its guide.
const guides = [
  ['Salute', 'SchedaPazienteWeb', 'Salute'],
  ['Taccuino del dolore', 'TaccuinoWeb', 'Taccuino del dolore'],
  ['Farmaci', 'FarmaciWeb', 'Farmaci'],
  ['Storia clinica', 'AnamnesiWeb', 'Storia clinica'],
  ['Esami', 'EsamiWeb', 'Esami'],
  ['Diagnosi', 'DiagnosiWeb', 'Diagnosi'],
  ['Vaccini', 'VacciniWeb', 'Vaccini'],
  ['Documenti', 'FilesWeb', 'Documenti'],
  ['Visite', 'VisiteWeb', 'Visite'],
  ['Centri', 'CentriDiagnosticiWeb', 'Centri convenzionati'],
  ['Link utili', 'AltroWeb', 'Link utili'],
  ['Dosi', 'CalcolatriceWeb', 'Dosi'],
  ['Condividi', 'DottoriWeb', 'Condividi'],
  ['Dottori', 'DottoriWeb', 'Dottori'],
] as const;

async function downloaded(page: Page, link: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: link }).click();
  const file = await download;
  return { name: file.suggestedFilename(), from: new URL(file.url()).pathname, path: await file.path() };
}

/** Returns the objects of a PDF as text, including compressed streams. */
async function readPdf(path: string): Promise<string> {
  const file = await readFile(path);
  const packed = [...file.toString('latin1').matchAll(/\/Length (\d+)[^>]*?>>\s*stream\r?\n/g)].map((match) => {
    const start = match.index + match[0].length;
    if (!match[0].includes('FlateDecode')) return '';
    return inflateSync(file.subarray(start, start + Number(match[1]))).toString('latin1');
  });
  return [file.toString('latin1'), ...packed].join('\n');
}

function expectReadable(pdf: string, language: string) {
  expect(pdf.startsWith('%PDF-1.7')).toBe(true);
  expect(pdf).toContain(`/Lang (${language})`);
  // Tagged PDF with headings and alternative texts.
  expect(pdf).toContain('/Marked true');
  expect(pdf).toMatch(/\/S \/H1\b/);
  expect(pdf).toMatch(/\/S \/Figure\b[\s\S]{0,40}\/Alt \(/);
  expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>');
}

// covers A-01 A-02 A-03 A-04 A-05 A-06 A-07 A-08 A-09 A-10 A-11 A-12 A-13 A-14 S-08 S-13
test('the help link of every page downloads an accessible guide', async ({ page, server }) => {
  await page.goto('/webui/Registro/SchedaPaziente');
  for (const [link, name, title] of guides) {
    // The rail shows one group of pages at a time.
    if (link === 'Centri') await page.getByRole('navigation').getByRole('button', { name: 'Strumenti' }).click();
    await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Scarica la guida' })).toHaveAttribute(
      'href',
      `/userGuide/${name}.pdf`,
    );
    const guide = await downloaded(page, 'Scarica la guida');
    expect([guide.name, guide.from]).toEqual([`${name}.pdf`, `/userGuide/${name}.pdf`]);
    expectReadable(await readPdf(guide.path), 'it-IT');
  }
  const reports = await page.request.get(`${server.url}/userGuide/ReportWeb.pdf`);
  expect([reports.status(), reports.headers()['content-type']]).toEqual([200, 'application/pdf']);

  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page.getByRole('button', { name: 'Accedi', exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

// covers S-09 S-10 S-11 S-14 R-41
test('the footer links to guide and privacy notice and shows the date of the drug data', {
  tag: '@sizes',
}, async ({ page, context, server }) => {
  const drugs = page.waitForResponse('**/api/datiFarmaci');
  await page.goto('/webui/Registro/Paypal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Scarica la guida' })).toHaveCount(0);
  const { aggiornamento } = await (await drugs).json();
  const footer = page.getByRole('contentinfo');
  const day = writtenDay(aggiornamento);
  await expect(footer).toContainText(`Ultimo aggiornamento: ${day}.`);
  await expect(footer).toContainText('hanno scopo educativo e non sono un consiglio medico');
  await expectAccessible(page);

  const general = await downloaded(page, 'Guida generale (PDF)');
  expect([general.name, general.from]).toEqual(['UserGuideWeb.pdf', '/UserGuideWeb.pdf']);
  expectReadable(await readPdf(general.path), 'it-IT');

  const notice = footer.getByRole('link', { name: /Informativa sulla privacy/ });
  await expect(notice).toHaveAttribute('href', '/webui/home/informative');
  const opened = context.waitForEvent('page');
  await notice.click();
  const privacy = await opened;
  await expect(privacy.getByRole('heading', { level: 1, name: 'Informativa sulla privacy' })).toBeVisible();
  await expect(privacy).toHaveURL(`${server.url}/webui/home/informative`);
  await privacy.close();

  await page.getByRole('button', { name: 'English' }).click();
  const english = await downloaded(page, 'General guide (PDF)');
  expect(english.from).toBe('/UserGuideWeb.en.pdf');
  expectReadable(await readPdf(english.path), 'en-GB');
});
