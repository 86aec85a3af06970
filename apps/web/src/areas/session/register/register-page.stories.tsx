import { type AppMeta, type AppStory, appStory } from '../../../testing/app-story.tsx';

export default {
  ...appStory,
  title: 'App/Entry/Registration',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/register', person: undefined },
} satisfies AppMeta;

export const Page: AppStory = {};
