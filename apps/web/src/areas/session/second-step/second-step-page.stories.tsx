import { type AppMeta, type AppStory, appStory } from '../../../testing/app-story.tsx';

export default {
  ...appStory,
  title: 'App/Entry/Second factor',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/login/verifica', person: undefined },
} satisfies AppMeta;

export const Page: AppStory = {};
