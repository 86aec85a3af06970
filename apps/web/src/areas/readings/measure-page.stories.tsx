import type { Schema } from '@libretto/api-client/schema';
import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';
import { example } from '../../testing/contract.ts';

export default {
  ...appStory,
  title: 'App/Record/Course of a reading',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/Visite/misure/pressione' },
} satisfies AppMeta;

const readings = example('listReadings');
const [newest] = readings as [Schema<'Reading'>];

const thousands = Array.from({ length: 5000 }, (_, index) => ({
  ...newest,
  id_rilevazione: 5000 - index,
  data_rilevazione: new Date(Date.UTC(2026, 10, 26 - index)).toISOString().slice(0, 10),
  parametro_pressione_max: 124 + Math.round(9 * Math.sin(index / 50)) + (index % 5),
  parametro_pressione_min: 80 + Math.round(4 * Math.sin(index / 50)),
}));

export const Pressure: AppStory = {};
export const Weight: AppStory = { args: { path: '/Registro/Visite/misure/peso' } };
export const OneValue: AppStory = { args: { answers: { listReadings: [newest] } } };
export const OutOfRange: AppStory = {
  args: {
    answers: {
      listReadings: readings.map((reading, index) =>
        index === 0 ? { ...reading, parametro_pressione_max: 142, parametro_pressione_min: 91 } : reading,
      ),
    },
  },
};
/** A response of its own, because Storybook would copy the arguments. */
export const ManyYears: AppStory = {
  args: { answers: { listReadings: new Response(JSON.stringify(thousands)) } },
};
export const NoValue: AppStory = { args: { path: '/Registro/Visite/misure/temperatura', record: 'empty' } };
export const Loading: AppStory = { args: { connection: 'loading' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
export const Offline: AppStory = { args: { connection: 'offline' } };
