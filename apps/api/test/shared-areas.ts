/** In menu order according to the product documents, independent of the declarations of the kinds. */
export const sharedAreas = [
  ['personal-details', 'patient', false],
  ['emergency-contacts', 'contact', true],
  ['other-contacts', 'contact', true],
  ['notebook', 'notebook', true],
  ['exams', 'exam', true],
  ['files', 'file', true],
  ['allergies', 'diagnosis', true],
  ['diagnoses', 'diagnosis', true],
  ['visits', 'visit', false],
  ['readings', 'reading', false],
  ['forbidden-drugs', 'therapy', true],
  ['current-therapies', 'therapy', true],
  ['past-therapies', 'therapy', true],
  ['vaccinations', 'vaccination', true],
  ['reactions', 'reaction', false],
  ['anamnesis', 'anamnesis', false],
  ['pregnancies', 'pregnancy', false],
] as const;

type SharedArea = (typeof sharedAreas)[number];

const hasPadlock = (area: SharedArea): area is Extract<SharedArea, readonly [string, string, true]> => area[2];

export const lockedKinds = [...new Set(sharedAreas.filter(hasPadlock).map(([, kind]) => kind))];
