import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';
import { example } from '../../testing/contract.ts';
import { longText } from '../../testing/long-text.ts';

export default {
  ...appStory,
  title: 'App/Record/Patient card',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/SchedaPaziente' },
} satisfies AppMeta;

export const Full: AppStory = {};
export const Empty: AppStory = { args: { record: 'empty' } };
export const FirstStep: AppStory = { args: { path: '/Registro/SchedaPaziente?apri=chisei', record: 'empty' } };
/** The first steps name what the plan contains. */
export const EmptyWithoutSubscription: AppStory = {
  args: { record: 'empty', answers: { hasPermission: { data: false } } },
};
const today = example('getToday');
/** What is late has an icon and a word; the fifth thing to do unfolds. */
export const OverdueToDos: AppStory = {
  args: {
    answers: {
      getToday: {
        ...today,
        terapie: today.terapie.map((therapy) =>
          therapy.confezione ? { ...therapy, confezione: { ...therapy.confezione, dal: '2026-10-20' } } : therapy,
        ),
        richiami: today.richiami.map((vaccine) => ({
          ...vaccine,
          dosi: vaccine.dosi.map((dose) => ({ ...dose, stato: 'in_ritardo' as const, entro: '2026-08-10' })),
        })),
      },
    },
  },
};
export const Loading: AppStory = { args: { connection: 'loading' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
export const EyesOfADoctor: AppStory = { args: { path: '/Registro/SchedaPaziente?occhi=1' } };
export const EyesOfALink: AppStory = { args: { path: '/Registro/SchedaPaziente?occhi=link-3' } };
export const Offline: AppStory = { args: { connection: 'offline' } };
export const Doctor: AppStory = { args: { person: 'doctor' } };
export const Administrator: AppStory = { args: { person: 'administrator' } };
export const LongText: AppStory = {
  args: {
    answers: {
      getPatient: { ...example('getPatient', 'patient'), paziente_nome: longText, paziente_cognome: longText },
    },
  },
};
