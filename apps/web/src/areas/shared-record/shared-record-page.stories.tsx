import { expect, screen, userEvent, within } from 'storybook/test';
import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';
import { example } from '../../testing/contract.ts';
import { longText } from '../../testing/long-text.ts';

export default {
  ...appStory,
  title: 'App/Doctor/Shared record',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Assistiti/1', person: 'doctor' },
} satisfies AppMeta;

const shared = example('getSharedRecord');
const exams = example('listExams');
const [firstExam] = exams;
const diagnoses = example('listDiagnoses');
const [firstDiagnosis] = diagnoses;

const full = {
  ...shared,
  condivisione: {
    ...{ medico: 'Elena Bianchi', parziale: false, ultima_lettura: '2026-11-12T09:00:00.000Z' },
    novita: exams.slice(0, 4).map(({ id_indagine }) => ({ tipo: 'exam' as const, id_record: id_indagine })),
  },
  contattiemergenza: example('listEmergencyContacts'),
  contattialtro: example('listOtherContacts'),
  tbl_taccuinos: example('listNotebookEntries'),
  esami: exams,
  diagnosi: diagnoses,
  visite: example('listVisits'),
  rilevazioni: example('listReadings'),
  terapie: example('listTherapies'),
  vaccinazioni: example('listVaccinations').data,
  reazioni: example('listReactionReports'),
  gravidanze: example('listPregnancies'),
  files: example('listFiles').data,
};

const part = {
  ...full,
  condivisione: { ...full.condivisione, parziale: true, novita: [] },
  ...{ visite: [], rilevazioni: [], vaccinazioni: [], gravidanze: [], files: [], tbl_taccuinos: [] },
};

const long = {
  ...full,
  identita: { ...shared.identita, paziente_nome: longText, paziente_cognome: longText },
  esami: firstExam ? [{ ...firstExam, indagine_tipologia: longText, indagine_motivo: longText }] : [],
  diagnosi: firstDiagnosis
    ? [
        { ...firstDiagnosis, diagnosi_patologia: longText },
        { ...firstDiagnosis, id_diagnosi: 99, tipo_diagnosi: 'Allergia' as const, diagnosi_patologia: longText },
      ]
    : [],
};

const ready = { name: /^(Libretto di|Record of)/, level: 1 } as const;

export const Full: AppStory = { args: { answers: { getSharedRecord: full } } };
export const Part: AppStory = { args: { answers: { getSharedRecord: part } } };
export const Empty: AppStory = {};
export const Loading: AppStory = { args: { connection: 'loading' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
export const LongText: AppStory = { args: { answers: { getSharedRecord: long } } };

export const Opened: AppStory = {
  tags: ['app', '!autodocs', 'interaction'],
  args: { answers: { getSharedRecord: full } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Mostra i dettagli|Show details)$/ }));
    const news = within(await canvas.findByRole('region', { name: /^(Nuovo dal|New since)/ }));
    const [line] = news.getAllByRole('button', { name: /·/ });
    if (line) await userEvent.click(line);
    await expect(document.activeElement?.closest('details')).toHaveAttribute('open');
  },
};

export const Searched: AppStory = {
  tags: ['app', '!autodocs', 'interaction'],
  args: { answers: { getSharedRecord: full, searchSharedRecord: example('searchSharedRecord') } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'emocromo');
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
    const heading = await screen.findByText(/^(Appendice|Appendix)/);
    const sheet = heading.closest('table')?.parentElement;
    if (sheet) sheet.style.display = 'block';
    await expect(heading).toBeVisible();
  },
};
