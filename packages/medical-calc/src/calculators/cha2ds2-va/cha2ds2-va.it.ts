import type { MessagesFor } from '../../locales/locale.ts';
import type { cha2ds2VaDefinition } from './cha2ds2-va.about.ts';

export const cha2ds2VaIt: MessagesFor<typeof cha2ds2VaDefinition> = {
  'cha2ds2-va.title': 'CHA2DS2-VA Score (ESC 2024)',
  'cha2ds2-va.description': 'Rischio di ictus nella fibrillazione atriale, senza il punto per il sesso femminile.',
  'cha2ds2-va.heartFailure': 'Scompenso cardiaco',
  'cha2ds2-va.heartFailure.yes':
    'Scompenso cardiaco in atto o passato, con qualunque frazione di eiezione; o una frazione di eiezione ridotta (40% o meno) anche senza disturbi.',
  'cha2ds2-va.heartFailure.no': 'Una malattia delle valvole o un’aritmia senza scompenso.',
  'cha2ds2-va.hypertension': 'Pressione alta',
  'cha2ds2-va.hypertension.yes':
    'Pressione sopra 140/90 in almeno due occasioni, oppure farmaci per la pressione alta.',
  'cha2ds2-va.hypertension.no': 'Un solo valore alto, per esempio per l’agitazione.',
  'cha2ds2-va.diabetes': 'Diabete',
  'cha2ds2-va.diabetes.yes': 'Diabete diagnosticato, o farmaci per il diabete.',
  'cha2ds2-va.diabetes.no': 'Glicemia un po’ alta senza diagnosi di diabete.',
  'cha2ds2-va.strokeTiaThromboembolism': 'Ictus, TIA o embolia arteriosa',
  'cha2ds2-va.strokeTiaThromboembolism.yes':
    'Un ictus ischemico, un attacco ischemico transitorio (TIA) o un’embolia in un’arteria.',
  'cha2ds2-va.strokeTiaThromboembolism.no': 'Una trombosi di una vena o un’embolia polmonare.',
  'cha2ds2-va.vascularDisease': 'Malattia delle arterie',
  'cha2ds2-va.vascularDisease.yes':
    'Malattia delle coronarie (infarto, angina, bypass o stent, un restringimento importante visto con un esame), delle arterie periferiche (dolore alle gambe camminando, interventi), o dell’aorta (interventi, placche spesse 4 mm o più).',
  'cha2ds2-va.vascularDisease.no': 'Vene varicose, trombosi di una vena o embolia polmonare.',
  'cha2ds2-va.score': 'Punteggio CHA2DS2-VA',
  'cha2ds2-va.band': 'linee guida ESC 2024',
  'cha2ds2-va.band.low': 'Anticoagulante di norma non consigliato',
  'cha2ds2-va.band.consider': 'Anticoagulante da valutare con il medico',
  'cha2ds2-va.band.recommended': 'Anticoagulante raccomandato',
  'cha2ds2-va.population':
    'Per adulti con fibrillazione atriale, senza stenosi mitralica importante né valvole meccaniche. Non esistono percentuali pubblicate per questo punteggio.',
};
