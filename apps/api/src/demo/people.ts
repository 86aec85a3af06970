import { administratorRole, freeLicence, fullLicence } from '../areas/permissions/permissions.repository.ts';
import type { components } from '../contract/contract.gen.ts';
import type { Pains } from './figure.ts';
import { type DemoScore, demoScores } from './scores.ts';

export const demoPassword = 'Libretto-Demo-2026!';

export interface Person {
  email: string;
  licence: number;
  roles?: readonly number[];
  patient: {
    paziente_nome: string;
    paziente_cognome: string;
    paziente_codfiscale: string;
    paziente_nascita: string;
    paziente_sesso: 'female' | 'male';
    id_stato_matrimoniale: number;
    paziente_gruppo: components['schemas']['BloodGroup'] | null;
    paziente_donatore_organi: components['schemas']['OrganDonation'] | null;
  };
  detail: components['schemas']['ContactDetail'];
  contacts: {
    tipologia: 10 | 0;
    contatto_nominativo: string;
    contatto_telefono: string;
    id_livello_confidenzialita: number;
  }[];
  notebook: {
    /** Days before seeding. */
    daysAgo: number;
    taccuino_descrizione: string;
    taccuino_intensita?: components['schemas']['PainIntensity'];
    taccuino_andamento?: components['schemas']['PainCourse'];
    taccuino_momento?: components['schemas']['PainTimeOfDay'];
    id_livello_confidenzialita: number;
    front: Pains;
    back: Pains;
  }[];
  scores?: readonly DemoScore[];
}

