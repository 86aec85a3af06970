import { type AppMeta, type AppStory, appStory } from '../../../testing/app-story.tsx';

export default {
  ...appStory,
  title: 'App/Account/Password',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/account/Password' },
} satisfies AppMeta;

export const Page: AppStory = {};
