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
/** The last drawing cannot be shown, so that it offers to load it again. */
export const DrawingFailed: AppStory = {
  args: {
    path: '/Registro/Taccuino/Nuova?andamento=peggio',
    answers: { getNotebookImages: new Response(null, { status: 500 }) },
  },
};
export const Failed: AppStory = { args: { connection: 'failing' } };
