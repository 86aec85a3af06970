import { expect, userEvent, within } from 'storybook/test';
import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';
import { example } from '../../testing/contract.ts';
import { fullRecord, longRecord, partOfRecord } from '../../testing/shared-records.ts';

export default {
  ...appStory,
  title: 'App/Sharing/Preview of a doctor',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/Dottori/1' },
} satisfies AppMeta;

const preview = example('previewSharedRecord');
const nascosti = [
  { area: 'personal-details', motivo: 'minimum', numero: 1 },
  { area: 'allergies', motivo: 'level', numero: 1 },
  { area: 'diagnoses', motivo: 'exception', numero: 1 },
  { area: 'exams', motivo: 'level', numero: 2 },
  { area: 'exams', motivo: 'specialty', numero: 3 },
  { area: 'other-contacts', motivo: 'level', numero: 1 },
  { area: 'visits', motivo: 'level', numero: 5 },
  { area: 'notebook', motivo: 'specialty', numero: 1 },
] as const;

const full = { ...preview, cartella: fullRecord, parziale: false, nascosti: [], righe_nascoste: [] };
const part = { ...preview, cartella: partOfRecord, nascosti: [...nascosti] };

export const Full: AppStory = {
  args: { answers: { previewSharedRecord: full } },
};
export const Part: AppStory = { args: { answers: { previewSharedRecord: part } } };
export const Empty: AppStory = {};
export const Loading: AppStory = { args: { connection: 'loading' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
export const LongText: AppStory = { args: { answers: { previewSharedRecord: { ...part, cartella: longRecord } } } };
export const WithoutExceptions: AppStory = { args: { answers: { listExceptions: { data: [] } } } };

export const PartInteractions: AppStory = {
  ...Part,
  tags: ['app', '!autodocs', 'interaction'],
  play: async ({ canvas }) => {
    const exams = await canvas.findByRole('region', { name: /^(Esami e referti|Exams and reports)$/ });
    await expect(await within(exams).findByText(/2 .+ 3 /)).toBeVisible();
    const [row] = within(exams).getAllByRole('listitem');
    const summary = row?.querySelector('summary');
    if (summary) await userEvent.click(summary);
    await expect(row?.querySelector('details')).toHaveAttribute('open');
    const unseen = await canvas.findByRole('region', {
      name: /^(Che cosa non vede affatto|What this doctor does not see)/,
    });
    await expect(within(unseen).getAllByRole('listitem')).toHaveLength(2);
  },
};
