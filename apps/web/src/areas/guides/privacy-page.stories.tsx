import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';

export default {
  ...appStory,
  title: 'App/Entry/Privacy notice',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/home/informative', person: undefined },
} satisfies AppMeta;

export const Page: AppStory = {};
