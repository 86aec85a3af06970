import type { components } from '../../contract/contract.gen.ts';
import { type Association, attachmentLevel, decide, levelOf } from '../../policy/visibility.ts';
import { areaOfDiagnosis, areaOfTherapy, areasOfTherapies, type WholeRecord } from './shared-record.ts';
import { tagsOfArea, tagsOfExam } from './tags.ts';

type Schemas = components['schemas'];
export type SharedArea = Schemas['SharedArea'];
export type PartKind = Schemas['RecordKind'];

/** One record, of whatever area, as far as privacy goes. */
export interface RecordPart {
  tipo: PartKind;
  id_record: number;
  area: SharedArea;
  titolo: string;
  data: string | null;
  /** Nothing for what has none, such as a visit. */
  livello: number | null;
  tags: readonly number[];
  /** What it is attached to: it is never more open than that, and gone when that is hidden. */
  parent?: RecordPart;
}

/** The records of a patient, whole or as far as they are shared. */
type Lists = Pick<WholeRecord, keyof WholeRecord & keyof Schemas['SharedRecord']> &
  Partial<Pick<WholeRecord, 'patient' | 'attachments'>> &
  Partial<Pick<Schemas['SharedRecord'], 'identita' | 'dettagli'>>;

export const emptyRecord: Lists = {
  contattiemergenza: [],
  contattialtro: [],
  tbl_taccuinos: [],
  esami: [],
  diagnosi: [],
  visite: [],
  rilevazioni: [],
  terapie: [],
  vaccinazioni: [],
  reazioni: [],
  anamnesi: {},
  gravidanze: [],
  files: [],
};

interface Source {
  tipo: PartKind;
  areas: readonly SharedArea[];
  of(record: Lists): RecordPart[];
}

const part = (
  [tipo, area]: readonly [PartKind, SharedArea],
  id_record: number,
  titolo: string,
  data: string | null,
  livello: number | null,
  tags = tagsOfArea(area),
): RecordPart => ({ tipo, id_record, area, titolo, data, livello, tags });

const contact =
  (area: SharedArea) =>
  (row: Schemas['Contact']): RecordPart =>
    part(['contact', area], row.id_contatto, row.contatto_nominativo, null, row.id_livello_confidenzialita);

const exam = (row: Schemas['Exam']): RecordPart =>
  part(
    ['exam', 'exams'],
    row.id_indagine,
    row.indagine_tipologia,
    row.indagine_data_display,
    row.id_livello_confidenzialita,
    tagsOfExam(row),
  );

