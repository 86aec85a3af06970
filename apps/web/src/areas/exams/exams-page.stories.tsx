import { expect, userEvent, within } from 'storybook/test';
import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';
import { example } from '../../testing/contract.ts';
import { withLongTexts } from '../../testing/long-text.ts';

export default {
  ...appStory,
  title: 'App/Record/Exams',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/Esami' },
} satisfies AppMeta;

export const Full: AppStory = {};
export const Empty: AppStory = { args: { record: 'empty' } };
export const EmptyInteractions: AppStory = {
  ...Empty,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^(Ancora nessun esame|No exams yet)/ });
    await expect(canvas.queryByRole('search')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^(Stampa esami|Print exams)/ })).toBeNull();
  },
};
export const Loading: AppStory = { args: { connection: 'loading' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
export const Offline: AppStory = { args: { connection: 'offline' } };
export const LongText: AppStory = {
  args: {
    answers: {
      listExams: withLongTexts(
        example('listExams'),
        'indagine_tipologia',
        'indagine_motivo',
        'altro_centro',
        'careprovider',
      ),
    },
  },
};

/** An exam without a date comes last, in the closed list and in the open one. */
export const SameOrder: AppStory = {
  tags: ['app', '!autodocs', 'interaction'],
  play: async ({ canvas }) => {
    const requested = example('listExams').filter(({ indagine_stato }) => indagine_stato === '0');
    const dated = requested.find(({ indagine_data_display: day }) => day !== null)?.indagine_tipologia ?? '';
    const list = within(await canvas.findByRole('region', { name: /^(Richiesti|Requested)/ }));
    const [first] = await list.findAllByRole('link');
    await expect(first).toHaveTextContent(dated);
    await userEvent.click(list.getByRole('button', { name: /^(Richiesti|Requested)/ }));
    const [head] = await list.findAllByRole('rowheader');
    await expect(head).toHaveTextContent(dated);
  },
};
