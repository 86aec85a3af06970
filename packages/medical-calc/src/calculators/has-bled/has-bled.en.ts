import type { MessagesFor } from '../../locales/locale.ts';
import type { hasBledDefinition } from './has-bled.about.ts';

export const hasBledEn: MessagesFor<typeof hasBledDefinition> = {
  'has-bled.title': 'HAS-BLED score',
  'has-bled.description': 'Risk of bleeding for people with atrial fibrillation who take an anticoagulant.',
  'has-bled.uncontrolledHypertension': 'High blood pressure, not controlled',
  'has-bled.uncontrolledHypertension.yes': 'The upper (systolic) pressure is above 160 mmHg.',
  'has-bled.uncontrolledHypertension.no': 'High blood pressure that treatment keeps at 160 mmHg or below.',
  'has-bled.abnormalRenalFunction': 'Kidney disease',
  'has-bled.abnormalRenalFunction.yes':
    'Dialysis, a kidney transplant, or creatinine of 200 µmol/L (2.26 mg/dL) or more.',
  'has-bled.abnormalRenalFunction.no': 'Creatinine above normal but below 200 µmol/L.',
  'has-bled.abnormalLiverFunction': 'Liver disease',
  'has-bled.abnormalLiverFunction.yes':
    'Cirrhosis; or bilirubin above twice the limit together with AST, ALT or alkaline phosphatase above three times.',
  'has-bled.abnormalLiverFunction.no': 'Fatty liver or raised liver tests that do not reach those values.',
  'has-bled.stroke': 'Previous stroke',
  'has-bled.stroke.yes': 'A stroke caused by a clot or by bleeding.',
  'has-bled.stroke.no': 'Only a transient ischaemic attack (TIA).',
  'has-bled.bleeding': 'Major bleeding, or a tendency to bleed',
  'has-bled.bleeding.yes':
    'A previous major bleed, or anaemia, low platelets or another condition that makes bleeding more likely.',
  'has-bled.bleeding.no': 'Occasional bruises or nosebleeds without a known cause.',
  'has-bled.labileInr': 'Unstable INR',
  'has-bled.labileInr.yes': 'On warfarin or acenocoumarol: INR in range for less than 60% of the time.',
  'has-bled.labileInr.no': 'A stable INR, or an anticoagulant that does not need INR checks.',
  'has-bled.drugs': 'Medicines that increase bleeding',
  'has-bled.drugs.yes': 'Antiplatelets such as aspirin, or anti-inflammatories (NSAIDs) taken regularly.',
  'has-bled.drugs.no': 'The anticoagulant itself; paracetamol.',
  'has-bled.alcohol': 'Alcohol',
  'has-bled.alcohol.yes': '8 or more drinks a week.',
  'has-bled.alcohol.no': 'Fewer than 8 drinks a week.',
  'has-bled.score': 'HAS-BLED score',
  'has-bled.band': 'HAS-BLED, cut-off 3',
  'has-bled.band.not-high': 'Risk not high',
  'has-bled.band.high':
    'High risk: check with your doctor what can be improved; it is not a reason to go without the anticoagulant',
  'has-bled.bleeds': 'Bleeds (Pisters 2010)',
  'has-bled.major': 'Major bleeding (Lip 2011)',
  'has-bled.population': 'For adults with atrial fibrillation who take or are about to take an anticoagulant.',
};