/** Every area, in the order of the menu. A new one is one entry; if its records have a padlock, `padlocks` has another. */
const sources: readonly Source[] = [
  {
    tipo: 'patient',
    areas: ['personal-details'],
    of: ({ patient, identita, dettagli }) => {
      const card = patient ?? (dettagli && identita);
      return card ? [part(['patient', 'personal-details'], card.id_paziente, '', null, null)] : [];
    },
  },
  {
    tipo: 'contact',
    areas: ['emergency-contacts', 'other-contacts'],
    of: ({ contattiemergenza, contattialtro }) => [
      ...contattiemergenza.map(contact('emergency-contacts')),
      ...contattialtro.map(contact('other-contacts')),
    ],
  },
  {
    tipo: 'notebook',
    areas: ['notebook'],
    of: ({ tbl_taccuinos }) =>
      tbl_taccuinos.map((row) =>
        part(
          ['notebook', 'notebook'],
          row.id_taccuino,
          row.taccuino_descrizione,
          row.taccuino_data,
          row.id_livello_confidenzialita,
        ),
      ),
  },
  { tipo: 'exam', areas: ['exams'], of: ({ esami }) => esami.map(exam) },
  {
    tipo: 'file',
    areas: ['files'],
    of: ({ esami, attachments, files }) => [
      ...files
        .filter(({ id_indagine }) => id_indagine === null)
        .map((row) =>
          part(
            ['file', 'files'],
            row.id_file,
            row.file_nome,
            row.data_rilievo,
            row.id_livello_confidenzialita,
            row.tags,
          ),
        ),
      ...esami.flatMap((row) => {
        const parent = exam(row);
        return row.id_allegati.map((id, index) => {
          const { level, tags = [] } = attachments?.get(id) ?? {};
          const own = [...parent.tags, ...tags];
          return {
            ...part(['file', 'files'], id, row.allegati[index] ?? '', parent.data, level ?? null, own),
            parent,
          };
        });
      }),
    ],
  },
  {
    tipo: 'diagnosis',
    areas: ['allergies', 'diagnoses'],
    of: ({ diagnosi }) =>
      diagnosi.map((row) =>
        part(
          ['diagnosis', areaOfDiagnosis(row)],
          row.id_diagnosi,
          row.diagnosi_patologia,
          row.diagnosi_inserimento,
          row.id_livello_confidenzialita,
        ),
      ),
  },
  {
    tipo: 'visit',
    areas: ['visits'],
    of: ({ visite }) =>
      visite.map((row) => part(['visit', 'visits'], row.id_visita, row.visita_motivazione, row.visita_data, null)),
  },
  {
    tipo: 'reading',
    areas: ['readings'],
    of: ({ rilevazioni }) =>
      rilevazioni.map((row) => part(['reading', 'readings'], row.id_rilevazione, '', row.data_rilevazione, null)),
  },
  {
    tipo: 'therapy',
    areas: areasOfTherapies,
    of: ({ terapie }) =>
      terapie.map((row) =>
        part(
          ['therapy', areaOfTherapy(row)],
          row.id_terapie,
          row.farmaco.descrizione_breve,
          row.data_inizio,
          row.id_livello_confidenzialita,
        ),
      ),
  },
  {
    tipo: 'vaccination',
    areas: ['vaccinations'],
    of: ({ vaccinazioni }) =>
      vaccinazioni.map((row) =>
        part(
          ['vaccination', 'vaccinations'],
          row.id_vaccinazione,
          row.vaccinidetails.descrizione_breve,
          row.vaccinazione_data,
          row.id_livello_confidenzialita,
        ),
      ),
  },
  {
    tipo: 'reaction',
    areas: ['reactions'],
    of: ({ reazioni }) =>
      reazioni.map((row) =>
        part(['reaction', 'reactions'], row.id_reazione, row.farmaco.descrizione_breve, row.date_reaction, null),
      ),
  },
  {
    tipo: 'anamnesis',
    areas: ['anamnesis'],
    of: ({ anamnesi }) =>
      [anamnesi.familiare, anamnesi.fisiologica, anamnesi.prossima, anamnesi.remota]
        .filter((row) => row !== undefined)
        .map((row) => part(['anamnesis', 'anamnesis'], row.id_anamnesi_log, '', null, null)),
  },
  {
    tipo: 'pregnancy',
    areas: ['pregnancies'],
    of: ({ gravidanze }) =>
      gravidanze.map((row) =>
        part(['pregnancy', 'pregnancies'], row.id_gravidanza, '', row.fine_gravidanza ?? row.inizio_gravidanza, null),
      ),
  },
];

/** Every area and what its records are. */
export const areas = sources.flatMap(({ tipo, areas: named }) => named.map((area) => ({ area, tipo })));

export const partsOf = (record: Lists): RecordPart[] => sources.flatMap((source) => source.of(record));

type Level = Schemas['ConfidentialityLevelId'];

/** Its own level; what has none counts as the strictest. */
export const ownLevel = ({ livello }: RecordPart): Level => levelOf(livello) as Level;

/** The level that counts. */
export function effectiveLevel({ livello, parent }: RecordPart): Level {
  return (parent === undefined ? levelOf(livello) : attachmentLevel(livello, parent.livello)) as Level;
}

export function sees(association: Association, record: RecordPart): boolean {
  if (record.parent !== undefined && !sees(association, record.parent)) return false;
  const { area, tags } = record;
  return decide(association, { area, level: effectiveLevel(record), tags }).visible;
}
