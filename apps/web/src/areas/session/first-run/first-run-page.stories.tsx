import { type AppMeta, type AppStory, appStory } from '../../../testing/app-story.tsx';

export default {
  ...appStory,
  title: 'App/Entry/First run',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/primo-avvio', person: undefined },
} satisfies AppMeta;

export const Full: AppStory = { args: { answers: { readFirstRun: { necessario: true } } } };
export const Concluded: AppStory = {};
export const Failed: AppStory = { args: { connection: 'failing' } };
