import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';
import { example } from '../../testing/contract.ts';
import { withLongTexts } from '../../testing/long-text.ts';

export default {
  ...appStory,
  title: 'App/Record/Exam',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/Esami/8' },
} satisfies AppMeta;

const exams = example('listExams');
const minimal = exams.map((exam) => ({
  ...exam,
  indagine_categoria: null,
  indagine_motivo: '',
  indagine_data_display: null,
  id_centro_indagine: null,
  altro_centro: '',
  careprovider: '',
  allegati: [],
  id_allegati: [],
}));
const chosen = exams.map((exam) => ({ ...exam, specialita: [5, 8, 17], specialita_scelta: true }));
const unassigned = exams.map((exam) => ({ ...exam, specialita: [], specialita_scelta: true }));
const [deleted] = example('listTrash');

export const Full: AppStory = {};
export const Scheduled: AppStory = { args: { path: '/Registro/Esami/3' } };
export const Minimal: AppStory = {
  args: { answers: { listExams: minimal, getRecordDetail: example('getRecordDetail', 'empty') } },
};
export const ChosenSpecialties: AppStory = { args: { answers: { listExams: chosen } } };
export const NoSpecialties: AppStory = { args: { answers: { listExams: unassigned } } };
export const NotFound: AppStory = { args: { path: '/Registro/Esami/999999' } };
export const Deleted: AppStory = {
  args: {
    path: '/Registro/Esami/17',
    answers: { listTrash: deleted ? [{ ...deleted, tipo: 'exam', id_record: 17 }] : [] },
  },
};
export const Loading: AppStory = { args: { connection: 'loading' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
export const AudienceFailed: AppStory = {
  args: { answers: { getRecordDetail: new Response(null, { status: 500 }) } },
};
export const LongText: AppStory = {
  args: {
    answers: {
      listExams: withLongTexts(exams, 'indagine_tipologia', 'indagine_motivo', 'altro_centro', 'careprovider'),
    },
  },
};

const openSpecialties = async () => {
  await userEvent.click(await screen.findByText(/^Specialità: /));
  const change = await screen.findByRole('button', { name: /^Cambia specialità di/ });
  await userEvent.click(change);
  const dialog = await screen.findByRole('dialog', { name: 'A quali specialità appartiene' });
  await waitFor(() => expect(dialog).toHaveTextContent(/Con questa scelta lo vede: (?!Un momento)/));
};

export const SpecialtiesInteractions: AppStory = { tags: ['interaction', 'looks'], play: openSpecialties };
export const ChosenSpecialtiesInteractions: AppStory = {
  args: { answers: { listExams: chosen } },
  tags: ['interaction'],
  play: async () => {
    await openSpecialties();
    await expect(await screen.findByRole('button', { name: 'Torna alla proposta' })).toBeVisible();
  },
};
export const SpecialtiesFailedInteractions: AppStory = {
  args: { answers: { listExams: chosen, saveSpecialties: new Response(null, { status: 500 }) } },
  parameters: { expectedLogs: ['A record could not be saved'] },
  tags: ['interaction'],
  play: async () => {
    await openSpecialties();
    await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
    // The toasts have an alert in the dialog too.
    const failure = await screen.findByText(/si è verificato un errore/);
    await expect(failure.closest('[role="alert"]')).toBeVisible();
  },
};
