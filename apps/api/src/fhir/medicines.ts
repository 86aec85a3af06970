import type { AdverseEvent, AllergyIntolerance, Flag, Immunization, MedicationStatement } from 'fhir/r4';
import { medicineName } from '../summary/medicine-name.ts';
import { therapyName } from '../summary/medicines.ts';
import type { Schemas, SharedRecord } from '../summary/telling.ts';
import { dosageOf } from './dosage.ts';
import {
  hl7,
  idOf,
  labelled,
  type Mapping,
  medicineConcept,
  notes,
  reasonsOf,
  referTo,
  type Told,
} from './elements.ts';

type Therapy = Schemas['Therapy'];

const therapyKind = 'therapy';
const forbidden = 0;
const inProgress = 1;
const periodOf = ({ data_inizio: start, data_fine: end }: Therapy) => ({ start, ...(end !== null && { end }) });

function statementOf(therapy: Therapy, mapping: Mapping): MedicationStatement & { id: string } {
  const dosage = dosageOf(therapy, mapping);
  return {
    resourceType: 'MedicationStatement',
    id: idOf(therapyKind, therapy.id_terapie),
    ...labelled(therapy.id_livello_confidenzialita),
    status: therapy.tipo_terapia === inProgress ? 'active' : 'completed',
    medicationCodeableConcept: medicineConcept(therapyName(therapy, mapping), therapy.id_farmaco_codifa, mapping),
    subject: mapping.patient,
    effectivePeriod: periodOf(therapy),
    informationSource: mapping.patient,
    ...reasonsOf(therapy.id_diagnosi === null ? [] : [therapy.id_diagnosi], mapping),
    ...(dosage.length > 0 && { dosage }),
    ...notes(therapy.note),
  };
}

/** A medicine that must not be given is no therapy: it is a flag on the record, beside {@link intolerancesOf}. */
function flagOf(therapy: Therapy, mapping: Mapping): Flag & { id: string } {
  const concept = medicineConcept(therapyName(therapy, mapping), therapy.id_farmaco_codifa, mapping);
  const { title } = mapping.words.sections.forbidden;
  return {
    resourceType: 'Flag',
    id: idOf(therapyKind, therapy.id_terapie),
    ...labelled(therapy.id_livello_confidenzialita),
    status: 'active',
    category: [hl7('flag-category', 'drug')],
    code: { ...concept, text: [`${title}: ${concept.text}`, therapy.note].filter((part) => part.trim()).join('. ') },
    subject: mapping.patient,
    // The end is that of the therapy which it may have been.
    period: { start: therapy.data_inizio },
  };
}

export const therapiesOf = ({ terapie }: SharedRecord, mapping: Mapping): Told[] =>
  terapie.map((therapy) =>
    therapy.tipo_terapia === forbidden
      ? { section: 'alerts', resource: flagOf(therapy, mapping) }
      : { section: 'medicines', resource: statementOf(therapy, mapping) },
  );

export function vaccinationsOf({ vaccinazioni }: SharedRecord, mapping: Mapping): Told[] {
  return vaccinazioni.map((row) => {
    const resource: Immunization & { id: string } = {
      resourceType: 'Immunization',
      id: idOf('vaccination', row.id_vaccinazione),
      ...labelled(row.id_livello_confidenzialita),
      status: 'completed',
      vaccineCode: medicineConcept(
        medicineName(row.vaccinidetails.descrizione_breve, row.id_vaccino, mapping),
        row.id_vaccino,
        mapping,
      ),
      patient: mapping.patient,
      occurrenceDateTime: row.vaccinazione_data,
      primarySource: false,
      protocolApplied: [{ doseNumberPositiveInt: row.vaccinazione_richiamo }],
      ...notes(row.vaccinazione_reazioni && `${mapping.words.facts.reactions}: ${row.vaccinazione_reazioni}`),
    };
    return { section: 'immunizations', resource };
  });
}

