import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';

export default {
  ...appStory,
  title: 'App/Calculators/Body mass index',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/calcolatricemedica/Calcolatori/bmi' },
} satisfies AppMeta;

export const Page: AppStory = {};
