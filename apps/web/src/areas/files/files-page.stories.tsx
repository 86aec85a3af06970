import { expect, userEvent, within } from 'storybook/test';
import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';
import { example } from '../../testing/contract.ts';
import { withLongTexts } from '../../testing/long-text.ts';

export default {
  ...appStory,
  title: 'App/Record/Files and devices',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/File' },
} satisfies AppMeta;

export const Full: AppStory = {};
export const Empty: AppStory = { args: { record: 'empty' } };
export const Loading: AppStory = { args: { connection: 'loading' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
export const Offline: AppStory = { args: { connection: 'offline' } };
export const LongText: AppStory = {
  args: { answers: { listFiles: { data: withLongTexts(example('listFiles').data, 'file_nome', 'file_commento') } } },
};

/** A table says as much as a line on a phone, which has a badge of the confidentiality. */
export const Table: AppStory = {
  tags: ['app', '!autodocs', 'interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^File/, expanded: false }));
    const table = within(await canvas.findByRole('table'));
    await expect(table.getByRole('columnheader', { name: /^(Confidenzialità|Confidentiality)/ })).toBeVisible();
  },
};