const outcomes: Record<Schemas['ReactionOutcome'], string> = {
  Risolta: 'resolved',
  'Risolta con conseguenze': 'resolvedWithSequelae',
  Migliorata: 'recovering',
  'Non ancora risolta': 'ongoing',
  'Non so': 'unknown',
};

const seriousness: Record<Schemas['ReactionSeverity'], string> = {
  'Non grave': 'Non-serious',
  'Ricovero in ospedale': 'SeriousResultsInHospitalization',
  'Pericolo di vita': 'SeriousIsLifeThreatening',
  'Invalidità permanente': 'SeriousResultsInDisability',
};

export function reactionsOf({ reazioni, terapie }: SharedRecord, mapping: Mapping): Told[] {
  const { patient } = mapping;
  return reazioni.map((row) => {
    const { descrizione_breve, id_farmaco_codifa } = row.farmaco;
    const medicine = medicineName(descrizione_breve, id_farmaco_codifa, mapping);
    const therapy = terapie.find(({ id_terapie }) => id_terapie === row.id_terapie);
    const resource: AdverseEvent & { id: string } = {
      resourceType: 'AdverseEvent',
      id: idOf('reaction', row.id_reazione),
      ...labelled(null),
      actuality: 'actual',
      event: { text: `${medicine}: ${row.reaction}` },
      subject: patient,
      date: row.date_reaction,
      recordedDate: row.data_inserimento,
      recorder: patient,
      seriousness: hl7('adverse-event-seriousness', seriousness[row.severity]),
      outcome: hl7('adverse-event-outcome', outcomes[row.reaction_now]),
      // What the patient took, where that may be told; a forbidden medicine is no longer taken.
      ...(therapy !== undefined &&
        therapy.tipo_terapia !== forbidden && {
          suspectEntity: [{ instance: referTo(therapyKind, therapy.id_terapie) }],
        }),
    };
    return { section: 'reactions', resource };
  });
}

/**
 * What a patient must not be given or has reacted to, as programs that check prescriptions look for it: one for each
 * medicine, unconfirmed, because nobody has said that it is an allergy.
 */
export function intolerancesOf({ reazioni, terapie }: SharedRecord, mapping: Mapping): Told[] {
  const forbiddenOnes = new Map(
    terapie.filter(({ tipo_terapia }) => tipo_terapia === forbidden).map((row) => [row.id_terapie, row]),
  );
  const reactions = Map.groupBy(reazioni, ({ id_terapie }) => id_terapie);
  return [...new Set([...forbiddenOnes.keys(), ...reactions.keys()])].flatMap((id): Told[] => {
    const therapy = forbiddenOnes.get(id);
    const rows = reactions.get(id) ?? [];
    const [drug] = [therapy, ...rows].flatMap((row) => row ?? []);
    if (drug === undefined) return [];
    const { descrizione_breve } = drug.farmaco;
    const drugId = 'id_farmaco_codifa' in drug ? drug.id_farmaco_codifa : drug.farmaco.id_farmaco_codifa;
    const resource: AllergyIntolerance & { id: string } = {
      resourceType: 'AllergyIntolerance',
      id: idOf('medicine-intolerance', id),
      // A reaction has no level and counts as the strictest.
      ...labelled(rows.length > 0 ? null : (therapy?.id_livello_confidenzialita ?? null)),
      clinicalStatus: hl7('allergyintolerance-clinical', 'active'),
      verificationStatus: hl7('allergyintolerance-verification', 'unconfirmed'),
      category: ['medication'],
      code: medicineConcept(medicineName(descrizione_breve, drugId, mapping), drugId, mapping),
      patient: mapping.patient,
      ...(therapy !== undefined && {
        ...notes([mapping.words.sections.forbidden.title, therapy.note].filter((part) => part.trim()).join(': ')),
      }),
      ...(rows.length > 0 && {
        reaction: rows.map((row) => ({ manifestation: [{ text: row.reaction }], onset: row.date_reaction })),
      }),
    };
    return [{ section: 'allergies', resource }];
  });
}
