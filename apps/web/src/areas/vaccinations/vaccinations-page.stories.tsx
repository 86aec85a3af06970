import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';
import { example } from '../../testing/contract.ts';
import { withLongTexts } from '../../testing/long-text.ts';

export default {
  ...appStory,
  title: 'App/Record/Vaccinations',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/Vaccini' },
} satisfies AppMeta;

export const Full: AppStory = {};
export const Empty: AppStory = { args: { record: 'empty' } };
export const Loading: AppStory = { args: { connection: 'loading' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
export const Offline: AppStory = { args: { connection: 'offline' } };
export const LongText: AppStory = {
  args: {
    answers: { listVaccinations: { data: withLongTexts(example('listVaccinations').data, 'vaccinazione_reazioni') } },
  },
};
