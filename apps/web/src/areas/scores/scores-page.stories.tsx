import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';

export default {
  ...appStory,
  title: 'App/Calculators/Scores',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/calcolatricemedica/calcoloScores' },
} satisfies AppMeta;

export const Page: AppStory = {};
