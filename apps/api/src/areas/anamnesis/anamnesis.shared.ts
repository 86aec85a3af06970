import { allowOnly, omitUndefined } from '../../contract/allow-list.ts';
import type { components } from '../../contract/contract.gen.ts';
import { sharedRows } from '../../records/shared-list.ts';
import { findAnamnesis, levelColumn } from './anamnesis.repository.ts';

type Schemas = components['schemas'];
type Anamnesis = Schemas['SharedAnamnesis'];

const served = {
  familiare: allowOnly<Schemas['FamilyAnamnesis']>()({
    id_anamnesi_log: true,
    id_paziente: true,
    author_id: true,
    id_livello_confidenzialita: true,
    anamnesi_familiare_contenuto: true,
    dataAggiornamento: true,
  }),
  fisiologica: allowOnly<Schemas['PhysiologicalAnamnesis']>()({
    id_anamnesi_log: true,
    id_paziente: true,
    author_id: true,
    id_livello_confidenzialita: true,
    tempoParto: true,
    tipoParto: true,
    allattamento: true,
    sviluppoVegRel: true,
    noteInfanzia: true,
    livelloScol: true,
    attivitaFisica: true,
    abitudAlim: true,
    ritmoSV: true,
    stress: true,
    fumo: true,
    dosiFumo: true,
    dataInizioFumo: true,
    dataFineFumo: true,
    alcool: true,
    dosiAlcool: true,
    tipoAlcool: true,
    dataInizioAlcool: true,
    dataFineAlcool: true,
    droghe: true,
    dosiDroghe: true,
    tipoDroghe: true,
    dataInizioDroghe: true,
    dataFineDroghe: true,
    caffeina: true,
    dosiCaffeina: true,
    noteStileVita: true,
    professione: true,
    noteAttLav: true,
    alvo: true,
    minzione: true,
    noteAlvoMinz: true,
    etaMenarca: true,
    ciclo: true,
    etaMenopausa: true,
    menopausa: true,
    noteCicloMes: true,
    dataAggiornamento: true,
  }),
  prossima: allowOnly<Schemas['RecentAnamnesis']>()({
    id_anamnesi_log: true,
    id_paziente: true,
    author_id: true,
    id_livello_confidenzialita: true,
    anamnesi_prossima_contenuto: true,
    dataAggiornamento: true,
  }),
  remota: allowOnly<Schemas['RemoteAnamnesis']>()({
    id_anamnesi_log: true,
    id_paziente: true,
    author_id: true,
    id_livello_confidenzialita: true,
    anamnesi_remota_contenuto: true,
    dataAggiornamento: true,
  }),
};

/** The part of a row, which has one. */
const partOf = ({ familiare, fisiologica, prossima, remota }: Anamnesis) =>
  [familiare, fisiologica, prossima, remota].find((part) => part !== undefined);

export const sharedAnamnesis = sharedRows<Anamnesis, Anamnesis>({
  read: findAnamnesis,
  rows: ({ familiare, fisiologica, prossima, remota }) => [
    ...(familiare ? [{ familiare }] : []),
    ...(fisiologica ? [{ fisiologica }] : []),
    ...(prossima ? [{ prossima }] : []),
    ...(remota ? [{ remota }] : []),
  ],
  list: (rows) => Object.assign({}, ...rows),
  kind: {
    name: 'anamnesis',
    level: levelColumn,
    shared: {
      areas: ['anamnesis'],
      entry: (row) => ({
        // Stryker disable next-line OptionalChaining: a row has one part, which is found
        id: partOf(row)?.id_anamnesi_log ?? 0,
        title: '',
        date: null,
        // Stryker disable next-line OptionalChaining: a row has one part, which is found
        level: partOf(row)?.id_livello_confidenzialita ?? null,
      }),
      serve: ({ familiare, fisiologica, prossima, remota }) =>
        omitUndefined<Anamnesis>({
          familiare: familiare && served.familiare(familiare),
          fisiologica: fisiologica && served.fisiologica(fisiologica),
          prossima: prossima && served.prossima(prossima),
          remota: remota && served.remota(remota),
        }),
    },
  },
});
