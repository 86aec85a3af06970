import type { Schema } from '@libretto/api-client/schema';
import { foldDrugName, isSameDrug } from '../../shared/drugs/is-same-drug.ts';

type Therapy = Schema<'SharedRecord'>['terapie'][number];
type Medicine = Pick<Schema<'Drug'>, 'id_farmaco_codifa' | 'descrizione_breve' | 'principio_attivo'>;

/** True if the medicine or its substance is among the forbidden ones. The check of interactions finds families too. */
export function isForbidden(forbiddenDrugs: readonly Therapy[], medicine: Medicine): boolean {
  return forbiddenDrugs.some(
    ({ id_farmaco_codifa, farmaco: { descrizione_breve }, sostanza }) =>
      isSameDrug({ id_farmaco_codifa, descrizione_breve }, medicine) ||
      (sostanza != null && foldDrugName(sostanza.it) === foldDrugName(medicine.principio_attivo)),
  );
}
