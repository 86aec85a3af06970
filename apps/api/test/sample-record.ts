// Rows contain their name, so that tests find them in any response.
import type { components } from '../src/contract/contract.gen.ts';
import { document, resolve, type Schema } from '../src/contract/document.ts';
import type { WholeRecord } from '../src/records/sharing.ts';

type Schemas = components['schemas'];
export type Level = Schemas['ConfidentialityLevelId'];

export const day = '2026-03-01';
export const versione = '2026-03-01T09:30:00.000Z';
export const id_paziente = 7;

const owned = { id_paziente, author_id: 70 } as const;
const kept = { ...owned, deleted_at: null, versione } as const;

export const specialties = (specialita: number[] = [], specialita_scelta = false) => ({
  specialita,
  specialita_scelta,
});

export const contact = (
  id_contatto: number,
  contatto_nominativo: string,
  id_contatto_tipologia: 10 | 0,
  id_livello_confidenzialita: Level,
): Schemas['Contact'] => ({
  ...owned,
  id_contatto,
  id_contatto_tipologia,
  tipologia_nome: id_contatto_tipologia === 10 ? 'Contatto di emergenza' : 'Altro contatto',
  contatto_nominativo,
  contatto_telefono: '051 123 4567',
  id_livello_confidenzialita,
  versione,
});

export const drawing = (
  id_taccuino: number,
  taccuino_descrizione: string,
  id_livello_confidenzialita: Level,
  more: Partial<Schemas['NotebookEntry']> = {},
): Schemas['NotebookEntry'] => ({
  ...kept,
  id_taccuino,
  taccuino_2d_drawn: 1,
  taccuino_data: day,
  taccuino_descrizione,
  taccuino_zone: [],
  taccuino_intensita: null,
  taccuino_andamento: null,
  taccuino_momento: null,
  id_livello_confidenzialita,
  ...specialties([6, 16, 21, 22]),
  ...more,
});

export const exam = (
  id_indagine: number,
  indagine_tipologia: string,
  id_livello_confidenzialita: Level | null,
  more: Partial<Schemas['Exam']> = {},
): Schemas['Exam'] => ({
  ...kept,
  id_indagine,
  indagine_tipologia,
  indagine_categoria: null,
  indagine_stato: '2',
  indagine_motivo: 'controllo',
  indagine_data_display: day,
  indagine_ora: null,
  id_diagn_investigations: 31,
  id_centro_indagine: 4,
  altro_centro: 'Poliambulatorio',
  careprovider: 'Anna Base',
  id_livello_confidenzialita,
  ...specialties(),
  diags: [],
  allegati: [],
  id_allegati: [],
  ...more,
});

export const diagnosis = (
  id_diagnosi: number,
  diagnosi_patologia: string,
  id_livello_confidenzialita: Level,
  more: Partial<Schemas['Diagnosis']> = {},
): Schemas['Diagnosis'] => ({
  ...kept,
  id_diagnosi,
  diagnosi_stato: '0',
  tipo_diagnosi: 'Diagnosi',
  diagnosi_patologia,
  diagnosiDetails: { careprovider: 'Anna Base' },
  diagnosi_inserimento: day,
  id_livello_confidenzialita,
  id_livelo_confidenzialita: id_livello_confidenzialita,
  ...specialties(),
  ...more,
});

export const visit = (
  id_visita: number,
  visita_motivazione: string,
  id_livello_confidenzialita: Level | null = 6,
  more: Partial<Schemas['Visit']> = {},
): Schemas['Visit'] => ({
  ...kept,
  id_visita,
  visita_data: day,
  visita_motivazione,
  visita_osservazioni: 'nulla di nuovo',
  visita_conclusioni: 'prosegue',
  id_livello_confidenzialita,
  ...specialties(),
  ...more,
});

export const reading = (
  id_rilevazione: number,
  parametro_peso: number,
  id_livello_confidenzialita: Level | null = 6,
): Schemas['Reading'] => ({
  ...kept,
  id_rilevazione,
  data_rilevazione: day,
  parametro_peso,
  parametro_altezza: 171,
  parametro_pressione_min: 80,
  parametro_pressione_max: 120,
  parametro_frequenza: 66,
  parametro_saturazione: 98,
  parametro_temperatura: 36.5,
  fonte: 'dispositivo',
  impronta_misura: 'a'.repeat(64),
  id_livello_confidenzialita,
});

