import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';

export default {
  ...appStory,
  title: 'App/Record/Readings',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/Visite/rilevazioni' },
} satisfies AppMeta;

export const Page: AppStory = {};
export const Empty: AppStory = { args: { record: 'empty' } };
export const Loading: AppStory = { args: { connection: 'loading' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
