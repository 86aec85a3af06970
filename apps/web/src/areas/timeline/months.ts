import type { TimelineEntry } from './timeline.queries.ts';

export interface Month {
  /** YYYY-MM */
  month: string;
  entries: TimelineEntry[];
}

export function groupByMonth(entries: readonly TimelineEntry[]): Month[] {
  const months: Month[] = [];
  for (const entry of entries) {
    const month = entry.data.slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.entries.push(entry);
    else months.push({ month, entries: [entry] });
  }
  return months;
}
