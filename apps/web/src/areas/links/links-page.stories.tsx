import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';

export default {
  ...appStory,
  title: 'App/Other/Links',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/altro' },
} satisfies AppMeta;

export const Full: AppStory = {};
export const Loading: AppStory = { args: { connection: 'loading' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
