import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';

export default {
  ...appStory,
  title: 'App/Calculators/Doses',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/calcolatricemedica/Dosi' },
} satisfies AppMeta;

export const Page: AppStory = {};
