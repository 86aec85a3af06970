import type { MenuEntry } from './places.ts';

export interface MenuGroup {
  /** Absent for pages that belong to no group. */
  name: MenuEntry['gruppo'];
  entries: MenuEntry[];
}

/** The entries in their groups, which are consecutive. */
export function toGroups(entries: readonly MenuEntry[]): MenuGroup[] {
  const groups: MenuGroup[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && last.name === entry.gruppo) last.entries.push(entry);
    else groups.push({ name: entry.gruppo, entries: [entry] });
  }
  return groups;
}
