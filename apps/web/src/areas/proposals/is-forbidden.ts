import type { Schema } from '@libretto/api-client/schema';
import { foldDrugName, isSameDrug } from '../../shared/drugs/is-same-drug.ts';
import { findAlerts } from '../../shared/record-summary/summary.ts';

type Medicine = Pick<Schema<'Drug'>, 'id_farmaco_codifa' | 'descrizione_breve' | 'principio_attivo'>;

/** True if the medicine or its substance is among those that the patient must not take. The check finds families too. */
export function isForbidden(record: Schema<'SharedRecord'>, medicine: Medicine): boolean {
  return findAlerts(record).forbiddenDrugs.some(
    ({ id_farmaco_codifa, farmaco: { descrizione_breve }, sostanza }) =>
      isSameDrug({ id_farmaco_codifa, descrizione_breve }, medicine) ||
      (sostanza != null && foldDrugName(sostanza.it) === foldDrugName(medicine.principio_attivo)),
  );
}
