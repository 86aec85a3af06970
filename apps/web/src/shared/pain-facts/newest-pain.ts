import type { Patient } from '../patient/patient.queries.ts';

export const findNewestPain = ({ tbl_taccuinos }: Pick<Patient, 'tbl_taccuinos'>) =>
  tbl_taccuinos.toSorted((one, other) => other.taccuino_data.localeCompare(one.taccuino_data))[0];
