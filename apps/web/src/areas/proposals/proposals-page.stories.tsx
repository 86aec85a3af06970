import { type AppMeta, type AppStory, appStory } from '../../testing/app-story.tsx';
import { example } from '../../testing/contract.ts';
import { longText } from '../../testing/long-text.ts';

export default {
  ...appStory,
  title: 'App/Sharing/Proposals',
  tags: ['app', '!autodocs'],
  args: { ...appStory.args, path: '/Registro/Proposte' },
} satisfies AppMeta;

const { data } = example('listProposals');
const [therapy, correction] = data;
if (!therapy || !correction?.correzione) throw new Error('The example lacks a therapy and a correction.');
const { correzione } = correction;
const base = { ...therapy, terapia: null };
const exam = {
  ...{ indagine_tipologia: 'Emocromo', indagine_categoria: 'LA' as const, indagine_motivo: 'Controllo' },
  ...{ indagine_data_display: null, id_diagn_investigations: null },
};
const open = { ...correction, stato: 'inviata' as const, decisa_il: null, creato: null };
const withState = (stato: 'invariata' | 'cambiata' | 'eliminata', id_proposta: number) => ({
  ...open,
  id_proposta,
  correzione: {
    ...correzione,
    stato,
    modifiche: correzione.modifiche.map((change) => ({
      ...change,
      attuale: stato === 'cambiata' ? '2 compresse' : change.prima,
    })),
  },
});
const note = {
  ...base,
  tipo: 'nota' as const,
  testo: 'Misura la pressione mattina e sera.\nPorta i valori alla visita.',
};

export const Full: AppStory = {
  args: {
    answers: {
      listProposals: {
        data: [
          therapy,
          { ...base, id_proposta: 10, tipo: 'esame', esame: exam },
          withState('invariata', 11),
          { ...note, id_proposta: 12 },
          correction,
          {
            ...base,
            id_proposta: 13,
            tipo: 'esame',
            esame: exam,
            stato: 'rifiutata',
            motivo: 'L’ho fatto ieri.',
            decisa_il: therapy.inviata_il,
          },
          { ...note, id_proposta: 14, stato: 'accettata', decisa_il: therapy.inviata_il },
          { ...note, id_proposta: 15, stato: 'ritirata', decisa_il: therapy.inviata_il },
        ],
      },
    },
  },
};
export const RecordChangedOrDeleted: AppStory = {
  args: { answers: { listProposals: { data: [withState('cambiata', 20), withState('eliminata', 21)] } } },
};
export const Empty: AppStory = { args: { record: 'empty' } };
export const Loading: AppStory = { args: { connection: 'loading' } };
export const Failed: AppStory = { args: { connection: 'failing' } };
export const LongText: AppStory = {
  args: {
    answers: {
      listProposals: {
        data: [
          {
            ...therapy,
            autore: longText.slice(0, 300),
            testo: longText,
            terapia: therapy.terapia && {
              ...therapy.terapia,
              farmaco: { ...therapy.terapia.farmaco, descrizione_breve: longText.slice(0, 200) },
              note: longText.slice(0, 100),
            },
          },
        ],
      },
    },
  },
};
