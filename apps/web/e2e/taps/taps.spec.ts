import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { radioLabel } from '../dialogs.ts';
import { expect, patient, test } from '../journey.ts';
import { type Effort, Hand } from './hand.ts';

// What everyday tasks cost on a phone of 390 px, from the start page; the counts are printed.
test.use({ user: patient });

const picture = {
  name: 'IMG_0001.png',
  mimeType: 'image/png',
  buffer: readFileSync(new URL('../../public/icons/512.png', import.meta.url)),
};

const bar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name, exact: true });
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const summary = (page: Page, role: 'dialog' | 'alertdialog' = 'dialog') =>
  page.getByRole(role, { name: 'Sei sicuro di salvare i dati?' });

interface Task {
  name: string;
  limit: Effort;
  run: (page: Page, hand: Hand) => Promise<void>;
}

const tasks: Task[] = [
  {
    name: 'completed exams',
    limit: { taps: 2, typed: 0, screens: 0 },
    run: async (page, hand) => {
      await hand.tap(bar(page, 'Salute'));
      await hand.tap(main(page).getByRole('link', { name: /^Completati/ }));
      await hand.look(page.getByRole('listitem').filter({ hasText: 'TSH' }).first());
    },
  },
  {
    name: 'a blood report',
    limit: { taps: 3, typed: 0, screens: 0 },
    run: async (page, hand) => {
      await hand.tap(bar(page, 'Salute'));
      await hand.tap(main(page).getByRole('link', { name: /^Completati/ }));
      await hand.tap(
        main(page)
          .getByRole('link', { name: /Emocromo/ })
          .first(),
      );
      await expect(page.getByRole('heading', { level: 1, name: /Emocromo/ })).toBeVisible();
    },
  },
  {
    name: 'an exam with a photo',
    limit: { taps: 4, typed: 0, screens: 0 },
    run: async (page, hand) => {
      await hand.tap(bar(page, 'Aggiungi'));
      await hand.choose(press(page, /^Fotografa/), picture);
      await hand.tap(press(page, 'Radiografia o ecografia'));
      await hand.tap(summary(page).getByRole('button', { name: 'Salva' }));
      await expect(main(page).getByText('Salvato con successo!')).toBeVisible();
    },
  },
  {
    name: 'a file with a photo',
    limit: { taps: 4, typed: 0, screens: 0 },
    run: async (page, hand) => {
      await hand.tap(bar(page, 'Aggiungi'));
      await hand.choose(press(page, /^Fotografa/), picture);
      await hand.tap(press(page, 'Ricetta o documento'));
      await hand.tap(summary(page).getByRole('button', { name: 'Salva' }));
      await expect(main(page).getByText('Salvato con successo!')).toBeVisible();
    },
  },
  {
    name: 'what a doctor sees',
    limit: { taps: 2, typed: 0, screens: 0 },
    run: async (page, hand) => {
      await hand.tap(bar(page, 'Condividi'));
      // Oggi says it as well, below.
      await expect(page.getByRole('heading', { level: 1, name: 'Condividi' })).toBeVisible();
      await hand.look(main(page).getByText(/Elena Bianchi vede \d+ di \d+/));
    },
  },
  {
    name: 'the emergency card',
    limit: { taps: 1, typed: 0, screens: 0.5 },
    run: async (page, hand) => {
      await hand.tap(page.getByRole('banner').getByRole('link', { name: 'Scheda di emergenza' }));
      await expect(page.getByRole('heading', { level: 1, name: 'Scheda di emergenza' })).toBeVisible();
      await hand.look(
        main(page)
          .getByText(/penicillina/i)
          .first(),
      );
    },
  },
  {
    name: 'a dose',
    limit: { taps: 1, typed: 0, screens: 0 },
    run: async (page, hand) => {
      await hand.tap(press(page, /^Presa: /).first());
      await expect(main(page).getByText('1 di 5 segnate')).toBeVisible();
    },
  },
  {
    name: 'a blood pressure',
    limit: { taps: 5, typed: 2, screens: 0 },
    run: async (page, hand) => {
      await hand.tap(bar(page, 'Aggiungi'));
      await hand.tap(press(page, 'Misure'));
      const dialog = page.getByRole('dialog');
      // The first field has the focus.
      await expect(dialog.getByLabel(/massima/i)).toBeFocused();
      await hand.write(dialog.getByLabel(/massima/i), '125');
      await hand.type(dialog.getByLabel(/minima/i), '82');
      await hand.tap(dialog.getByRole('button', { name: 'Salva' }));
      await hand.tap(page.getByRole('alertdialog').getByRole('button', { name: 'Conferma' }));
      await expect(page.getByText('Salvato con successo!').first()).toBeVisible();
    },
  },
  {
    name: 'the course of the blood pressure',
    limit: { taps: 1, typed: 0, screens: 1 },
    run: async (page, hand) => {
      await hand.tap(main(page).getByRole('link', { name: 'Pressione', exact: true }));
      await expect(page.getByRole('heading', { level: 1, name: 'Pressione' })).toBeVisible();
      await hand.look(main(page).getByText(/Media di 3 mesi/));
    },
  },
  {
    name: 'a pain as the last time',
    limit: { taps: 5, typed: 0, screens: 0 },
    run: async (page, hand) => {
      await hand.tap(bar(page, 'Aggiungi'));
      const again = page.getByRole('region', { name: 'Dolore, come l’ultima volta' });
      await hand.tap(again.getByRole('button', { name: 'Peggio' }));
      const card = page.getByRole('region', { name: 'Come l’ultima volta', exact: true });
      await hand.tap(radioLabel(card, /^7 su 10/));
      await hand.tap(card.getByRole('button', { name: 'Salva con questo disegno' }));
      await hand.tap(page.getByRole('alertdialog').getByRole('button', { name: 'Conferma' }));
      await expect(page.getByText('Salvato con successo!').first()).toBeVisible();
    },
  },
  {
    name: 'a doctor who sees a preset',
    limit: { taps: 6, typed: 1, screens: 0 },
    run: async (page, hand) => {
      await hand.tap(bar(page, 'Condividi'));
      await hand.tap(main(page).getByRole('link', { name: 'Aggiungi un dottore' }));
      const search = page.getByRole('region', { name: 'Ricerca dottore' }).getByRole('searchbox');
      // The search has the focus.
      await hand.write(search, 'moretti');
      await hand.tap(press(page, 'Aggiungi: Andrea Moretti'));
      await hand.tap(summary(page, 'alertdialog').getByRole('button', { name: 'Aggiungi' }));
      await hand.tap(page.getByRole('dialog').getByRole('button', { name: 'Il mio specialista' }));
      await hand.tap(summary(page, 'alertdialog').getByRole('button', { name: 'Conferma' }));
      await expect(page.getByText('Hai aggiornato con successo il livello di confidenzialità!').first()).toBeVisible();
    },
  },
  {
    name: 'a link to share',
    limit: { taps: 4, typed: 0, screens: 0 },
    run: async (page, hand) => {
      await hand.tap(bar(page, 'Condividi'));
      await hand.tap(main(page).getByRole('link', { name: 'Crea un link' }));
      await hand.tap(page.getByRole('dialog').getByRole('button', { name: 'Per il pronto soccorso' }));
      await expect(page.getByRole('dialog', { name: 'Il link è pronto' })).toBeVisible({ timeout: 45_000 });
    },
  },
  {
    name: 'the allergies',
    limit: { taps: 0, typed: 0, screens: 0 },
    run: async (page, hand) =>
      hand.look(
        main(page)
          .getByText(/Allergie: penicillina/)
          .first(),
      ),
  },
  {
    name: 'the next appointment',
    limit: { taps: 0, typed: 0, screens: 0 },
    run: async (page, hand) => hand.look(main(page).getByText(/fra \d+ giorni/)),
  },
  {
    name: 'the whole record as a PDF',
    limit: { taps: 3, typed: 0, screens: 0 },
    run: async (page, hand) => {
      await hand.tap(bar(page, 'Condividi'));
      await hand.tap(main(page).getByRole('link', { name: /^Stampa e scarica/ }));
      await hand.tap(press(page, 'Anteprima: Report'));
      await expect(page.getByRole('dialog', { name: 'Report', exact: true })).toBeVisible();
    },
  },
  {
    // Months away, so the start page does not name it.
    name: 'a vaccine that is due',
    limit: { taps: 1, typed: 0, screens: 0.5 },
    run: async (page, hand) => {
      await hand.tap(bar(page, 'Salute'));
      await hand.look(main(page).getByText(/Richiamo entro/));
    },
  },
  {
    name: 'a search of everything',
    limit: { taps: 1, typed: 1, screens: 0 },
    run: async (page, hand) => {
      await hand.tap(press(page, 'Cerca nel libretto'));
      const field = page.getByRole('dialog').getByRole('searchbox');
      await expect(field).toBeFocused();
      await hand.write(field, 'pantorc');
      await expect(page.getByRole('dialog').getByRole('status').first()).toContainText(/\d/);
    },
  },
  {
    name: 'logging out',
    limit: { taps: 2, typed: 0, screens: 0 },
    run: async (page, hand) => {
      await hand.tap(bar(page, 'Tu'));
      await hand.tap(main(page).getByRole('button', { name: 'Esci' }));
      await page.waitForURL(/login/);
    },
  },
];

for (const { name, limit, run } of tasks) {
  test(`${name}: at most ${limit.taps} taps @phone`, async ({ page }) => {
    await page.goto('/webui/Registro/SchedaPaziente');
    await expect(main(page).getByText('0 di 5 segnate').or(main(page).getByText('1 di 5 segnate'))).toBeVisible();
    await expect(
      main(page)
        .getByText(/vede \d+ di \d+/)
        .first(),
    ).toBeVisible();
    const hand = new Hand(page);
    await run(page, hand);
    const { taps, typed, screens } = hand.effort;
    // biome-ignore lint/suspicious/noConsole: the counts are the result
    console.log(
      `${name}: ${taps} taps of ${limit.taps}, ${typed} typed of ${limit.typed}, ${screens} screens of ${limit.screens}`,
    );
    expect(taps, 'taps').toBeLessThanOrEqual(limit.taps);
    expect(typed, 'typed fields').toBeLessThanOrEqual(limit.typed);
    expect(screens, 'scrolled screens').toBeLessThanOrEqual(limit.screens);
  });
}
