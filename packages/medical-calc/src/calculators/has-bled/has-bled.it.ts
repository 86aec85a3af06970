import type { MessagesFor } from '../../locales/locale.ts';
import type { hasBledDefinition } from './has-bled.about.ts';

export const hasBledIt: MessagesFor<typeof hasBledDefinition> = {
  'has-bled.title': 'HAS-BLED Score',
  'has-bled.description': 'Rischio di sanguinamento in chi ha la fibrillazione atriale e prende un anticoagulante.',
  'has-bled.uncontrolledHypertension': 'Pressione alta non controllata',
  'has-bled.uncontrolledHypertension.yes': 'La pressione massima supera 160 mmHg.',
  'has-bled.uncontrolledHypertension.no': 'Una pressione alta che le cure tengono entro 160 mmHg.',
  'has-bled.abnormalRenalFunction': 'Malattia dei reni',
  'has-bled.abnormalRenalFunction.yes': 'Dialisi, trapianto di rene, o creatinina da 200 µmol/L (2,26 mg/dL) in su.',
  'has-bled.abnormalRenalFunction.no': 'Una creatinina più alta del normale ma sotto 200 µmol/L.',
  'has-bled.abnormalLiverFunction': 'Malattia del fegato',
  'has-bled.abnormalLiverFunction.yes':
    'Cirrosi; oppure bilirubina oltre 2 volte il limite insieme ad AST, ALT o fosfatasi alcalina oltre 3 volte.',
  'has-bled.abnormalLiverFunction.no': 'Fegato grasso o esami del fegato mossi senza arrivare a quei valori.',
  'has-bled.stroke': 'Ictus in passato',
  'has-bled.stroke.yes': 'Un ictus, ischemico o emorragico.',
  'has-bled.stroke.no': 'Un attacco ischemico transitorio (TIA) da solo.',
  'has-bled.bleeding': 'Sanguinamento importante o tendenza a sanguinare',
  'has-bled.bleeding.yes':
    'Un sanguinamento importante in passato, oppure anemia, poche piastrine o altra predisposizione.',
  'has-bled.bleeding.no': 'Lividi o sangue dal naso ogni tanto, senza una causa trovata.',
  'has-bled.labileInr': 'INR instabile',
  'has-bled.labileInr.yes': 'Con warfarin o acenocumarolo: INR nell’intervallo per meno del 60% del tempo.',
  'has-bled.labileInr.no': 'INR stabile, oppure un anticoagulante che non richiede l’INR.',
  'has-bled.drugs': 'Farmaci che fanno sanguinare',
  'has-bled.drugs.yes': 'Antiaggreganti, come l’aspirina, o antinfiammatori (FANS) presi con regolarità.',
  'has-bled.drugs.no': 'L’anticoagulante stesso; il paracetamolo.',
  'has-bled.alcohol': 'Alcol',
  'has-bled.alcohol.yes': '8 o più bicchieri alla settimana.',
  'has-bled.alcohol.no': 'Meno di 8 bicchieri alla settimana.',
  'has-bled.score': 'Punteggio HAS-BLED',
  'has-bled.band': 'HAS-BLED, soglia 3',
  'has-bled.band.not-high': 'Rischio non alto',
  'has-bled.band.high':
    'Rischio alto: cercare con il medico che cosa si può correggere; non è un motivo per rinunciare all’anticoagulante',
  'has-bled.bleeds': 'Sanguinamenti (Pisters 2010)',
  'has-bled.major': 'Sanguinamenti maggiori (Lip 2011)',
  'has-bled.population': 'Per adulti con fibrillazione atriale che prendono o stanno per prendere un anticoagulante.',
};
