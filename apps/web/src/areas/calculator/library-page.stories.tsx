import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';

export default {
  ...appStory,
  title: 'App/Calculators/Library',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/calcolatricemedica/Calcolatori' },
} satisfies AppMeta;

export const Page: AppStory = {};
