import { upTo } from '../../policy/visibility.ts';
import { canSee, effectiveLevel, lineKey, type RecordLine, type RecordPart } from '../../records/sharing.ts';
import type { Schemas } from '../../summary/render-context.ts';
import { isOfAreas } from './prepare.ts';
import { isOnSheets } from './visit.ts';

type OutsideLine = Schemas['OutsideLine'];
type Link = Pick<Schemas['Share'], 'aree' | 'id_livello_confidenzialita'>;

const isVisitSheet = ({ aree }: Link) => aree.length === 0;

/** Decided as when the link was created, with the record as it is today. */
function reasonFor(link: Link, part: RecordPart): OutsideLine['motivo'] {
  if (!canSee(upTo(link.id_livello_confidenzialita), part)) return 'level';
  if (isVisitSheet(link)) return 'choice';
  return isOfAreas(link.aree)(part) ? 'later' : 'area';
}

function remedyFor(link: Link, part: RecordPart): OutsideLine['rimedio'] {
  if (!isVisitSheet(link)) return 'link';
  return isOnSheets(part) ? 'foglio' : 'nessuno';
}

/** Returns the records that are not in a link, in the order of `parts`. */
export function listOutside(link: Link, held: readonly RecordLine[], parts: readonly RecordPart[]): OutsideLine[] {
  const keys = new Set(held.map(lineKey));
  return parts
    .filter((part) => !keys.has(lineKey(part)))
    .map((part) => ({
      ...{ tipo: part.tipo, id_record: part.id_record, area: part.area },
      motivo: reasonFor(link, part),
      rimedio: remedyFor(link, part),
      livello: effectiveLevel(part),
    }));
}
