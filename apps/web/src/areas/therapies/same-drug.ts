import { inProgress, type Therapy } from './therapies.queries.ts';

const plain = (name: string) => name.trim().toLocaleLowerCase();

export function stillTaken(
  { id_terapie, id_farmaco_codifa, farmaco }: Therapy,
  therapies: readonly Therapy[],
  doubled: readonly string[],
): Therapy[] {
  const names = new Set([farmaco.descrizione_breve, ...doubled].map(plain));
  return therapies.filter(
    (other) =>
      other.tipo_terapia === inProgress &&
      other.id_terapie !== id_terapie &&
      ((id_farmaco_codifa !== null && other.id_farmaco_codifa === id_farmaco_codifa) ||
        names.has(plain(other.farmaco.descrizione_breve))),
  );
}
