import { expect, test } from 'vitest';
import { emergencyCard } from './emergency-card.ts';

const at = '2026-03-21T11:00:00.000Z';
const diagnosis = (tipo_diagnosi: string, diagnosi_stato: string, diagnosi_patologia: string) => ({
  ...{ tipo_diagnosi, diagnosi_stato, diagnosi_patologia },
});
const therapy = (tipo_terapia: number, descrizione_breve: string, data_fine: string | null) => ({
  ...{ tipo_terapia, data_fine, farmaco: { descrizione_breve }, note: 'Orticaria' },
  ...{ quantita_farmaceutica: '1 compressa', frequenza_farmaceutica: 'Ogni giorno' },
});

test('a card says what is, what is only suspected, and until when a therapy goes on', () => {
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
  const taken = { dose: '1 compressa', frequenza: 'Ogni giorno' };
  expect(emergencyCard(record as never, at)).toMatchObject({
    aggiornata: at,
    allergie: [
      { nome: 'Penicillina', tipo: 'Allergia', sospetta: false },
      { nome: 'Lattosio', tipo: 'Intolleranza', sospetta: true },
    ],
    farmaci_vietati: [{ nome: 'Augmentin', motivo: 'Orticaria' }],
    terapie: [
      { nome: 'Brufen', ...taken, fine: '2026-03-01' },
      { nome: 'Inderal', ...taken, fine: null },
    ],
    diagnosi: ['Asma'],
    gravidanza: null,
  });
});
