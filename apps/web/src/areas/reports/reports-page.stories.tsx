import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';

export default {
  ...appStory,
  title: 'App/Other/Reports',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/report' },
} satisfies AppMeta;

export const Page: AppStory = {};