export const therapy = (
  id_terapie: number,
  descrizione_breve: string,
  tipo_terapia: 0 | 1 | 2,
  id_livello_confidenzialita: Level,
  more: Partial<Schemas['Therapy']> = {},
): Schemas['Therapy'] => ({
  ...kept,
  id_terapie,
  id_farmaco_codifa: '012345678',
  farmaco: { descrizione_breve, somministrazione: 'orale' },
  sostanza: { it: 'metotrexato 10 mg', en: 'methotrexate 10 mg' },
  codice_atc: 'L04AX03',
  tipo_terapia,
  terapie_stato: tipo_terapia,
  quantita_farmaceutica: '10 mg',
  frequenza_farmaceutica: 'Ogni giorno',
  data_inizio: day,
  data_fine: '2026-12-31',
  id_diagnosi: null,
  id_prescrittore: 5,
  prescrittore: 'Anna Base',
  note: 'dopo i pasti',
  orari: [{ ora: '09:00', quantita: 1 }],
  giorni: [1],
  confezione: { pezzi: 30, dal: day, al_giorno: 1 },
  interazioni_accettate: null,
  id_livello_confidenzialita,
  ...specialties(),
  ...more,
});

export const accepted = (farmaco_in_corso: string, interazione_con: string): Schemas['AcceptedInteractions'] => ({
  il: versione,
  messaggi: [
    {
      tipo: 'interazione',
      gravita: 'grave',
      farmaco_in_corso,
      interazione_con,
      stretta: true,
      effetto: 'emorragie',
      consiglio: 'evitare',
      fonte: 'RCP',
      voce: '12',
    },
  ],
  revisione_clinica: true,
});

export const vaccination = (
  id_vaccinazione: number,
  descrizione_breve: string,
  id_livello_confidenzialita: Level,
  more: Partial<Schemas['Vaccination']> = {},
): Schemas['Vaccination'] => ({
  ...kept,
  id_vaccinazione,
  id_vaccino: 'v1',
  vaccinazione_data: day,
  vaccinazione_reazioni: 'Nessuna',
  vaccinazione_richiamo: 2,
  id_livello_confidenzialita,
  vaccinidetails: { descrizione_breve, id_farmaco_codifa: '023456789' },
  ...specialties(),
  ...more,
});

export const reaction = (
  id_reazione: number,
  descrizione_breve: string,
  id_livello_confidenzialita: Level | null = 6,
): Schemas['ReactionReport'] => ({
  id_reazione,
  id_paziente,
  id_utente: 70,
  id_terapie: 99,
  farmaco: { descrizione_breve, id_farmaco_codifa: '012345678' },
  id_structure_pharmacovigilance: 3,
  date_last_menstruation: '2026-02-10',
  pregnancy: '1° Trimestre',
  nursing_mother: 'no',
  reaction: 'orticaria',
  date_reaction: day,
  severity: 'Non grave',
  reaction_affect: 4,
  reaction_duration: 'due giorni',
  drugs_to_treat_reaction: 'antistaminico',
  reaction_now: 'Risolta',
  batch_number: 'L123',
  prescribed_by_doctor: 'si',
  care_provider_warned: 'si',
  reason: 'mal di testa',
  adverse_reaction_drug_suspended: 'si',
  first_assumption_date: '2026-02-20',
  last_assumption_date: '2026-02-28',
  how_many_times_day: 'due',
  how_drug_taken: 'per bocca',
  drug_already_used: 'si',
  same_reaction: 'no',
  other_drugs_used: 'nessuno',
  other_diseases: 'nessuna',
  name_care_provider: 'Anna Base',
  contactable_care_provider: 'si',
  address_care_provider: 'Via Roma 1',
  phone_care_provider: '051 765 4321',
  patient_address: 'Via Verdi 2',
  patient_phone: '333 123 4567',
  patient_email: 'ada@libretto.example',
  data_inserimento: day,
  id_livello_confidenzialita,
  deleted_at: null,
});

export const pregnancy = (
  id_gravidanza: number,
  note_gravidanza: string,
  fine_gravidanza: string | null = day,
  id_livello_confidenzialita: Level | null = 6,
): Schemas['Pregnancy'] => ({
  ...kept,
  id_gravidanza,
  eta: 30,
  inizio_gravidanza: '2025-06-01',
  fine_gravidanza,
  esito: 'nascita',
  sesso_bambino: 'Femmina',
  note_gravidanza,
  id_livello_confidenzialita,
});

export const file = (
  id_file: number,
  file_nome: string,
  id_livello_confidenzialita: Level,
  more: Partial<Schemas['File']> = {},
): Schemas['File'] => ({
  id_file,
  id_paziente,
  id_autore: 70,
  id_audit_log: null,
  id_a_log: null,
  id_indagine: null,
  indagine_tipologia: null,
  file_nome,
  file_type: 'text/plain',
  file_size: 0.1,
  type: 'kardia',
  file_commento: 'commento',
  created_at: day,
  data_rilievo: day,
  date_display: '01/03/2026',
  data_reg: versione,
  id_livello_confidenzialita,
  livello_effettivo: id_livello_confidenzialita,
  tags: [],
  ...specialties(),
  kardia: [{ kardia_note: 'a riposo' }],
  impronta_misura: 'b'.repeat(64),
  deleted_at: null,
  versione,
  ...more,
});

