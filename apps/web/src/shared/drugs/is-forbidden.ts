import type { Schema } from '@libretto/api-client/schema';
import { foldDrugName, isSameDrug } from './is-same-drug.ts';

type Therapy = Schema<'SharedRecord'>['terapie'][number];
export type Forbidden = Pick<Therapy, 'id_farmaco_codifa'> & {
  farmaco: Pick<Therapy['farmaco'], 'descrizione_breve'>;
  sostanza?: Pick<NonNullable<Therapy['sostanza']>, 'it'> | null;
};
type Medicine = Pick<Schema<'Drug'>, 'id_farmaco_codifa' | 'descrizione_breve' | 'principio_attivo'>;

/** Of a combination, as the catalogue lists them: “Amoxicillina e acido clavulanico”. */
const splitSubstances = (names: string): string[] =>
  names
    .split(/[,;/+]|\s(?:e|ed)\s/)
    .map(foldDrugName)
    .filter((name) => name !== '');

/**
 * True if the medicine or one of its substances is among the forbidden ones. Marks suggestions; the check of
 * interactions, which knows salts and families, decides.
 */
export function isForbidden(forbiddenDrugs: readonly Forbidden[], medicine: Medicine): boolean {
  const substances = new Set(splitSubstances(medicine.principio_attivo));
  return forbiddenDrugs.some(
    ({ id_farmaco_codifa, farmaco: { descrizione_breve }, sostanza }) =>
      isSameDrug({ id_farmaco_codifa, descrizione_breve }, medicine) ||
      splitSubstances(sostanza?.it ?? '').some((name) => substances.has(name)),
  );
}
