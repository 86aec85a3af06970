import { type AppMeta, type AppStory, appStory } from '../../../testing/app-story.tsx';

export default {
  ...appStory,
  title: 'App/Entry/Password reset',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/password/reset', person: undefined },
} satisfies AppMeta;

export const Page: AppStory = {};
