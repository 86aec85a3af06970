import { expect, within } from 'storybook/test';
import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';
import { example } from '../../testing/contract.ts';
import { withLongTexts } from '../../testing/long-text.ts';

export default {
  ...appStory,
  title: 'App/Doctor/Patients',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Assistiti', person: 'doctor' },
} satisfies AppMeta;

const { data } = example('listSharedPatients');
const quiet = data.map((patient) => ({ ...patient, novita: 0, avvisi: [], parziale: false }));
const unread = data.map(({ novita: _, novita_per_tipo: __, avvisi: ___, ...patient }) => ({
  ...patient,
  ultima_lettura: null,
  allergie: [{ tipo: 'allergy' as const, id_record: 4, titolo: 'Arachidi' }],
}));
const outside = data.map((patient) => ({
  ...patient,
  novita_per_tipo: [{ tipo: 'reading' as const, rilievo: 'high' as const, numero: 3 }],
}));
const long = withLongTexts(data, 'paziente_nome', 'paziente_cognome').map((patient) => ({
  ...patient,
  avvisi: withLongTexts(patient.avvisi ?? [], 'titolo'),
}));

export const Full: AppStory = {};
export const NothingNew: AppStory = { args: { answers: { listSharedPatients: { data: quiet } } } };
export const OutOfRange: AppStory = { args: { answers: { listSharedPatients: { data: outside } } } };
export const NotReadYet: AppStory = { args: { answers: { listSharedPatients: { data: unread } } } };
export const Empty: AppStory = { args: { record: 'empty' } };
export const Unverified: AppStory = {
  args: { record: 'empty', answers: { getDoctorRegistration: example('registerAsDoctor') } },
};
export const LongText: AppStory = { args: { answers: { listSharedPatients: { data: long } } } };
const many = 'Àlvaro Bruna Carla Dario Elvira Fausto Gaia Ivo Lia'.split(' ').map((paziente_nome, index) => ({
  ...quiet[0],
  ...{ id_paziente: index + 1, paziente_nome, paziente_cognome: 'De Séta' },
}));

export const Many: AppStory = {
  tags: ['app', '!autodocs', 'interaction'],
  args: { answers: { listSharedPatients: { data: many } } },
  play: async ({ canvas, userEvent }) => {
    const count = await canvas.findByText(/^9 (assistiti|patients)$/);
    await userEvent.type(canvas.getByRole('searchbox'), 'seta ALV');
    await expect(count).toHaveTextContent(/^1 (assistito|patient)$/);
    const list = within(canvas.getByRole('list', { name: /^(I miei assistiti|My patients)$/ }));
    await expect(list.getAllByRole('link')).toHaveLength(1);
    await expect(list.getByRole('link', { name: /Àlvaro/ })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'x');
    await expect(count).toHaveTextContent(/^0 (assistiti|patients)$/);
  },
};

export const Loading: AppStory = { args: { connection: 'loading' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
