import { expect, screen, userEvent, within } from 'storybook/test';
import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';
import { example } from '../../testing/contract.ts';
import { longText } from '../../testing/long-text.ts';

export default {
  ...appStory,
  title: 'App/Search',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/Visite' },
} satisfies AppMeta;

/** Opens the search and types. */
function search(text: string): NonNullable<AppStory['play']> {
  return async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Cerca nel libretto|Search the record)$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    if (text) await userEvent.type(dialog.getByRole('searchbox'), text);
    await expect(dialog.getByRole('searchbox')).toHaveValue(text);
  };
}

const full = example('searchRecord');
const [first] = full.data;

export const Button: AppStory = {};
export const Open: AppStory = { tags: ['app', '!autodocs', 'interaction'], play: search('') };
export const Full: AppStory = { tags: ['app', '!autodocs', 'interaction'], play: search('emocromo') };
export const Pages: AppStory = {
  tags: ['app', '!autodocs', 'interaction'],
  args: { record: 'empty' },
  play: search('vaccini'),
};
export const Empty: AppStory = {
  tags: ['app', '!autodocs', 'interaction'],
  args: { record: 'empty' },
  play: search('otorino'),
};
export const Loading: AppStory = {
  tags: ['app', '!autodocs', 'interaction'],
  args: { answers: { searchRecord: new Promise<Response>(() => {}) } },
  play: search('emocromo'),
};
export const Failed: AppStory = {
  tags: ['app', '!autodocs', 'interaction'],
  args: { connection: 'failing' },
  play: search('emocromo'),
};
export const LongText: AppStory = {
  tags: ['app', '!autodocs', 'interaction'],
  args: {
    answers: { searchRecord: { ...full, data: first ? [{ ...first, titolo: longText, testo: longText }] : [] } },
  },
  play: search('otorinolaringoiatria'),
};
