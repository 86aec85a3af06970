import { expect, test } from 'vitest';
import { renameContent, renamePath } from './rename.ts';

test.each([
  ["import { bmi } from './bmi.ts';", "import { ldlFriedewald } from './ldl-friedewald.ts';"],
  ['export type { BmiInputs };', 'export type { LdlFriedewaldInputs };'],
  [
    "import { bmiFormula } from '../bmi/bmi.ts';",
    "import { ldlFriedewaldFormula } from '../ldl-friedewald/ldl-friedewald.ts';",
  ],
  ["titleKey: 'bmi.title',", "titleKey: 'ldl-friedewald.title',"],
  ["'bmi.band.normal': 'BMI'", "'ldl-friedewald.band.normal': 'BMI'"],
  ["'calc.output.bmi'", "'calc.output.ldlFriedewald'"],
  ['outputs.bmi.value', 'outputs.ldlFriedewald.value'],
  ["answer('bmi', { bmi: value })", "answer('ldl-friedewald', { ldlFriedewald: value })"],
  ['submit, bmis', 'submit, bmis'],
])('%s', (before, after) => {
  expect(renameContent(before, 'bmi.ts', [['bmi', 'ldl-friedewald']])).toBe(after);
});

test.each([
  ["new Cursor('heart_rate_measurement')", "new Cursor('weight_scale')"],
  ['decodeHeartRateMeasurement', 'decodeWeightScale'],
  ["from './heart-rate-measurement.ts'", "from './weight-scale.ts'"],
  ['heartRate', 'heartRate'],
])('%s', (before, after) => {
  expect(renameContent(before, 'a.ts', [['heart-rate-measurement', 'weight-scale']])).toBe(after);
});

test('an area is renamed in the plural and in the singular', () => {
  const pairs = [
    ['contacts', 'exams'],
    ['contact', 'exam'],
  ] as const;
  expect(renameContent('listContacts(): Contact[] // EmergencyContactSave', 'a.ts', pairs)).toBe(
    'listExams(): Exam[] // EmergencyExamSave',
  );
  expect(renameContent('tags: [contacts]\n$ref: ../schemas/Contact.yaml', 'a.yaml', pairs)).toBe(
    'tags: [exams]\n$ref: ../schemas/Exam.yaml',
  );
  expect(renamePath('schemas/OtherContactSave.yaml', pairs)).toBe('schemas/OtherExamSave.yaml');
  expect(renamePath('api@salva@contattialtro@{id_record}.yaml', pairs)).toBe(
    'api@salva@contattialtro@{id_record}.yaml',
  );
});
