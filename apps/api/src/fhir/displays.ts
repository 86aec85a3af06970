/**
 * As published for FHIR R4, LOINC 2.82, SNOMED CT International and EDQM Standard Terms. Always English, because
 * validators compare them; people read `text`.
 */
const displays: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'http://terminology.hl7.org/CodeSystem/condition-clinical': { active: 'Active', inactive: 'Inactive' },
  'http://terminology.hl7.org/CodeSystem/condition-ver-status': {
    confirmed: 'Confirmed',
    provisional: 'Provisional',
    refuted: 'Refuted',
  },
  'http://terminology.hl7.org/CodeSystem/allergyintolerance-clinical': { active: 'Active', inactive: 'Inactive' },
  'http://terminology.hl7.org/CodeSystem/allergyintolerance-verification': {
    confirmed: 'Confirmed',
    unconfirmed: 'Unconfirmed',
    refuted: 'Refuted',
  },
  'http://terminology.hl7.org/CodeSystem/condition-category': { 'problem-list-item': 'Problem List Item' },
  'http://terminology.hl7.org/CodeSystem/flag-category': { drug: 'Drug' },
  'http://terminology.hl7.org/CodeSystem/adverse-event-seriousness': {
    'Non-serious': 'Non-serious',
    SeriousIsLifeThreatening: 'Is Life-threatening',
    SeriousResultsInHospitalization: 'Requires or prolongs inpatient hospitalization',
    SeriousResultsInDisability: 'Results in persistent or significant disability/incapacity',
  },
  'http://terminology.hl7.org/CodeSystem/adverse-event-outcome': {
    resolved: 'Resolved',
    recovering: 'Recovering',
    ongoing: 'Ongoing',
    resolvedWithSequelae: 'Resolved with Sequelae',
    unknown: 'Unknown',
  },
  'http://terminology.hl7.org/CodeSystem/list-empty-reason': { unavailable: 'Unavailable' },
  'http://terminology.hl7.org/CodeSystem/observation-category': {
    laboratory: 'Laboratory',
    'social-history': 'Social History',
    'vital-signs': 'Vital Signs',
  },
  'http://terminology.hl7.org/CodeSystem/data-absent-reason': { unknown: 'Unknown' },
  'http://terminology.hl7.org/CodeSystem/v3-ActCode': { AMB: 'ambulatory' },
  'http://terminology.hl7.org/CodeSystem/v3-Confidentiality': {
    U: 'unrestricted',
    L: 'low',
    M: 'moderate',
    N: 'normal',
    R: 'restricted',
    V: 'very restricted',
  },
  'http://terminology.hl7.org/CodeSystem/v3-MaritalStatus': {
    S: 'Never Married',
    M: 'Married',
    T: 'Domestic partner',
    L: 'Legally Separated',
    D: 'Divorced',
    W: 'Widowed',
  },
  'http://terminology.hl7.org/CodeSystem/v2-0074': { LAB: 'Laboratory', RAD: 'Radiology' },
  'http://terminology.hl7.org/CodeSystem/v2-0131': { C: 'Emergency Contact' },
  'http://terminology.hl7.org/CodeSystem/v2-0203': { NI: 'National unique individual identifier' },
  'http://loinc.org': {
    '10157-6': 'History of family member diseases note',
    '10160-0': 'History of Medication use Narrative',
    '10162-6': 'History of pregnancies Narrative',
    '10164-2': 'History of Present illness Narrative',
    '104605-1': 'Alert',
    '11348-0': 'History of Past illness note',
    '11369-6': 'History of Immunization note',
    '11450-4': 'Problem list - Reported',
    '18776-5': 'Plan of care note',
    '2708-6': 'Oxygen saturation in Arterial blood',
    '29463-7': 'Body weight',
    '29762-2': 'Social history note',
    '30954-2': 'Relevant diagnostic tests/laboratory data note',
    '46240-8': 'History of Hospitalizations+Outpatient visits Narrative',
    '48765-2': 'Allergies and adverse reactions Document',
    '60591-5': 'Patient summary Document',
    '81338-6': 'Patient Goals, preferences, and priorities for care experience',
    '8302-2': 'Body height',
    '8310-5': 'Body temperature',
    '8462-4': 'Diastolic blood pressure',
    '8480-6': 'Systolic blood pressure',
    '85354-9': 'Blood pressure panel with all children optional',
    '8716-3': 'Vital signs note',
    '882-1': 'ABO and Rh group [Type] in Blood',
    '8867-4': 'Heart rate',
  },
  'http://snomed.info/sct': {
    '278147001': 'Blood group O Rh(D) positive',
    '278148006': 'Blood group O Rh(D) negative',
    '278149003': 'Blood group A Rh(D) positive',
    '278150003': 'Blood group B Rh(D) positive',
    '278151004': 'Blood group AB Rh(D) positive',
    '278152006': 'Blood group A Rh(D) negative',
    '278153001': 'Blood group B Rh(D) negative',
    '278154007': 'Blood group AB Rh(D) negative',
  },
  'http://standardterms.edqm.eu': {
    '20001000': 'Auricular use',
    '20003000': 'Cutaneous use',
    '20020000': 'Inhalation use',
    '20035000': 'Intramuscular use',
    '20044000': 'Intrauterine use',
    '20049000': 'Nasal use',
    '20051000': 'Ocular use',
    '20053000': 'Oral use',
    '20061000': 'Rectal use',
    '20066000': 'Subcutaneous use',
    '20067000': 'Sublingual use',
    '20070000': 'Transdermal use',
    '20072000': 'Vaginal use',
  },
};

/** @throws Error if the code has no display name here. */
export function toCoding<Code extends string>(
  system: string,
  code: Code,
): { system: string; code: Code; display: string } {
  const display = displays[system]?.[code];
  if (display === undefined) throw new Error(`The code ${code} of ${system} has no display name.`);
  return { system, code, display };
}
