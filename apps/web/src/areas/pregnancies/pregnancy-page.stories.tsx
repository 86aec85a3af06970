import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';
import { example } from '../../testing/contract.ts';

export default {
  ...appStory,
  title: 'App/Record/Pregnancy',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/Anamnesi/gravidanze/1' },
} satisfies AppMeta;

export const Full: AppStory = {};
export const Minimal: AppStory = { args: { answers: { getRecordDetail: example('getRecordDetail', 'empty') } } };
export const NotFound: AppStory = { args: { path: '/Registro/Anamnesi/gravidanze/999999' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
