import type { components } from '../../contract/contract.gen.ts';
import { type Columns, contractField, deletion, key, patient, user, value } from '../../records/columns.ts';
import { recordKind } from '../../records/kind.ts';
import { recordStore } from '../../records/store.ts';
import { joinTexts } from '../../search.ts';
import { normalizeWebAddress } from './web-address.ts';

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
    undated: {
      tipo: 'link',
      title: ({ name }) => name,
      text: ({ descrizione, link }) => joinTexts(descrizione, link),
    },
    compare: (one, other) => byName.compare(one.name, other.name),
    show: ({ author_id: _, created_at: __, updated_at: versione, ...link }): PersonalLink => ({ ...link, versione }),
  }),
);

export const linkTables = {
  link_personali: {
    linkid: key,
    id_paziente: patient,
    author_id: user,
    name: value(contractField('PersonalLinkSave', 'name')),
    link: value(contractField('PersonalLinkSave', 'link'), {
      check: (link) => normalizeWebAddress(String(link)) === link,
    }),
    descrizione: value(contractField('PersonalLinkSave', 'descrizione')),
    type: value(contractField('PersonalLinkSave', 'type')),
    ...deletion,
  } satisfies Columns<'link_personali'>,
};
