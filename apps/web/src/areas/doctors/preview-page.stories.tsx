import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';

export default {
  ...appStory,
  title: 'App/Sharing/Preview of a doctor',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/Dottori/1' },
} satisfies AppMeta;

export const Full: AppStory = {};
export const Loading: AppStory = { args: { connection: 'loading' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
export const WithoutExceptions: AppStory = { args: { answers: { listExceptions: { data: [] } } } };
