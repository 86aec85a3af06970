import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';
import { example } from '../../testing/contract.ts';
import { fullRecord, longRecord, partOfRecord, sharedExams } from '../../testing/shared-records.ts';

export default {
  ...appStory,
  title: 'App/Doctor/Shared record',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Assistiti/1', person: 'doctor' },
} satisfies AppMeta;

const condivisione = {
  ...{ medico: 'Elena Bianchi', parziale: false, ultima_lettura: '2026-11-12T09:00:00.000Z' },
  novita: sharedExams.slice(0, 4).map(({ id_indagine }) => ({ tipo: 'exam' as const, id_record: id_indagine })),
  interazioni: fullRecord.terapie.slice(0, 1).map(({ id_terapie }) => ({
    id_terapie,
    messaggi: example('checkDrugInteractions').messaggiInterazioni,
    revisione_clinica: false,
  })),
  richiami: example('getVaccinationSchedule').data,
};

const full = { ...fullRecord, condivisione };
const part = { ...partOfRecord, condivisione: { ...condivisione, parziale: true, novita: [] } };
const long = { ...longRecord, condivisione };

const ready = { name: /^(Libretto di|Record of)/, level: 1 } as const;

export const Full: AppStory = { args: { answers: { getSharedRecord: full } } };
export const Part: AppStory = { args: { answers: { getSharedRecord: part } } };
export const Empty: AppStory = {};
export const Loading: AppStory = { args: { connection: 'loading' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
export const LongText: AppStory = { args: { answers: { getSharedRecord: long } } };

const exam = /^Ecocolordoppler/;

export const Opened: AppStory = {
  tags: ['app', '!autodocs', 'interaction'],
  args: { answers: { getSharedRecord: full } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Mostra i dettagli|Show details)$/ }));
    const news = within(await canvas.findByRole('region', { name: /^(Nuovo dal|New since)/ }));
    await userEvent.click(await news.findByRole('button', { name: exam }));
    await waitFor(() => expect(document.activeElement?.closest('details')).toHaveAttribute('open'));
  },
};

const back = /^(Torna dov’eri|Back to where you were)$/;

export const Returned: AppStory = {
  ...Opened,
  tags: ['app', '!autodocs', 'interaction'],
  play: async (context) => {
    await Opened.play?.(context);
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: back }));
    const news = within(canvas.getByRole('region', { name: /^(Nuovo dal|New since)/ }));
    // The browser goes back in a later task.
    await waitFor(() => expect(news.getByRole('button', { name: exam })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: back })).toBeNull();
  },
};

export const Searched: AppStory = {
  tags: ['app', '!autodocs', 'interaction'],
  args: { answers: { getSharedRecord: full, searchSharedRecord: example('searchSharedRecord') } },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await userEvent.click(await canvas.findByRole('button', { name: /^(Cerca in|Search what)/ }));
    await userEvent.type(main.getByRole('searchbox'), 'emocromo');
    await expect((await canvas.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(0);
  },
};

/** The sheet of paper, which is hidden on a screen. */
export const Printed: AppStory = {
  tags: ['app', '!autodocs', 'interaction'],
  args: { answers: { getSharedRecord: full } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', ready);
    window.print = () => window.dispatchEvent(new Event('beforeprint'));
    await userEvent.click(canvas.getByRole('button', { name: /^(Stampa|Print)$/ }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: /^(Stampa tutto|Print everything)$/ }));
    const heading = await screen.findByText(/^(Appendice|Appendix)/);
    const sheet = heading.closest('table')?.parentElement;
    if (sheet) sheet.style.display = 'block';
    await expect(heading).toBeVisible();
  },
};
