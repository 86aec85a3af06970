import type { AdverseEvent, AllergyIntolerance, Flag, Immunization, MedicationStatement } from 'fhir/r4';
import { levelOrStrictest } from '../policy/visibility.ts';
import { medicineName } from '../summary/medicine-name.ts';
import { therapyName } from '../summary/medicines.ts';
import type { Schemas, SharedRecord } from '../summary/render-context.ts';
import { toDosages } from './dosage.ts';
import {
  hl7,
  type MappedResource,
  type MappingContext,
  medicineConcept,
  notes,
  resourceId,
  securityLabel,
  toReasons,
  toReference,
} from './elements.ts';

type Therapy = Schemas['Therapy'];

const therapyKind = 'therapy';
const forbidden = 0;
const inProgress = 1;
const toPeriod = ({ data_inizio: start, data_fine: end }: Therapy) => ({ start, ...(end !== null && { end }) });

function toMedicationStatement(therapy: Therapy, mapping: MappingContext): MedicationStatement & { id: string } {
  const dosage = toDosages(therapy, mapping);
  return {
    resourceType: 'MedicationStatement',
    id: resourceId(therapyKind, therapy.id_terapie),
    ...securityLabel(therapy.id_livello_confidenzialita),
    status: therapy.tipo_terapia === inProgress ? 'active' : 'completed',
    medicationCodeableConcept: medicineConcept(therapyName(therapy, mapping), therapy.id_farmaco_codifa, mapping),
    subject: mapping.patient,
    effectivePeriod: toPeriod(therapy),
    informationSource: mapping.patient,
    ...toReasons(therapy.id_diagnosi === null ? [] : [therapy.id_diagnosi], mapping),
    ...(dosage.length > 0 && { dosage }),
    ...notes(therapy.note),
  };
}

/** Forbidden medicines are flags on the record instead of therapies; see also {@link mapIntolerances}. */
function toFlag(therapy: Therapy, mapping: MappingContext): Flag & { id: string } {
  const concept = medicineConcept(therapyName(therapy, mapping), therapy.id_farmaco_codifa, mapping);
  const { title } = mapping.messages.sections.forbidden;
  return {
    resourceType: 'Flag',
    id: resourceId(therapyKind, therapy.id_terapie),
    ...securityLabel(therapy.id_livello_confidenzialita),
    status: 'active',
    category: [hl7('flag-category', 'drug')],
    code: { ...concept, text: [`${title}: ${concept.text}`, therapy.note].filter((part) => part.trim()).join('. ') },
    subject: mapping.patient,
    // The end date belongs to the former therapy.
    period: { start: therapy.data_inizio },
  };
}

export const mapTherapies = ({ terapie }: SharedRecord, mapping: MappingContext): MappedResource[] =>
  terapie.map((therapy) =>
    therapy.tipo_terapia === forbidden
      ? { section: 'alerts', resource: toFlag(therapy, mapping) }
      : { section: 'medicines', resource: toMedicationStatement(therapy, mapping) },
  );

export function mapVaccinations({ vaccinazioni }: SharedRecord, mapping: MappingContext): MappedResource[] {
  return vaccinazioni.map((row) => {
    const resource: Immunization & { id: string } = {
      resourceType: 'Immunization',
      id: resourceId('vaccination', row.id_vaccinazione),
      ...securityLabel(row.id_livello_confidenzialita),
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
      ...notes(row.vaccinazione_reazioni && `${mapping.messages.facts.reactions}: ${row.vaccinazione_reazioni}`),
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

export function mapReactions({ reazioni, terapie }: SharedRecord, mapping: MappingContext): MappedResource[] {
  const { patient } = mapping;
  return reazioni.map((row) => {
    const { descrizione_breve, id_farmaco_codifa } = row.farmaco;
    const medicine = medicineName(descrizione_breve, id_farmaco_codifa, mapping);
    const therapy = terapie.find(({ id_terapie }) => id_terapie === row.id_terapie);
    const resource: AdverseEvent & { id: string } = {
      resourceType: 'AdverseEvent',
      id: resourceId('reaction', row.id_reazione),
      ...securityLabel(row.id_livello_confidenzialita),
      actuality: 'actual',
      event: { text: `${medicine}: ${row.reaction}` },
      subject: patient,
      date: row.date_reaction,
      recordedDate: row.data_inserimento,
      recorder: patient,
      seriousness: hl7('adverse-event-seriousness', seriousness[row.severity]),
      outcome: hl7('adverse-event-outcome', outcomes[row.reaction_now]),
      // Forbidden medicines are no longer taken.
      ...(therapy !== undefined &&
        therapy.tipo_terapia !== forbidden && {
          suspectEntity: [{ instance: toReference(therapyKind, therapy.id_terapie) }],
        }),
    };
    return { section: 'reactions', resource };
  });
}

/** AllergyIntolerance, which prescription checks look for; unconfirmed, because no allergy was diagnosed. */
export function mapIntolerances({ reazioni, terapie }: SharedRecord, mapping: MappingContext): MappedResource[] {
  const forbiddenTherapies = new Map(
    terapie.filter(({ tipo_terapia }) => tipo_terapia === forbidden).map((row) => [row.id_terapie, row]),
  );
  const reactions = Map.groupBy(reazioni, ({ id_terapie }) => id_terapie);
  return [...new Set([...forbiddenTherapies.keys(), ...reactions.keys()])].flatMap((id): MappedResource[] => {
    const therapy = forbiddenTherapies.get(id);
    const rows = reactions.get(id) ?? [];
    const [drug] = [therapy, ...rows].flatMap((row) => row ?? []);
    if (drug === undefined) return [];
    const { descrizione_breve } = drug.farmaco;
    const drugId = 'id_farmaco_codifa' in drug ? drug.id_farmaco_codifa : drug.farmaco.id_farmaco_codifa;
    const resource: AllergyIntolerance & { id: string } = {
      resourceType: 'AllergyIntolerance',
      id: resourceId('medicine-intolerance', id),
      // It tells of all of them.
      ...securityLabel(
        Math.max(
          ...[therapy, ...rows].flatMap((row) => (row ? [levelOrStrictest(row.id_livello_confidenzialita)] : [])),
        ),
      ),
      clinicalStatus: hl7('allergyintolerance-clinical', 'active'),
      verificationStatus: hl7('allergyintolerance-verification', 'unconfirmed'),
      category: ['medication'],
      code: medicineConcept(medicineName(descrizione_breve, drugId, mapping), drugId, mapping),
      patient: mapping.patient,
      ...(therapy !== undefined && {
        ...notes([mapping.messages.sections.forbidden.title, therapy.note].filter((part) => part.trim()).join(': ')),
      }),
      ...(rows.length > 0 && {
        reaction: rows.map((row) => ({ manifestation: [{ text: row.reaction }], onset: row.date_reaction })),
      }),
    };
    return [{ section: 'allergies', resource }];
  });
}
