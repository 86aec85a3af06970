import { expect, within } from 'storybook/test';
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

const schedule = example('getVaccinationSchedule');
/** What is due comes before the newest vaccination. */
export const DueVaccine: AppStory = {
  args: {
    answers: {
      getVaccinationSchedule: {
        ...schedule,
        data: schedule.data.map((vaccine) => ({
          ...vaccine,
          dosi: vaccine.dosi.map((dose) =>
            dose.stato === 'prossima' ? { ...dose, stato: 'in_ritardo' as const } : dose,
          ),
        })),
      },
    },
  },
};
export const DueVaccineInteractions: AppStory = {
  ...DueVaccine,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    const line = (await main.findByRole('link', { name: /^(Vaccini|Vaccinations)$/ })).closest('li');
    await expect(line).toHaveTextContent(/(Difterite|Diphtheria)/);
  },
};

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
