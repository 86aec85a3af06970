import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';

export default {
  ...appStory,
  title: 'App/Entry/Shared link',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/share', person: undefined },
} satisfies AppMeta;

export const Page: AppStory = {};
