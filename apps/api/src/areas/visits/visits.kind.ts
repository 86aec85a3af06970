import type { components } from '../../contract/contract.gen.ts';
import { recordKind } from '../../records/kind.ts';
import { recordStore } from '../../records/store.ts';

export type Visit = components['schemas']['Visit'];

export const visits = recordStore(
  recordKind({
    name: 'visit',
    title: 'The visit',
    table: 'visite',
    id: 'id_visita',
    trash: 'deleted_at',
    level: null,
    order: [
      ['visita_data', 'desc'],
      ['id_visita', 'desc'],
    ],
    show: ({ created_at: _, updated_at: versione, ...visit }): Visit => ({ ...visit, versione }),
  }),
);
