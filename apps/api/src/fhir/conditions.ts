import type { AllergyIntolerance, Condition } from 'fhir/r4';
import { diagnosisFilters, isAllergy, isExcluded } from '../summary/conditions.ts';
import type { Schemas, SharedRecord } from '../summary/render-context.ts';
import {
  hl7,
  type MappedResource,
  type MappingContext,
  resourceId,
  type SectionKey,
  securityLabel,
  toReference,
} from './elements.ts';

type Diagnosis = Schemas['Diagnosis'];

const diagnosisKind = 'diagnosis';

const conditionStatus = { '0': 'confirmed', '1': 'provisional', '2': 'refuted' } as const;
const allergyStatus = { '0': 'confirmed', '1': 'unconfirmed', '2': 'refuted' } as const;

const common = (row: Diagnosis) => ({
  id: resourceId(diagnosisKind, row.id_diagnosi),
  ...securityLabel(row.id_livello_confidenzialita),
  code: { text: row.diagnosi_patologia },
  recordedDate: row.diagnosi_inserimento,
  asserter: { display: row.diagnosiDetails.careprovider },
});

// Excluded diagnoses are inactive: programs that ignore verificationStatus must not list them as current.
const clinicalStatus = (system: string, row: Diagnosis) => hl7(system, isExcluded(row) ? 'inactive' : 'active');

function toCondition(row: Diagnosis, { patient }: MappingContext): Condition & { id: string } {
  return {
    resourceType: 'Condition',
    ...common(row),
    clinicalStatus: clinicalStatus('condition-clinical', row),
    verificationStatus: hl7('condition-ver-status', conditionStatus[row.diagnosi_stato]),
    category: [hl7('condition-category', 'problem-list-item')],
    subject: patient,
  };
}

function toAllergyIntolerance(row: Diagnosis, { patient }: MappingContext): AllergyIntolerance & { id: string } {
  return {
    resourceType: 'AllergyIntolerance',
    ...common(row),
    clinicalStatus: clinicalStatus('allergyintolerance-clinical', row),
    verificationStatus: hl7('allergyintolerance-verification', allergyStatus[row.diagnosi_stato]),
    type: row.tipo_diagnosi === 'Allergia' ? 'allergy' : 'intolerance',
    patient,
  };
}

export const diagnosisReferences = ({ diagnosi }: SharedRecord): MappingContext['diagnoses'] =>
  new Map(
    diagnosi.map((row) => [
      row.id_diagnosi,
      {
        reference: toReference(diagnosisKind, row.id_diagnosi),
        isCondition: !isAllergy(row),
        name: row.diagnosi_patologia,
      },
    ]),
  );

function toSectionKey(row: Diagnosis): SectionKey {
  if (isExcluded(row)) return 'excluded';
  if (isAllergy(row)) return 'allergies';
  return diagnosisFilters.suspected(row) ? 'suspected' : 'problems';
}

export const mapDiagnoses = ({ diagnosi }: SharedRecord, mapping: MappingContext): MappedResource[] =>
  diagnosi.map((row) => ({
    section: toSectionKey(row),
    resource: isAllergy(row) ? toAllergyIntolerance(row, mapping) : toCondition(row, mapping),
  }));
