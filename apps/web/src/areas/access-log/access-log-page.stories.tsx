import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';

export default {
  ...appStory,
  title: 'App/Sharing/Access log',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/Accessi' },
} satisfies AppMeta;

export const Full: AppStory = {};
export const Loading: AppStory = { args: { connection: 'loading' } };
export const Failed: AppStory = {
  args: { connection: 'failing' },
  parameters: { expectedLogs: ['The access log could not be loaded'] },
};
