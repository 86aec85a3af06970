import type { MessagesFor } from '../../locales/locale.ts';
import type { cha2ds2VascDefinition } from './cha2ds2-vasc.about.ts';

export const cha2ds2VascIt: MessagesFor<typeof cha2ds2VascDefinition> = {
  'cha2ds2-vasc.title': 'CHA2DS2-VASc Score',
  'cha2ds2-vasc.description': 'Rischio di ictus in chi ha la fibrillazione atriale.',
  'cha2ds2-vasc.heartFailure': 'Scompenso cardiaco',
  'cha2ds2-vasc.heartFailure.yes':
    'Scompenso cardiaco in atto o passato, o una frazione di eiezione ridotta (40% o meno).',
  'cha2ds2-vasc.heartFailure.no': 'Una malattia delle valvole o un’aritmia senza scompenso.',
  'cha2ds2-vasc.hypertension': 'Pressione alta',
  'cha2ds2-vasc.hypertension.yes':
    'Pressione sopra 140/90 in almeno due occasioni, oppure farmaci per la pressione alta.',
  'cha2ds2-vasc.hypertension.no': 'Un solo valore alto, per esempio per l’agitazione.',
  'cha2ds2-vasc.diabetes': 'Diabete',
  'cha2ds2-vasc.diabetes.yes': 'Diabete diagnosticato, o farmaci per il diabete.',
  'cha2ds2-vasc.diabetes.no': 'Glicemia un po’ alta senza diagnosi di diabete.',
  'cha2ds2-vasc.strokeTiaThromboembolism': 'Ictus, TIA o embolia arteriosa',
  'cha2ds2-vasc.strokeTiaThromboembolism.yes':
    'Un ictus ischemico, un attacco ischemico transitorio (TIA) o un’embolia in un’arteria.',
  'cha2ds2-vasc.strokeTiaThromboembolism.no': 'Una trombosi di una vena o un’embolia polmonare.',
  'cha2ds2-vasc.vascularDisease': 'Malattia delle arterie',
  'cha2ds2-vasc.vascularDisease.yes':
    'Infarto, malattia delle arterie periferiche (per esempio delle gambe), o placche nell’aorta.',
  'cha2ds2-vasc.vascularDisease.no': 'Vene varicose, trombosi di una vena o embolia polmonare.',
  'cha2ds2-vasc.score': 'Punteggio CHA2DS2-VASc',
  'cha2ds2-vasc.stroke': 'Ictus all’anno, senza anticoagulante (Friberg 2012)',
  'cha2ds2-vasc.embolism': 'Ictus, TIA o embolia all’anno, senza anticoagulante (Friberg 2012)',
  'cha2ds2-vasc.population':
    'Per adulti con fibrillazione atriale, senza stenosi mitralica importante né valvole meccaniche. Il solo punto per il sesso femminile è un rischio basso.',
};
