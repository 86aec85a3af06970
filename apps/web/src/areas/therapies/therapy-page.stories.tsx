import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';
import { example } from '../../testing/contract.ts';
import { withLongTexts } from '../../testing/long-text.ts';

export default {
  ...appStory,
  title: 'App/Record/Therapy',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/Farmaci/9' },
} satisfies AppMeta;

export const Full: AppStory = {};
const taken = { id_terapie: 4, giorno: '2026-11-26', esito: 'presa', segnata_il: '2026-11-26T07:05:00.000Z' } as const;
export const AsNeeded: AppStory = { args: { path: '/Registro/Farmaci/4' } };
export const AsNeededTaken: AppStory = {
  args: {
    path: '/Registro/Farmaci/4',
    answers: {
      listDoses: [
        { ...taken, ora: '07:05' },
        { ...taken, ora: '08:05' },
      ],
    },
  },
};
export const Minimal: AppStory = { args: { answers: { getRecordDetail: example('getRecordDetail', 'empty') } } };
export const NotFound: AppStory = { args: { path: '/Registro/Farmaci/999999' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
export const LongText: AppStory = {
  args: {
    answers: {
      listTherapies: withLongTexts(
        example('listTherapies'),
        'quantita_farmaceutica',
        'frequenza_farmaceutica',
        'note',
        'prescrittore',
      ),
    },
  },
};