// Fictional people. Tax codes match name, birth and sex.
export const people: Person[] = [
  {
    email: 'paziente@libretto.example',
    licence: fullLicence,
    patient: {
      paziente_nome: 'Giulia',
      paziente_cognome: 'Ferraro',
      paziente_codfiscale: 'FRRGLI84C52H501K',
      paziente_nascita: '1984-03-12',
      paziente_sesso: 'female',
      id_stato_matrimoniale: 2,
      paziente_gruppo: '0 +',
      paziente_donatore_organi: '1',
    },
    detail: {
      comune_nascita: 'Roma',
      comune_residenza: 'Bologna',
      contatto_indirizzo: 'Via Saragozza 12',
      contatto_telefono: '+390511234567',
    },
    contacts: [
      {
        tipologia: 10,
        contatto_nominativo: 'Marco Ferraro',
        contatto_telefono: '+393331234567',
        id_livello_confidenzialita: 1,
      },
      {
        tipologia: 10,
        contatto_nominativo: 'Anna Bellini',
        contatto_telefono: '+39067654321',
        id_livello_confidenzialita: 2,
      },
      {
        tipologia: 10,
        contatto_nominativo: 'Chiara Neri',
        contatto_telefono: '+393479876543',
        id_livello_confidenzialita: 4,
      },
      {
        tipologia: 0,
        contatto_nominativo: 'Farmacia Saragozza',
        contatto_telefono: '+390516789012',
        id_livello_confidenzialita: 1,
      },
      {
        tipologia: 0,
        contatto_nominativo: 'Studio Fisioterapico Andare',
        contatto_telefono: '+390512345678',
        id_livello_confidenzialita: 4,
      },
    ],
    notebook: [
      {
        daysAgo: 1,
        taccuino_descrizione: 'Ginocchio destro gonfio dopo la camminata di ieri; meglio con il ghiaccio.',
        taccuino_intensita: 5,
        taccuino_momento: 'sera',
        id_livello_confidenzialita: 4,
        front: { '129': 'moderato', '131': 'lieve' },
        back: { '232': 'lieve' },
      },
      {
        daysAgo: 6,
        taccuino_descrizione: 'Mal di testa dalla mattina, soprattutto a destra. Due ore al buio ed è passato.',
        taccuino_intensita: 7,
        taccuino_momento: 'mattina',
        id_livello_confidenzialita: 4,
        front: { '101': 'forte', '103': 'moderato' },
        back: { '204': 'intenso' },
      },
      {
        daysAgo: 13,
        taccuino_descrizione: 'Schiena bloccata alzandomi dal letto. Il dolore scende verso il gluteo sinistro.',
        taccuino_intensita: 9,
        taccuino_andamento: 'peggio',
        taccuino_momento: 'mattina',
        id_livello_confidenzialita: 4,
        front: {},
        back: { '218': 'molto forte', '219': 'forte', '223': 'intenso' },
      },
      {
        daysAgo: 16,
        taccuino_descrizione: 'Schiena ancora rigida, ma riesco a camminare. Calore e riposo aiutano.',
        taccuino_intensita: 6,
        taccuino_momento: 'pomeriggio',
        id_livello_confidenzialita: 4,
        front: {},
        back: { '218': 'intenso', '219': 'moderato' },
      },
      {
        daysAgo: 31,
        taccuino_descrizione: 'Crampi al basso ventre, primo giorno di ciclo.',
        id_livello_confidenzialita: 6,
        front: { '116': 'intenso', '117': 'intenso' },
        back: { '218': 'lieve', '219': 'lieve' },
      },
      {
        daysAgo: 44,
        taccuino_descrizione: 'Spalla destra dolente alzando il braccio sopra la testa, dopo il nuoto.',
        id_livello_confidenzialita: 4,
        front: { '107': 'moderato', '111': 'lieve' },
        back: { '210': 'moderato' },
      },
      {
        daysAgo: 58,
        taccuino_descrizione: 'Formicolio alle dita della mano destra al risveglio, passa muovendola.',
        id_livello_confidenzialita: 4,
        front: { '119': 'moderato', '125': 'lieve' },
        back: {},
      },
      {
        daysAgo: 75,
        taccuino_descrizione: 'Collo contratto dopo una giornata al computer.',
        id_livello_confidenzialita: 3,
        front: {},
        back: { '205': 'moderato', '206': 'moderato', '209': 'lieve' },
      },
      {
        daysAgo: 97,
        taccuino_descrizione: 'Caviglia sinistra: storta sulle scale, gonfia sul lato esterno.',
        id_livello_confidenzialita: 4,
        front: { '134': 'forte', '136': 'moderato' },
        back: { '235': 'intenso' },
      },
      {
        daysAgo: 120,
        taccuino_descrizione: 'Bruciore alla bocca dello stomaco dopo cena. Prima volta dopo mesi.',
        id_livello_confidenzialita: 4,
        front: { '108': 'lieve', '109': 'lieve', '117': 'moderato' },
        back: {},
      },
    ],
    scores: demoScores,
  },
  {
    email: 'paziente2@libretto.example',
    licence: freeLicence,
    patient: {
      paziente_nome: 'Luca',
      paziente_cognome: 'Conti',
      paziente_codfiscale: 'CNTLCU91L05L219P',
      paziente_nascita: '1991-07-05',
      paziente_sesso: 'male',
      id_stato_matrimoniale: 1,
      paziente_gruppo: 'A -',
      paziente_donatore_organi: '0',
    },
    detail: {
      comune_nascita: 'Torino',
      comune_residenza: 'Torino',
      contatto_indirizzo: 'Corso Vittorio Emanuele II 40',
      contatto_telefono: '+390118765432',
    },
    contacts: [
      {
        tipologia: 10,
        contatto_nominativo: 'Sara Conti',
        contatto_telefono: '+393287654321',
        id_livello_confidenzialita: 1,
      },
    ],
    notebook: [
      {
        daysAgo: 20,
        taccuino_descrizione: 'Gomito dolente dopo il tennis.',
        id_livello_confidenzialita: 4,
        front: { '113': 'moderato' },
        back: { '216': 'intenso' },
      },
    ],
  },
  {
    email: 'dottore@libretto.example',
    licence: fullLicence,
    patient: {
      paziente_nome: 'Elena',
      paziente_cognome: 'Bianchi',
      paziente_codfiscale: 'BNCLNE75S63F205T',
      paziente_nascita: '1975-11-23',
      paziente_sesso: 'female',
      id_stato_matrimoniale: 2,
      paziente_gruppo: 'B +',
      paziente_donatore_organi: '1',
    },
    detail: {
      comune_nascita: 'Milano',
      comune_residenza: 'Bologna',
      contatto_indirizzo: 'Via Irnerio 5',
      contatto_telefono: '+390519876543',
    },
    contacts: [],
    notebook: [],
  },
  {
    email: 'admin@libretto.example',
    licence: fullLicence,
    roles: [administratorRole],
    patient: {
      paziente_nome: 'Paolo',
      paziente_cognome: 'Greco',
      paziente_codfiscale: 'GRCPLA68A30F839C',
      paziente_nascita: '1968-01-30',
      paziente_sesso: 'male',
      id_stato_matrimoniale: 6,
      paziente_gruppo: null,
      paziente_donatore_organi: null,
    },
    detail: {
      comune_nascita: 'Napoli',
      comune_residenza: 'Bologna',
      contatto_indirizzo: 'Via Mascarella 77',
      contatto_telefono: '+390511112223',
    },
    contacts: [],
    notebook: [],
  },
];
