import { inProgress, type Therapy } from '../../shared/doses/doses.queries.ts';

const normalise = (name: string) => name.trim().toLocaleLowerCase();

export function findSameDrug(
  { id_terapie, id_farmaco_codifa, farmaco }: Therapy,
  therapies: readonly Therapy[],
  duplicateNames: readonly string[],
): Therapy[] {
  const names = new Set([farmaco.descrizione_breve, ...duplicateNames].map(normalise));
  return therapies.filter(
    (other) =>
      other.tipo_terapia === inProgress &&
      other.id_terapie !== id_terapie &&
      ((id_farmaco_codifa !== null && other.id_farmaco_codifa === id_farmaco_codifa) ||
        names.has(normalise(other.farmaco.descrizione_breve))),
  );
}
