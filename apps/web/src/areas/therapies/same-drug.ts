import { inProgress, type Therapy } from '../../shared/doses/doses.queries.ts';
import { foldDrugName, isSameDrug } from '../../shared/drugs/is-same-drug.ts';

const toDrug = ({ id_farmaco_codifa, farmaco: { descrizione_breve } }: Therapy) => ({
  id_farmaco_codifa,
  descrizione_breve,
});

export function findSameDrug(
  forbidden: Therapy,
  therapies: readonly Therapy[],
  duplicateNames: readonly string[],
): Therapy[] {
  const drug = toDrug(forbidden);
  const duplicates = new Set(duplicateNames.map(foldDrugName));
  return therapies.filter(
    (other) =>
      other.tipo_terapia === inProgress &&
      other.id_terapie !== forbidden.id_terapie &&
      (isSameDrug(drug, toDrug(other)) || duplicates.has(foldDrugName(other.farmaco.descrizione_breve))),
  );
}
