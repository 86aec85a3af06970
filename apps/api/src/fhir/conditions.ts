import type { AllergyIntolerance, Condition } from 'fhir/r4';
import { belongs, isAllergy, isExcluded } from '../summary/conditions.ts';
import type { Schemas, SharedRecord } from '../summary/telling.ts';
import { hl7, idOf, labelled, type Mapping, referTo, type SectionKey, type Told } from './elements.ts';

type Diagnosis = Schemas['Diagnosis'];

const diagnosisKind = 'diagnosis';

const conditionStatus = { '0': 'confirmed', '1': 'provisional', '2': 'refuted' } as const;
const allergyStatus = { '0': 'confirmed', '1': 'unconfirmed', '2': 'refuted' } as const;

const common = (row: Diagnosis) => ({
  id: idOf(diagnosisKind, row.id_diagnosi),
  ...labelled(row.id_livello_confidenzialita),
  code: { text: row.diagnosi_patologia },
  recordedDate: row.diagnosi_inserimento,
  asserter: { display: row.diagnosiDetails.careprovider },
});

// What was excluded is not there: programs that do not look at how certain it is must not take it for an illness.
const clinicalStatus = (system: string, row: Diagnosis) => hl7(system, isExcluded(row) ? 'inactive' : 'active');

function conditionOf(row: Diagnosis, { patient }: Mapping): Condition & { id: string } {
  return {
    resourceType: 'Condition',
    ...common(row),
    clinicalStatus: clinicalStatus('condition-clinical', row),
    verificationStatus: hl7('condition-ver-status', conditionStatus[row.diagnosi_stato]),
    category: [hl7('condition-category', 'problem-list-item')],
    subject: patient,
  };
}

function allergyOf(row: Diagnosis, { patient }: Mapping): AllergyIntolerance & { id: string } {
  return {
    resourceType: 'AllergyIntolerance',
    ...common(row),
    clinicalStatus: clinicalStatus('allergyintolerance-clinical', row),
    verificationStatus: hl7('allergyintolerance-verification', allergyStatus[row.diagnosi_stato]),
    type: row.tipo_diagnosi === 'Allergia' ? 'allergy' : 'intolerance',
    patient,
  };
}

/** The diagnoses of a record for those that refer to them. */
export const referencesOf = ({ diagnosi }: SharedRecord): Mapping['diagnoses'] =>
  new Map(
    diagnosi.map((row) => [
      row.id_diagnosi,
      {
        reference: referTo(diagnosisKind, row.id_diagnosi),
        isCondition: !isAllergy(row),
        name: row.diagnosi_patologia,
      },
    ]),
  );

function sectionOf(row: Diagnosis): SectionKey {
  if (isExcluded(row)) return 'excluded';
  if (isAllergy(row)) return 'allergies';
  return belongs.suspected(row) ? 'suspected' : 'problems';
}

export const diagnosesOf = ({ diagnosi }: SharedRecord, mapping: Mapping): Told[] =>
  diagnosi.map((row) => ({
    section: sectionOf(row),
    resource: isAllergy(row) ? allergyOf(row, mapping) : conditionOf(row, mapping),
  }));
