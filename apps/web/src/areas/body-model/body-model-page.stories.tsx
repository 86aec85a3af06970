import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';

export default {
  ...appStory,
  title: 'App/Entry/Body model',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/model/model3d', person: undefined },
} satisfies AppMeta;

export const Page: AppStory = {};
