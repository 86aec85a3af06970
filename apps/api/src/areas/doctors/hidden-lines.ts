import type { components } from '../../contract/contract.gen.ts';
import { type Association, generalPractice, withoutExceptions } from '../../policy/visibility.ts';
import { canSee, lineKey, type RecordPart, type SharingResult } from '../../records/sharing.ts';

type HiddenLine = components['schemas']['HiddenLine'];
type Remedy = Pick<HiddenLine, 'rimedio' | 'bersaglio' | 'specialita'>;

function specialtyToAdd(association: Association, part: RecordPart): number | undefined {
  const own = part.tags.length === 0 ? [generalPractice] : part.tags;
  return own.find((tag) => canSee({ ...association, tags: [...association.tags, tag] }, part));
}

/** An attachment is hidden with its parent, so that the parent comes first. */
export function remedyFor(association: Association, part: RecordPart): Remedy {
  if (part.parent && !canSee(association, part.parent)) return remedyFor(association, part.parent);
  const { tipo, id_record } = part;
  const bersaglio = { tipo, id_record };
  if (canSee(withoutExceptions(association), part)) return { rimedio: 'eccezione', bersaglio };
  if (part.padlock && canSee(association, { ...part, livello: association.assegnazione_confidenzialita }))
    return { rimedio: 'livello', bersaglio };
  const specialita = specialtyToAdd(association, part);
  return specialita === undefined
    ? { rimedio: 'accesso', bersaglio }
    : { rimedio: 'specialita', bersaglio, specialita };
}

/** Completes the hidden records with what would show them. */
export function describeHidden(
  association: Association,
  parts: readonly RecordPart[],
  hidden: SharingResult['righe_nascoste'],
): HiddenLine[] {
  const byKey = new Map(parts.map((part) => [lineKey(part), part]));
  return hidden.flatMap((line) => {
    const part = byKey.get(lineKey(line));
    return part ? [{ ...line, ...remedyFor(association, part) }] : [];
  });
}
