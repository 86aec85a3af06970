import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';
import { example } from '../../testing/contract.ts';

export default {
  ...appStory,
  title: 'App/Sharing/Privacy map',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/Privacy' },
} satisfies AppMeta;

export const Full: AppStory = {};
export const Empty: AppStory = { args: { record: 'empty' } };
export const WithoutDoctors: AppStory = {
  args: { answers: { getPrivacyMap: { ...example('getPrivacyMap'), medici: [] } } },
};
export const Loading: AppStory = { args: { connection: 'loading' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
