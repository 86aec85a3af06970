interface Drug {
  id_farmaco_codifa: string | null;
  descrizione_breve: string;
}

export const foldDrugName = (name: string): string => name.trim().toLocaleLowerCase();

/** By the ID in the catalogue, which typed names do not have, or by name. */
export const isSameDrug = (one: Drug, other: Drug): boolean =>
  (one.id_farmaco_codifa !== null && one.id_farmaco_codifa === other.id_farmaco_codifa) ||
  foldDrugName(one.descrizione_breve) === foldDrugName(other.descrizione_breve);
