import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';

export default {
  ...appStory,
  title: 'App/Calculators/Clearance',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/calcolatricemedica/Clearance' },
} satisfies AppMeta;

export const Page: AppStory = {};
