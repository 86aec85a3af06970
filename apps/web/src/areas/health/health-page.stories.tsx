import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';
import { example } from '../../testing/contract.ts';
import { longText } from '../../testing/long-text.ts';

export default {
  ...appStory,
  title: 'App/Health/Health',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/Salute' },
} satisfies AppMeta;

export const Full: AppStory = {};
export const Empty: AppStory = { args: { record: 'empty' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
export const Loading: AppStory = { args: { connection: 'loading' } };
export const Doctor: AppStory = { args: { person: 'doctor' } };

export const EyesOfADoctor: AppStory = { args: { path: '/Registro/Salute?occhi=1' } };
export const EyesOfALink: AppStory = { args: { path: '/Registro/Salute?occhi=link-3' } };

const sections = example('getHealthSections');
export const LongTexts: AppStory = {
  args: {
    answers: {
      getHealthSections: {
        ...sections,
        sezioni: sections.sezioni.map((section) => ({
          ...section,
          ultima: section.ultima && { ...section.ultima, titolo: longText },
        })),
      },
    },
  },
};
