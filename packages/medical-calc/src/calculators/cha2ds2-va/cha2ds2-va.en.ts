import type { MessagesFor } from '../../locales/locale.ts';
import type { cha2ds2VaDefinition } from './cha2ds2-va.about.ts';

export const cha2ds2VaEn: MessagesFor<typeof cha2ds2VaDefinition> = {
  'cha2ds2-va.title': 'CHA2DS2-VA score (ESC 2024)',
  'cha2ds2-va.description': 'Risk of stroke in atrial fibrillation, without the point for female sex.',
  'cha2ds2-va.heartFailure': 'Heart failure',
  'cha2ds2-va.heartFailure.yes':
    'Heart failure now or in the past, whatever the ejection fraction; or a reduced ejection fraction (40% or less) even without symptoms.',
  'cha2ds2-va.heartFailure.no': 'A valve disease or an arrhythmia without heart failure.',
  'cha2ds2-va.hypertension': 'High blood pressure',
  'cha2ds2-va.hypertension.yes': 'Above 140/90 on at least 2 occasions, or medicines for high blood pressure.',
  'cha2ds2-va.hypertension.no': 'A single high value, for example when you were upset.',
  'cha2ds2-va.diabetes': 'Diabetes',
  'cha2ds2-va.diabetes.yes': 'Diagnosed diabetes, or medicines for it.',
  'cha2ds2-va.diabetes.no': 'Slightly raised blood sugar without a diagnosis.',
  'cha2ds2-va.strokeTiaThromboembolism': 'Stroke, TIA or arterial embolism',
  'cha2ds2-va.strokeTiaThromboembolism.yes':
    'An ischaemic stroke, a transient ischaemic attack (TIA), or an embolism in an artery.',
  'cha2ds2-va.strokeTiaThromboembolism.no': 'A clot in a vein, or a pulmonary embolism.',
  'cha2ds2-va.vascularDisease': 'Disease of the arteries',
  'cha2ds2-va.vascularDisease.yes':
    'Disease of the coronary arteries (a heart attack, angina, a bypass or stent, a significant narrowing seen in a test), of the peripheral arteries (pain in the legs when walking, operations), or of the aorta (operations, plaque of 4 mm or more).',
  'cha2ds2-va.vascularDisease.no': 'Varicose veins, a clot in a vein, or a pulmonary embolism.',
  'cha2ds2-va.score': 'CHA2DS2-VA score',
  'cha2ds2-va.band': 'ESC 2024 guidelines',
  'cha2ds2-va.band.low': 'Anticoagulant usually not recommended',
  'cha2ds2-va.band.consider': 'Anticoagulant to consider with your doctor',
  'cha2ds2-va.band.recommended': 'Anticoagulant recommended',
  'cha2ds2-va.population':
    'For adults with atrial fibrillation, without significant mitral stenosis or a mechanical valve. No rates have been published for this score.',
};
