import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';
import { example } from '../../testing/contract.ts';

export default {
  ...appStory,
  title: 'App/Doctor/Shared record',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Assistiti/1', person: 'doctor' },
} satisfies AppMeta;

export const Full: AppStory = {
  args: {
    answers: {
      getSharedRecord: {
        ...example('getSharedRecord'),
        contattiemergenza: example('listEmergencyContacts'),
        tbl_taccuinos: example('listNotebookEntries'),
        esami: example('listExams'),
        diagnosi: example('listDiagnoses'),
        visite: example('listVisits'),
        rilevazioni: example('listReadings'),
        terapie: example('listTherapies'),
        vaccinazioni: example('listVaccinations').data,
        gravidanze: example('listPregnancies'),
        files: example('listFiles').data,
      },
    },
  },
};
export const Empty: AppStory = {};
export const Loading: AppStory = { args: { connection: 'loading' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
