import { webAddress } from '../areas/links/web-address.ts';
import { isMaritalStatus } from '../areas/lookups/lookups.ts';
import { specialtyTags } from '../records/specialties.ts';
import type { RecordTable } from './plan.ts';
import type { ArchiveRow } from './rows.ts';

type Check = (value: unknown, row: ArchiveRow) => boolean;

const isTag = (id: unknown) => specialtyTags.some((tag) => tag.id === id);

/** What no schema says of a column: what would do something else than it should, once it is in a record. */
const checks: Partial<Record<RecordTable, Record<string, Check>>> = {
  pazienti: {
    id_stato_matrimoniale: (id) => id === null || isMaritalStatus(id),
  },
  link_personali: { link: (link) => webAddress(String(link)) === link },
  files: {
    tags: (tags) => Array.isArray(tags) && tags.every(isTag),
  },
  taccuino_zone: {
    zona_regione: (region, { zona_lato }) => String(region).startsWith('1') === (zona_lato === 'anteriore'),
  },
};

/** The field of a row that means what it must not mean. */
export function wrongField(table: RecordTable, row: ArchiveRow): string | undefined {
  return Object.entries(checks[table] ?? {}).find(([field, check]) => !check(row[field], row))?.[0];
}
