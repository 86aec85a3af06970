import { describe, expect, it } from 'vitest';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { patientUpdate } from './patient-update.ts';

const patient: Patient = {
  id_paziente: 7,
  id_utente: 3,
  paziente_nome: 'Giulia',
  paziente_cognome: 'Ferraro',
  paziente_codfiscale: 'FRRGLI84C52H501K',
  paziente_nascita: '1984-03-12T00:00:00.000Z',
  paziente_sesso: 'female',
  paziente_eta: 42,
  paziente_email: 'giulia@example.org',
  id_stato_matrimoniale: 2,
  paziente_gruppo: '0 +',
  paziente_donatore_organi: '1',
  links: [],
  user: {
    id_utente: 3,
    email: 'giulia@example.org',
    contact_detail: {
      comune_nascita: 'Roma',
      comune_residenza: 'Bologna',
      contatto_indirizzo: 'Via Saragozza 12',
      contatto_telefono: '+390511234567',
    },
  },
  contattiemergenza: [],
  contattialtro: [],
  tbl_taccuinos: [],
  associated_doctors: [],
  tbl_parametri_vitalis: [],
  esami: [],
  diagnosi: [],
  centri_convenzionati_specialistici: [],
  centri_convenzionati_radiologici: [],
  centri_convenzionati_laboratory_analisi: [],
  liveli_confidencialita: [],
  versione: '2026-03-12T09:30:00.000Z',
};

describe('the request body of a section', () => {
  // covers T-15 E-08 E-06
  it('contains the whole patient with status, section and author, and a date without time', () => {
    expect(patientUpdate(patient, 'recapiti', { detail: { contatto_indirizzo: 'Via Roma 1' } })).toEqual({
      status: 'update',
      page: 'recapiti',
      id_update: 3,
      id_paziente: 7,
      paziente_nome: 'Giulia',
      paziente_cognome: 'Ferraro',
      paziente_codfiscale: 'FRRGLI84C52H501K',
      paziente_nascita: '1984-03-12',
      paziente_sesso: 'female',
      id_stato_matrimoniale: 2,
      paziente_gruppo: '0 +',
      paziente_donatore_organi: '1',
      user: {
        contact_detail: {
          comune_nascita: 'Roma',
          comune_residenza: 'Bologna',
          contatto_indirizzo: 'Via Roma 1',
          contatto_telefono: '+390511234567',
        },
      },
    });
  });
  it('leaves out empty fields', () => {
    const blank: Patient = { ...patient, paziente_codfiscale: null, paziente_nascita: null, paziente_sesso: 'unknown' };
    const update = patientUpdate(blank, 'informazioni_mediche', { patient: { paziente_gruppo: 'AB -' } });
    expect(Object.keys(update)).not.toContain('paziente_codfiscale');
    expect(Object.keys(update)).not.toContain('paziente_nascita');
    expect(Object.keys(update)).not.toContain('paziente_sesso');
    expect(update.paziente_gruppo).toBe('AB -');
  });
});
