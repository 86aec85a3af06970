import type { components } from '../../contract/contract.gen.ts';
import { recordKind } from '../../records/kind.ts';
import { recordStore } from '../../records/store.ts';

type PersonalLink = components['schemas']['PersonalLink'];

const byName = new Intl.Collator('it', { sensitivity: 'base' });

export const links = recordStore(
  recordKind({
    name: 'link',
    title: 'The link',
    table: 'link_personali',
    id: 'linkid',
    trash: 'deleted_at',
    level: null,
    order: [['linkid', 'asc']],
    shared: null,
    timeline: null,
    // As an Italian dictionary sorts their names.
    compare: (one, other) => byName.compare(one.name, other.name),
    show: ({ author_id: _, created_at: __, updated_at: versione, ...link }): PersonalLink => ({ ...link, versione }),
  }),
);
