import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';

export default {
  ...appStory,
  title: 'App/Sharing/Visit sheet',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/PreparaVisita' },
} satisfies AppMeta;

export const Full: AppStory = {};
export const Empty: AppStory = { args: { record: 'empty' } };
export const Loading: AppStory = { args: { connection: 'loading' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
