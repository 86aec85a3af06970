import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';
import { example } from '../../testing/contract.ts';
import { withLongTexts } from '../../testing/long-text.ts';

export default {
  ...appStory,
  title: 'App/Record/Notebook',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/Taccuino' },
} satisfies AppMeta;

export const Full: AppStory = {};
export const Empty: AppStory = { args: { record: 'empty' } };
export const Loading: AppStory = { args: { connection: 'loading' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
export const Offline: AppStory = { args: { connection: 'offline' } };
export const LongText: AppStory = {
  args: { answers: { listNotebookEntries: withLongTexts(example('listNotebookEntries'), 'taccuino_descrizione') } },
};

const entries = example('listNotebookEntries');

/** The drawings are older than the 30 days of the map. */
export const NoRecentPain: AppStory = {
  args: { answers: { listNotebookEntries: entries.map((entry) => ({ ...entry, taccuino_data: '2026-03-02' })) } },
};

/** A table says as much as a line on a phone: the drawing, its zones and the confidentiality. */
export const Table: AppStory = {
  tags: ['app', '!autodocs', 'interaction'],
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('button', { name: /^(Segnalazioni|Reports)/, expanded: false });
    await userEvent.click(list);
    const table = within(await canvas.findByRole('table'));
    await table.findByRole('columnheader', { name: /^(Confidenzialità|Confidentiality)/ });
    const [head] = table.getAllByRole('rowheader');
    await expect(head).toHaveTextContent(/\d (zon[ae]|areas?)/);
    await waitFor(() => expect(head?.querySelector('svg')).not.toBeNull());
  },
};
