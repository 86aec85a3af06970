import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';

export default {
  ...appStory,
  title: 'App/Record/New notebook entry',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/Taccuino/Nuova' },
} satisfies AppMeta;

export const Full: AppStory = {};
/** The comparison with the last entry was answered in the sheet of the +. */
export const AsLastTime: AppStory = { args: { path: '/Registro/Taccuino/Nuova?andamento=peggio' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
