import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';
import { example } from '../../testing/contract.ts';

export default {
  ...appStory,
  title: 'App/Shell',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/Visite' },
} satisfies AppMeta;

export const Patient: AppStory = {};
export const Doctor: AppStory = { args: { person: 'doctor' } };
export const Administrator: AppStory = { args: { person: 'administrator' } };
export const MenuUnavailable: AppStory = {
  args: { answers: { getMenu: new Response(null, { status: 503 }) } },
  parameters: { expectedLogs: ['The menu did not load'] },
};
export const Offline: AppStory = { args: { connection: 'offline' } };
export const UnsavedDraft: AppStory = {
  args: { path: '/Registro/Taccuino', answers: { listDrafts: example('listDrafts') } },
};
export const InactivityWarning: AppStory = { args: { idleSeconds: 560 } };
export const PageNotFound: AppStory = { args: { path: '/Registro/Nessuna' } };
export const EyesOfADoctor: AppStory = { args: { path: '/Registro/Visite?occhi=1' } };
export const EyesOfALink: AppStory = { args: { path: '/Registro/Visite?occhi=link-3' } };
export const EyesOver: AppStory = {
  args: {
    path: '/Registro/Visite?occhi=link-3',
    answers: { previewSharedLink: new Response(null, { status: 404 }) },
  },
};
export const EyesUnavailable: AppStory = {
  args: { path: '/Registro/Visite?occhi=1', answers: { previewSharedRecord: new Response(null, { status: 500 }) } },
};
export const EyesLoading: AppStory = {
  args: { path: '/Registro/Visite?occhi=1', answers: { previewSharedRecord: new Promise(() => {}) } },
};
