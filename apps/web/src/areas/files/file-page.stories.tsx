import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';
import { example } from '../../testing/contract.ts';
import { withLongTexts } from '../../testing/long-text.ts';

export default {
  ...appStory,
  title: 'App/Record/File',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/File/9' },
} satisfies AppMeta;

export const Full: AppStory = {};
export const Minimal: AppStory = { args: { answers: { getRecordDetail: example('getRecordDetail', 'empty') } } };
export const NotFound: AppStory = { args: { path: '/Registro/File/999999' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
export const LongText: AppStory = {
  args: { answers: { listFiles: { data: withLongTexts(example('listFiles').data, 'file_nome', 'file_commento') } } },
};
