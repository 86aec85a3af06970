import type { MessagesFor } from '../../locales/locale.ts';
import type { cha2ds2VascDefinition } from './cha2ds2-vasc.about.ts';

export const cha2ds2VascEn: MessagesFor<typeof cha2ds2VascDefinition> = {
  'cha2ds2-vasc.title': 'CHA2DS2-VASc score',
  'cha2ds2-vasc.description': 'Risk of stroke for people with atrial fibrillation.',
  'cha2ds2-vasc.heartFailure': 'Heart failure',
  'cha2ds2-vasc.heartFailure.yes': 'Heart failure now or in the past, or a reduced ejection fraction (40% or less).',
  'cha2ds2-vasc.heartFailure.no': 'A valve disease or an arrhythmia without heart failure.',
  'cha2ds2-vasc.hypertension': 'High blood pressure',
  'cha2ds2-vasc.hypertension.yes': 'Above 140/90 on at least 2 occasions, or medicines for high blood pressure.',
  'cha2ds2-vasc.hypertension.no': 'A single high value, for example when you were upset.',
  'cha2ds2-vasc.diabetes': 'Diabetes',
  'cha2ds2-vasc.diabetes.yes': 'Diagnosed diabetes, or medicines for it.',
  'cha2ds2-vasc.diabetes.no': 'Slightly raised blood sugar without a diagnosis.',
  'cha2ds2-vasc.strokeTiaThromboembolism': 'Stroke, TIA or arterial embolism',
  'cha2ds2-vasc.strokeTiaThromboembolism.yes':
    'An ischaemic stroke, a transient ischaemic attack (TIA), or an embolism in an artery.',
  'cha2ds2-vasc.strokeTiaThromboembolism.no': 'A clot in a vein, or a pulmonary embolism.',
  'cha2ds2-vasc.vascularDisease': 'Disease of the arteries',
  'cha2ds2-vasc.vascularDisease.yes':
    'A heart attack, disease of the peripheral arteries (such as those of the legs), or plaque in the aorta.',
  'cha2ds2-vasc.vascularDisease.no': 'Varicose veins, a clot in a vein, or a pulmonary embolism.',
  'cha2ds2-vasc.score': 'CHA2DS2-VASc score',
  'cha2ds2-vasc.stroke': 'Stroke per year, without an anticoagulant (Friberg 2012)',
  'cha2ds2-vasc.embolism': 'Stroke, TIA or embolism per year, without an anticoagulant (Friberg 2012)',
  'cha2ds2-vasc.population':
    'For adults with atrial fibrillation, without significant mitral stenosis or a mechanical valve. A single point for female sex is a low risk.',
};
