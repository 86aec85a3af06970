import { scheduled } from '../../shared/exams/exam-state.ts';
import type { TimelineEntry } from './timeline.queries.ts';

export interface Year {
  /** YYYY */
  year: string;
  entries: TimelineEntry[];
}

export function groupByYear(entries: readonly TimelineEntry[]): Year[] {
  const years: Year[] = [];
  for (const entry of entries) {
    const year = entry.data.slice(0, 4);
    const last = years.at(-1);
    if (last?.year === year) last.entries.push(entry);
    else years.push({ year, entries: [entry] });
  }
  return years;
}

/** An exam on a later day. */
export const isBooked = (
  { tipo, stato, data }: Pick<TimelineEntry, 'tipo' | 'stato' | 'data'>,
  today: string,
): boolean => tipo === 'exam' && stato === scheduled && data > today;
