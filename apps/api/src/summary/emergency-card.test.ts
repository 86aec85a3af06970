import { expect, test } from 'vitest';
import { emergencyCard } from './emergency-card.ts';

const at = '2026-03-21T11:00:00.000Z';
const diagnosis = (tipo_diagnosi: string, diagnosi_stato: string, diagnosi_patologia: string) => ({
  ...{ tipo_diagnosi, diagnosi_stato, diagnosi_patologia },
});
const therapy = (tipo_terapia: number, descrizione_breve: string, data_fine: string | null) => ({
  id_farmaco_codifa: descrizione_breve.toLowerCase(),
  ...{ tipo_terapia, data_fine, farmaco: { descrizione_breve }, note: 'Orticaria' },
  ...{ quantita_farmaceutica: '1 compressa', frequenza_farmaceutica: 'Ogni giorno' },
});

test('lists current data, marks suspected diagnoses and states the end of therapies', () => {
  const record = {
    identita: { paziente_nome: 'Ada', paziente_cognome: 'Prova', paziente_nascita: null, paziente_sesso: 'female' },
    paziente_gruppo: null,
    contattiemergenza: [],
    diagnosi: [
      diagnosis('Allergia', '0', 'Penicillina'),
      diagnosis('Intolleranza', '1', 'Lattosio'),
      diagnosis('Allergia', '2', 'Noci'),
      diagnosis('Diagnosi', '0', 'Asma'),
      diagnosis('Diagnosi', '1', 'Reflusso'),
    ],
    terapie: [therapy(0, 'Augmentin', null), therapy(1, 'Brufen', '2026-03-01'), therapy(1, 'Inderal', null)],
    gravidanze: [{ esito: 'nascita', inizio_gravidanza: '2014-01-01' }],
  };
  const medicines = new Map([
    [
      'inderal',
      { principio_attivo: 'Propranololo', forma: 'compresse 40 mg', codice_atc: 'C07AA05', codice_aic: null },
    ],
    [
      'augmentin',
      {
        principio_attivo: 'Amoxicillina e acido clavulanico',
        forma: 'compresse 875 mg + 125 mg',
        codice_atc: 'J01CR02',
        codice_aic: null,
      },
    ],
  ]);
  const taken = { dose: '1 compressa', frequenza: 'Ogni giorno' };
  expect(emergencyCard(record as never, medicines, at)).toMatchObject({
    aggiornata: at,
    allergie: [
      { nome: 'Penicillina', tipo: 'Allergia', sospetta: false },
      { nome: 'Lattosio', tipo: 'Intolleranza', sospetta: true },
    ],
    farmaci_vietati: [
      {
        nome: 'Augmentin',
        sostanza: {
          it: 'amoxicillina e acido clavulanico 875 mg + 125 mg',
          en: 'amoxicillin and clavulanic acid 875 mg + 125 mg',
        },
        codice_atc: 'J01CR02',
        motivo: 'Orticaria',
      },
    ],
    terapie: [
      { nome: 'Brufen', sostanza: null, codice_atc: null, ...taken, fine: '2026-03-01' },
      {
        nome: 'Inderal',
        sostanza: { it: 'propranololo 40 mg', en: 'propranolol 40 mg' },
        codice_atc: 'C07AA05',
        ...taken,
        fine: null,
      },
    ],
    diagnosi: ['Asma'],
    gravidanza: null,
  });
});
