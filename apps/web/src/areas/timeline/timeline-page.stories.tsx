import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';

export default {
  ...appStory,
  title: 'App/Record/Timeline',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/Cronologia' },
} satisfies AppMeta;

export const Full: AppStory = {};
export const Empty: AppStory = { args: { record: 'empty' } };
export const Loading: AppStory = { args: { connection: 'loading' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
export const EyesOfADoctor: AppStory = { args: { path: '/Registro/Cronologia?occhi=1' } };
export const Offline: AppStory = { args: { connection: 'offline' } };
