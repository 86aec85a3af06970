import type { Page } from 'playwright';

export const guideLanguages = ['it', 'en'] as const;
export type GuideLanguage = (typeof guideLanguages)[number];

type Named = Record<GuideLanguage, string>;

export interface GuidePicture {
  name: string;
  path: string;
  open?: readonly Named[];
  /** Height in pixels from the header with the title; a wider window with the menu if absent. */
  height?: number;
}

const list = (it: string, en: string): Named => ({ it, en });

export const guidePictures: readonly GuidePicture[] = [
  { name: 'inizio', path: 'Registro/SchedaPaziente' },
  { name: 'scheda', path: 'Registro/SchedaPaziente', height: 560 },
  { name: 'taccuino', path: 'Registro/Taccuino', open: [list('Segnalazioni', 'Reports')], height: 520 },
  { name: 'taccuino-nuova', path: 'Registro/Taccuino/Nuova', height: 700 },
  { name: 'farmaci', path: 'Registro/Farmaci', height: 450 },
  { name: 'anamnesi', path: 'Registro/Anamnesi', open: [list('Familiare', 'Family')], height: 560 },
  { name: 'esami', path: 'Registro/Esami', open: [list('Richiesti', 'Requested')], height: 560 },
  { name: 'diagnosi', path: 'Registro/Diagnosi', open: [list('Sospette', 'Suspected')], height: 560 },
  { name: 'vaccini', path: 'Registro/Vaccini', open: [list('Vaccinazioni', 'Vaccinations')], height: 540 },
  { name: 'file', path: 'Registro/File', open: [list('Kardia', 'Kardia')], height: 540 },
  { name: 'dottori', path: 'Registro/Dottori', open: [list('I tuoi dottori', 'Your doctors')], height: 560 },
  { name: 'visite', path: 'Registro/Visite', open: [list('Visite', 'Visits')], height: 540 },
  {
    name: 'centri',
    path: 'centriConvezionati/CentriConvezionati',
    open: [list('Studi Specialistici', 'Specialists')],
    height: 560,
  },
  { name: 'altro', path: 'altro', height: 560 },
  { name: 'report', path: 'report', height: 730 },
  { name: 'cronologia', path: 'Registro/Cronologia', height: 560 },
  { name: 'visita', path: 'Registro/PreparaVisita', height: 560 },
  { name: 'account', path: 'account', height: 560 },
  { name: 'dosi', path: 'calcolatricemedica/Dosi', height: 560 },
];

const narrow = { width: 800, height: 900 };
const whole = { width: 1120, height: 680 };

export async function arrange(page: Page, url: string, picture: GuidePicture, language: GuideLanguage) {
  const view = picture.height === undefined ? whole : narrow;
  await page.setViewportSize(view);
  await page.goto(`${url}/webui/${picture.path}`, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const title of picture.open ?? []) {
    const region = page.getByRole('region', { name: title[language], exact: true });
    const toggle = region.getByRole('button', { name: title[language], exact: true });
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
    await region.getByRole('button', { name: title[language], exact: true, expanded: true }).waitFor();
    await page.waitForLoadState('networkidle');
  }
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
  });
  await page.evaluate(() => document.fonts.ready);
  // The help link loads last.
  await page.locator('header a[download][aria-label]').waitFor();
  if (picture.height === undefined) return { x: 0, y: 0, ...whole };
  // The title is in the header of the frame.
  return { x: 0, y: 0, width: view.width, height: picture.height };
}
