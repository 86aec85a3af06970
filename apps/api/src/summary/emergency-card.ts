import { diagnosisFilters } from './conditions.ts';
import { isCurrentPregnancy } from './history.ts';
import { catalogueFacts, therapiesByKind } from './medicines.ts';
import type { Medicines, Schemas, SharedRecord } from './render-context.ts';

type Card = Schemas['EmergencyCard'];

const suspected = '1';

const toAllergy = ({ diagnosi_patologia, tipo_diagnosi, diagnosi_stato }: Schemas['Diagnosis']): Card['allergie'] =>
  tipo_diagnosi === 'Diagnosi'
    ? []
    : [{ nome: diagnosi_patologia, tipo: tipo_diagnosi, sospetta: diagnosi_stato === suspected }];

type Medicine = Pick<Card['terapie'][number], 'nome' | 'sostanza' | 'codice_atc'>;

const toMedicine = (therapy: Schemas['Therapy'], medicines: Medicines): Medicine => ({
  nome: therapy.farmaco.descrizione_breve,
  ...catalogueFacts(therapy, medicines),
});

type CardRecord = Pick<
  SharedRecord,
  'identita' | 'diagnosi' | 'terapie' | 'gravidanze' | 'paziente_gruppo' | 'dettagli' | 'contattiemergenza'
>;

export function emergencyCard(record: CardRecord, medicines: Medicines, aggiornata: string): Card {
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
    allergie: diagnosi.filter(diagnosisFilters.allergies).flatMap(toAllergy),
    farmaci_vietati: therapiesByKind('forbidden', terapie).map((therapy) => ({
      ...toMedicine(therapy, medicines),
      motivo: therapy.note,
    })),
    terapie: therapiesByKind('therapies', terapie).map((therapy) => ({
      ...toMedicine(therapy, medicines),
      dose: therapy.quantita_farmaceutica,
      frequenza: therapy.frequenza_farmaceutica,
      inizio: therapy.data_inizio,
      fine: therapy.data_fine,
    })),
    diagnosi: diagnosi.filter(diagnosisFilters.conditions).map(({ diagnosi_patologia }) => diagnosi_patologia),
    gravidanza: current ? { inizio: current.inizio_gravidanza } : null,
  };
}