const written = {
  ...{ id_paziente, author_id: 70, dataAggiornamento: versione },
  id_livello_confidenzialita: 6 as Level | null,
};

export const history = {
  familiare: { ...written, id_anamnesi_log: 1, anamnesi_familiare_contenuto: 'anamnesi familiare' },
  fisiologica: {
    ...written,
    id_anamnesi_log: 2,
    tempoParto: 'termine',
    tipoParto: 'naturale eutocico',
    allattamento: 'materno',
    sviluppoVegRel: 'normale',
    noteInfanzia: 'anamnesi fisiologica',
    livelloScol: 'laurea',
    attivitaFisica: 'moderata',
    abitudAlim: 'nella norma',
    ritmoSV: 'regolare',
    stress: 'si',
    fumo: 'si',
    dosiFumo: 5,
    dataInizioFumo: '2001-01-01',
    dataFineFumo: '2002-01-01',
    alcool: 'si',
    dosiAlcool: 1,
    tipoAlcool: 'Vino',
    dataInizioAlcool: '2003-01-01',
    dataFineAlcool: '2004-01-01',
    droghe: 'si',
    dosiDroghe: 'una volta',
    tipoDroghe: 'Cannabinoidi',
    dataInizioDroghe: '2005-01-01',
    dataFineDroghe: '2006-01-01',
    caffeina: 'si',
    dosiCaffeina: 3,
    noteStileVita: 'sedentario',
    professione: 'insegnante',
    noteAttLav: 'molte ore in piedi',
    alvo: 'regolare',
    minzione: 'nella norma',
    noteAlvoMinz: 'nulla',
    etaMenarca: 12,
    ciclo: 'Regolare',
    etaMenopausa: 51,
    menopausa: 'Fisiologica',
    noteCicloMes: 'nulla',
  },
  prossima: { ...written, id_anamnesi_log: 3, anamnesi_prossima_contenuto: 'anamnesi prossima' },
  remota: { ...written, id_anamnesi_log: 4, anamnesi_remota_contenuto: 'anamnesi remota' },
} satisfies Schemas['SharedAnamnesis'];

/** One part of the history. */
export const historyPart = (part: keyof typeof history, id_livello_confidenzialita: Level | null) => ({
  anamnesi: { [part]: { ...history[part], id_livello_confidenzialita } },
});

export const patient: WholeRecord['patient'] = {
  id_paziente,
  paziente_nome: 'Ada',
  paziente_cognome: 'Prova',
  paziente_codfiscale: 'PRVDAA84C52A944X',
  paziente_nascita: '1984-03-12',
  paziente_sesso: 'female',
  paziente_eta: 41,
  paziente_gruppo: 'A +',
  paziente_email: 'ada@libretto.example',
  id_stato_matrimoniale: 2,
  paziente_donatore_organi: '1',
  user: {
    id_utente: 70,
    email: 'accesso@libretto.example',
    contact_detail: {
      comune_nascita: 'Bologna',
      comune_residenza: 'Modena',
      contatto_indirizzo: 'Via Verdi 2',
      contatto_telefono: '333 123 4567',
    },
  },
};

export interface RecordContent extends Partial<WholeRecord> {
  attachments?: ReadonlyMap<number, { level: number; tags: readonly number[] }>;
}

const attachedFiles = ({ esami = [], attachments = new Map() }: RecordContent) =>
  esami.flatMap(({ id_indagine, indagine_tipologia, id_allegati, allegati }) =>
    id_allegati.flatMap((id, index) => {
      const known = attachments.get(id);
      if (known === undefined) return [];
      const attached = {
        ...{ id_indagine, indagine_tipologia, tags: [...known.tags] },
        ...specialties([...known.tags], known.tags.length > 0),
      };
      return [file(id, allegati[index] ?? '', known.level as Level, attached)];
    }),
  );

const { properties = {} } = resolve<Schema>(document, { $ref: '#/components/schemas/SharedRecord' });
const arrays = Object.entries(properties).filter(([, { type }]) => type === 'array');

/** All lists of the contract. */
export const emptyLists = {
  ...Object.fromEntries(arrays.map(([name]) => [name, []])),
  anamnesi: {},
} as Omit<WholeRecord, 'patient'>;

export const recordWith = ({ attachments, files = [], ...parts }: RecordContent = {}): WholeRecord => ({
  ...emptyLists,
  patient,
  files: [...files, ...attachedFiles({ ...parts, ...(attachments && { attachments }) })],
  ...parts,
});
