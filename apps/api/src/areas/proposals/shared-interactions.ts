import type { Interactions } from '../../area-services.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { RecordLine } from '../../records/sharing.ts';

type Schemas = components['schemas'];

export interface SharedInteractions {
  found: Schemas['DrugInteractions'];
  /** The records that the findings name. */
  shown: RecordLine[];
}

export interface CheckedDrug {
  id: string | null;
  name: string;
}

/** Checks a medicine against what a doctor sees, so that the findings cannot tell of other records. */
export async function findSharedInteractions(
  interactions: Pick<Interactions, 'checkAgainstShared'>,
  record: Schemas['SharedRecord'],
  drug: CheckedDrug,
): Promise<SharedInteractions> {
  const found = await interactions.checkAgainstShared(record, drug);
  const named = new Set(found.messaggiInterazioni.map(({ farmaco_in_corso }) => farmaco_in_corso));
  const { terapie, diagnosi, reazioni } = record;
  const lines: (RecordLine & { name: string })[] = [
    ...terapie.map(({ id_terapie, farmaco }) => ({
      ...{ tipo: 'therapy' as const, id_record: id_terapie, name: farmaco.descrizione_breve },
    })),
    ...diagnosi.map(({ id_diagnosi, diagnosi_patologia }) => ({
      ...{ tipo: 'diagnosis' as const, id_record: id_diagnosi, name: diagnosi_patologia },
    })),
    ...reazioni.map(({ id_reazione, farmaco }) => ({
      ...{ tipo: 'reaction' as const, id_record: id_reazione, name: farmaco.descrizione_breve },
    })),
  ];
  const shown = lines.filter(({ name }) => named.has(name)).map(({ tipo, id_record }) => ({ tipo, id_record }));
  return { found, shown };
}

/** From the strongest; all but the first two only if they are severe. */
const warnings: readonly Schemas['DrugWarning'][] = [
  'vietato',
  'allergia',
  'intolleranza',
  'reazione',
  'interazione',
  'condizione',
  'duplicato',
];
const always: readonly Schemas['DrugWarning'][] = ['vietato', 'allergia'];
const severe: readonly Schemas['InteractionSeverity'][] = ['controindicata', 'grave'];

/** Returns what speaks against a medicine so strongly that the doctor has to say why it is proposed anyway. */
export function findWarning({ messaggiInterazioni }: Schemas['DrugInteractions']): Schemas['DrugWarning'] | null {
  const found = warnings.find((kind) =>
    messaggiInterazioni.some(
      ({ tipo, gravita }) => tipo === kind && (always.includes(kind) || severe.includes(gravita)),
    ),
  );
  return found ?? null;
}
