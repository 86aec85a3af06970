import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';

export default {
  ...appStory,
  title: 'App/Calculators/CHA2DS2-VASc',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/calcolatricemedica/calcoloScores/chaDsVasScore' },
} satisfies AppMeta;

export const Full: AppStory = {};
export const Loading: AppStory = { args: { connection: 'loading' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
