import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';
import { example } from '../../testing/contract.ts';
import { withLongTexts } from '../../testing/long-text.ts';

export default {
  ...appStory,
  title: 'App/Record/Diagnosis',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/Diagnosi/8' },
} satisfies AppMeta;

export const Full: AppStory = {};
export const Allergy: AppStory = { args: { path: '/Registro/Diagnosi/2' } };
export const Minimal: AppStory = { args: { answers: { getRecordDetail: example('getRecordDetail', 'empty') } } };
export const NotFound: AppStory = { args: { path: '/Registro/Diagnosi/999999' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
export const LongText: AppStory = {
  args: { answers: { listDiagnoses: withLongTexts(example('listDiagnoses'), 'diagnosi_patologia') } },
};
