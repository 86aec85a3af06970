import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';

export default {
  ...appStory,
  title: 'App/Sharing/Doctors',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/Dottori' },
} satisfies AppMeta;

export const Full: AppStory = {};
export const First: AppStory = { args: { record: 'empty' } };
export const Loading: AppStory = { args: { connection: 'loading' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
export const Deciding: AppStory = { args: { path: '/Registro/Dottori?decidi=1' } };
export const DecidingUncounted: AppStory = {
  args: { path: '/Registro/Dottori?decidi=1', answers: { forecastAccess: new Response(null, { status: 500 }) } },
  parameters: { expectedLogs: ['What a doctor sees could not be counted'] },
};
export const DecidingCounting: AppStory = {
  args: { path: '/Registro/Dottori?decidi=1', answers: { forecastAccess: new Promise(() => {}) } },
};
