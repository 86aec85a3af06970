import { useQuery } from '@tanstack/react-query';
import { useSeen } from '../../shared/eyes/use-seen.ts';
import { useToday } from '../../shared/formats/use-today.ts';
import { findCurrentDangers } from '../../shared/readings/danger.ts';
import type { Measure } from '../../shared/readings/measures.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { DangerNotices } from './danger-notices.tsx';
import { readingsQuery } from './readings.queries.ts';

interface CurrentDangersProps {
  /** ID of the only reading to speak of; default all. */
  reading?: number;
  /** The only measures to speak of; default all. */
  of?: readonly Measure[];
  /** See `DangerNotices`. */
  announce?: boolean;
}

/** What to do about dangerous values of the newest readings; nothing without them. */
export function CurrentDangers({ reading: id, of, announce = false }: CurrentDangersProps) {
  const { userId } = useSession();
  const { data = [] } = useQuery(readingsQuery(userId));
  const { seen } = useSeen()('reading', data, ({ id_rilevazione }) => id_rilevazione);
  const current = findCurrentDangers(seen, useToday()).filter(
    ({ danger, reading }) =>
      (id === undefined || reading.id_rilevazione === id) &&
      (of === undefined || danger.limits.some(({ measure }) => of.includes(measure))),
  );
  return <DangerNotices dangers={current.map(({ danger }) => danger)} announce={announce} />;
}
