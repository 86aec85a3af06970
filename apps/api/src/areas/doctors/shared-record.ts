import { present } from '../../contract/allow-list.ts';
import type { components } from '../../contract/contract.gen.ts';
import {
  type Association,
  attachmentLevel,
  decide,
  type SharedRecord as Judged,
  type RecordArea,
} from '../../policy/visibility.ts';
import type { WholeRecord } from '../../records/whole-record.ts';
import { sharedFields } from './shared-fields.ts';
import { tagsOfArea, tagsOfExam } from './tags.ts';

type Schemas = components['schemas'];
type Shared = Schemas['SharedRecord'];
export type Hidden = Schemas['HiddenRecords'];

export type { WholeRecord };

type Area = Hidden['area'] & RecordArea;

/** Lets through what the policy lets through, and counts the rest. */
class Sieve {
  readonly #association: Association;
  readonly #hidden = new Map<string, Hidden>();

  constructor(association: Association) {
    this.#association = association;
  }

  /** What hides a record hides what is attached to it. */
  passes(area: Area, level: Judged['level'], tags = tagsOfArea(area), attached = 0): boolean {
    const decision = decide(this.#association, { area, level, tags });
    if (decision.visible) return true;
    this.#count(area, decision.reason, 1);
    this.#count('files', decision.reason, attached);
    return false;
  }

  /** Rows of an area whose records have no level are as secret as can be. */
  rows<Row>(rows: readonly Row[], area: (row: Row) => Area, level?: (row: Row) => Judged['level']): Row[] {
    return rows.filter((row) => this.passes(area(row), level?.(row)));
  }

  /** The same rows, of an area that all of them belong to, with no more than the fields that are shared. */
  shared<Row, Allowed>(
    rows: readonly Row[],
    area: Area,
    fields: (row: Row) => Allowed,
    level?: (row: Row) => Judged['level'],
  ): Allowed[] {
    return this.rows(rows, () => area, level).map(fields);
  }

  #count(area: Area, motivo: Hidden['motivo'], more: number) {
    if (more === 0) return;
    const key = `${area} ${motivo}`;
    const { numero } = this.#hidden.get(key) ?? { numero: 0 };
    this.#hidden.set(key, { area, motivo, numero: numero + more });
  }

  /** An exam without the attachments that are hidden, and without the ids of diagnoses that are. */
  exams(esami: readonly Schemas['Exam'][], attachments: WholeRecord['attachments'], diagnoses: readonly number[]) {
    const seen = esami.filter((exam) =>
      this.passes('exams', exam.id_livello_confidenzialita, tagsOfExam(exam), exam.id_allegati.length),
    );
    return seen.map((exam): Schemas['Exam'] => {
      const shown = exam.id_allegati.map((id) => {
        // It belongs to the specialties of its exam, which is seen, so that its own decide nothing.
        const level = attachmentLevel(attachments.get(id)?.level, exam.id_livello_confidenzialita);
        return this.passes('files', level, tagsOfExam(exam));
      });
      return {
        id_allegati: exam.id_allegati.filter((_, index) => shown[index]),
        allegati: exam.allegati.filter((_, index) => shown[index]),
        diags: exam.diags.filter((id) => diagnoses.includes(id)),
        ...sharedFields.exam(exam),
      };
    });
  }

  /** The parts of the history, each of them a record. */
  anamnesis({ familiare, fisiologica, prossima, remota }: Shared['anamnesi']): Shared['anamnesi'] {
    const shown = <Part, Allowed>(part: Part | undefined, fields: (part: Part) => Allowed): Allowed | undefined =>
      part !== undefined && this.passes('anamnesis', null) ? fields(part) : undefined;
    return present<Shared['anamnesi']>({
      familiare: shown(familiare, sharedFields.familyAnamnesis),
      fisiologica: shown(fisiologica, sharedFields.physiologicalAnamnesis),
      prossima: shown(prossima, sharedFields.recentAnamnesis),
      remota: shown(remota, sharedFields.remoteAnamnesis),
    });
  }

