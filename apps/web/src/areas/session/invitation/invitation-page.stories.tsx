import { type AppMeta, type AppStory, appStory } from '../../../testing/app-story.tsx';

export default {
  ...appStory,
  title: 'App/Entry/Invitation',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/invito#story', person: undefined },
} satisfies AppMeta;

export const Full: AppStory = {};
export const Failed: AppStory = { args: { connection: 'failing' } };
