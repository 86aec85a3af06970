import { example } from './contract.ts';
import { longText } from './long-text.ts';

const shared = example('getSharedRecord');
const diagnoses = example('listDiagnoses');
const [firstDiagnosis] = diagnoses;

export const sharedExams = example('listExams');
const [firstExam] = sharedExams;

export const fullRecord = {
  ...shared,
  contattiemergenza: example('listEmergencyContacts'),
  contattialtro: example('listOtherContacts'),
  tbl_taccuinos: example('listNotebookEntries'),
  esami: sharedExams,
  diagnosi: diagnoses,
  visite: example('listVisits'),
  rilevazioni: example('listReadings'),
  terapie: example('listTherapies'),
  vaccinazioni: example('listVaccinations').data,
  reazioni: example('listReactionReports'),
  gravidanze: example('listPregnancies'),
  files: example('listFiles').data,
};

export const partOfRecord = {
  ...fullRecord,
  ...{ visite: [], rilevazioni: [], vaccinazioni: [], gravidanze: [], files: [], tbl_taccuinos: [] },
};

export const longRecord = {
  ...fullRecord,
  identita: { ...shared.identita, paziente_nome: longText, paziente_cognome: longText },
  esami: firstExam ? [{ ...firstExam, indagine_tipologia: longText, indagine_motivo: longText }] : [],
  diagnosi: firstDiagnosis
    ? [
        { ...firstDiagnosis, diagnosi_patologia: longText },
        { ...firstDiagnosis, id_diagnosi: 99, tipo_diagnosi: 'Allergia' as const, diagnosi_patologia: longText },
      ]
    : [],
};
