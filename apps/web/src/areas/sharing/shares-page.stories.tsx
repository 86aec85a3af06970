import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';

export default {
  ...appStory,
  title: 'App/Sharing/Share links',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/Condivisioni' },
} satisfies AppMeta;

export const Full: AppStory = {};
export const Empty: AppStory = { args: { record: 'empty' } };
export const Loading: AppStory = { args: { connection: 'loading' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
export const Purposes: AppStory = { args: { path: '/Registro/Condivisioni?nuovo=true' } };
export const Replacement: AppStory = {
  args: { path: '/Registro/Condivisioni?nuovo=true&come=4&area=visits&livello=6' },
};
