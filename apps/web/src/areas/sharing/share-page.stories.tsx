import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';
import { example } from '../../testing/contract.ts';
import { withLongTexts } from '../../testing/long-text.ts';

export default {
  ...appStory,
  title: 'App/Sharing/Share',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/Condividi' },
} satisfies AppMeta;

export const Full: AppStory = {};
export const Empty: AppStory = { args: { record: 'empty' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
export const Loading: AppStory = { args: { connection: 'loading' } };

const map = example('getPrivacyMap');
export const LongTexts: AppStory = {
  args: { answers: { getPrivacyMap: { ...map, medici: withLongTexts(map.medici, 'fullname') } } },
};