  get hidden(): Hidden[] {
    return [...this.#hidden.values()];
  }
}

/** An allergy that was ruled out is a diagnosis like others: nobody in a hurry needs it. */
export function areaOfDiagnosis({ tipo_diagnosi, diagnosi_stato }: Schemas['Diagnosis']): Area {
  const ruledOut = diagnosi_stato === '2';
  return tipo_diagnosi !== 'Diagnosi' && !ruledOut ? 'allergies' : 'diagnoses';
}

export const areasOfTherapies = ['forbidden-drugs', 'current-therapies', 'past-therapies'] as const;
export const areaOfTherapy = ({ tipo_terapia }: Schemas['Therapy']): Area => areasOfTherapies[tipo_terapia];

interface WithLevel {
  id_livello_confidenzialita: number;
}
const own = (row: WithLevel) => row.id_livello_confidenzialita;

/** The record as a doctor is served it; the same for the doctor and for the patient who looks at what the doctor sees. */
export function share(association: Association, record: WholeRecord) {
  const { patient, esami, attachments, diagnosi, visite, rilevazioni, terapie, vaccinazioni, reazioni, files } = record;
  const sieve = new Sieve(association);
  const diagnoses = sieve.rows(diagnosi, areaOfDiagnosis, own);
  const seen = diagnoses.map(({ id_diagnosi }) => id_diagnosi);
  const cartella = present<Shared>({
    // Who it is and the blood group have the first level, which everybody who is associated may see.
    identita: {
      id_paziente: patient.id_paziente,
      paziente_nome: patient.paziente_nome,
      paziente_cognome: patient.paziente_cognome,
      paziente_codfiscale: patient.paziente_codfiscale,
      paziente_nascita: patient.paziente_nascita,
      paziente_sesso: patient.paziente_sesso,
      paziente_eta: patient.paziente_eta,
    },
    paziente_gruppo: patient.paziente_gruppo,
    dettagli: sieve.passes('personal-details', null)
      ? {
          paziente_email: patient.paziente_email,
          id_stato_matrimoniale: patient.id_stato_matrimoniale,
          paziente_donatore_organi: patient.paziente_donatore_organi,
          contact_detail: sharedFields.contactDetail(patient.user.contact_detail),
        }
      : undefined,
    contattiemergenza: sieve.shared(record.contattiemergenza, 'emergency-contacts', sharedFields.contact, own),
    contattialtro: sieve.shared(record.contattialtro, 'other-contacts', sharedFields.contact, own),
    tbl_taccuinos: sieve.shared(record.tbl_taccuinos, 'notebook', sharedFields.notebookEntry, own),
    esami: sieve.exams(esami, attachments, seen),
    diagnosi: diagnoses.map(sharedFields.diagnosis),
    visite: sieve.shared(visite, 'visits', sharedFields.visit),
    rilevazioni: sieve.shared(rilevazioni, 'readings', sharedFields.reading),
    terapie: sieve.rows(terapie, areaOfTherapy, own).map((therapy) => ({
      interazioni_accettate: null,
      id_diagnosi: seen.find((id) => id === therapy.id_diagnosi) ?? null,
      ...sharedFields.therapy(therapy),
    })),
    vaccinazioni: sieve.shared(vaccinazioni, 'vaccinations', sharedFields.vaccination, own),
    reazioni: sieve.shared(reazioni, 'reactions', sharedFields.reaction),
    anamnesi: sieve.anamnesis(record.anamnesi),
    gravidanze: sieve.shared(record.gravidanze, 'pregnancies', sharedFields.pregnancy),
    // What belongs to an exam stands with it.
    files: files
      .filter(
        ({ id_indagine, livello_effettivo, tags }) =>
          id_indagine === null && sieve.passes('files', livello_effettivo, tags),
      )
      .map(sharedFields.file),
  });
  return { cartella, nascosti: sieve.hidden };
}
