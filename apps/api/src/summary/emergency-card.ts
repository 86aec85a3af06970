import { belongs } from './conditions.ts';
import { isCurrentPregnancy } from './history.ts';
import { catalogueFacts, therapiesOf } from './medicines.ts';
import type { Medicines, Schemas, SharedRecord } from './telling.ts';

type Card = Schemas['EmergencyCard'];

const suspected = '1';

/** An allergy that is put down as something else is not one. */
const allergyOf = ({ diagnosi_patologia, tipo_diagnosi, diagnosi_stato }: Schemas['Diagnosis']): Card['allergie'] =>
  tipo_diagnosi === 'Diagnosi'
    ? []
    : [{ nome: diagnosi_patologia, tipo: tipo_diagnosi, sospetta: diagnosi_stato === suspected }];

type Medicine = Pick<Card['terapie'][number], 'nome' | 'sostanza' | 'codice_atc'>;

const medicineOf = (therapy: Schemas['Therapy'], medicines: Medicines): Medicine => ({
  nome: therapy.farmaco.descrizione_breve,
  ...catalogueFacts(therapy, medicines),
});

type Told = Pick<
  SharedRecord,
  'identita' | 'diagnosi' | 'terapie' | 'gravidanze' | 'paziente_gruppo' | 'dettagli' | 'contattiemergenza'
>;

/** What a card can say to whoever gives first aid; what of it does, the patient chooses on the device. */
export function emergencyCard(record: Told, medicines: Medicines, aggiornata: string): Card {
  const { identita, diagnosi, terapie } = record;
  const current = record.gravidanze.find(isCurrentPregnancy(aggiornata));
  return {
    aggiornata,
    identita: {
      nome: identita.paziente_nome,
      cognome: identita.paziente_cognome,
      nascita: identita.paziente_nascita,
      sesso: identita.paziente_sesso,
      codice_fiscale: identita.paziente_codfiscale,
    },
    gruppo: record.paziente_gruppo,
    donatore: record.dettagli?.paziente_donatore_organi ?? null,
    contatti: record.contattiemergenza.map(({ contatto_nominativo, contatto_telefono }) => ({
      nome: contatto_nominativo,
      telefono: contatto_telefono,
    })),
    allergie: diagnosi.filter(belongs.allergies).flatMap(allergyOf),
    farmaci_vietati: therapiesOf('forbidden', terapie).map((therapy) => ({
      ...medicineOf(therapy, medicines),
      motivo: therapy.note,
    })),
    terapie: therapiesOf('therapies', terapie).map((therapy) => ({
      ...medicineOf(therapy, medicines),
      dose: therapy.quantita_farmaceutica,
      frequenza: therapy.frequenza_farmaceutica,
      inizio: therapy.data_inizio,
      fine: therapy.data_fine,
    })),
    diagnosi: diagnosi.filter(belongs.conditions).map(({ diagnosi_patologia }) => diagnosi_patologia),
    gravidanza: current ? { inizio: current.inizio_gravidanza } : null,
  };
}
