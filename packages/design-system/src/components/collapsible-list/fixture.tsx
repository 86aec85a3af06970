import { Lock, Pencil, Trash2 } from 'lucide-react';
import type { ListAction, ListColumn, ListLine, ListRowLink } from './types.ts';

export interface Therapy {
  id_terapie: number;
  farmaco: string;
  data_inizio: string;
  quantita: number | string | null;
  tipo_terapia: number;
}

export const therapies: readonly Therapy[] = [
  { id_terapie: 1, farmaco: 'Triatec 5 mg', data_inizio: '2026-02-09', quantita: 10, tipo_terapia: 1 },
  { id_terapie: 2, farmaco: 'Eutirox 75 µg', data_inizio: '2019-11-30', quantita: '9', tipo_terapia: 1 },
  { id_terapie: 3, farmaco: 'Caffè medicato', data_inizio: '2024-06-01', quantita: null, tipo_terapia: 1 },
  { id_terapie: 4, farmaco: 'Zitromax 500 mg', data_inizio: '2025-01-12', quantita: 2, tipo_terapia: 2 },
];

export const therapyColumns: readonly ListColumn<Therapy>[] = [
  { id: 'farmaco', header: 'Farmaco' },
  { id: 'data_inizio', header: 'Data inizio', kind: 'date', width: '10rem' },
  { id: 'quantita', header: 'Dose', kind: 'number', width: '7rem' },
];

export const manyTherapies = (count: number): readonly Therapy[] =>
  Array.from({ length: count }, (_, index) => ({
    id_terapie: index + 1,
    farmaco: `Farmaco ${index + 1}`,
    data_inizio: new Date(Date.UTC(2026, 2, 9 - index)).toISOString().slice(0, 10),
    quantita: (index % 40) + 1,
    tipo_terapia: index % 3,
  }));

export const therapyId = (row: Therapy) => row.id_terapie;

export function therapyActions(onSelect: (action: string, row: Therapy) => void): readonly ListAction<Therapy>[] {
  return [
    { id: 'edit', label: 'Modifica', icon: <Pencil />, onSelect: (row) => onSelect('edit', row) },
    { id: 'lock', label: 'Riservatezza', icon: <Lock />, onSelect: (row) => onSelect('lock', row) },
    {
      id: 'delete',
      label: 'Elimina',
      icon: <Trash2 />,
      tone: 'danger',
      onSelect: (row) => onSelect('delete', row),
      disabledReason: (row) => (row.id_terapie === 2 ? 'È stata prescritta da un medico' : undefined),
    },
  ];
}

export const therapyLine = ({ farmaco, data_inizio, quantita }: Therapy): ListLine => ({
  title: farmaco,
  text: `dal ${data_inizio.slice(0, 4)}`,
  value: quantita === null ? undefined : `${quantita} mg`,
});

export const therapyLink: ListRowLink<Therapy> = { href: ({ id_terapie }) => `#terapia-${id_terapie}` };
