import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';

export default {
  ...appStory,
  title: 'App/Entry/Emergency card of this device',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/emergenza', person: undefined },
} satisfies AppMeta;

export const Page: AppStory = {};
