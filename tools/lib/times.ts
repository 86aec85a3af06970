export interface FileTime {
  /** From the root. */
  file: string;
  ms: number;
}

export interface GroupTime {
  name: string;
  ms: number;
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Adds up what is reported of the same file, such as its tests in several browsers; the slowest file first. */
export function slowest(times: FileTime[], count: number): FileTime[] {
  const total = new Map<string, number>();
  for (const { file, ms } of times) total.set(file, (total.get(file) ?? 0) + ms);
  return [...total]
    .map(([file, ms]) => ({ file, ms }))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, count);
}

/** Returns lines that say how long each group and the ten slowest test files took. */
export function timeSummary(groups: GroupTime[], files: FileTime[]): string[] {
  const line = (ms: number, name: string) => `${seconds(ms).padStart(10)}  ${name}`;
  const slow = slowest(files, 10).map(({ file, ms }) => line(ms, file));
  return [
    'Time of each group',
    ...groups.map(({ name, ms }) => line(ms, name)),
    ...(slow.length > 0 ? ['Slowest test files', ...slow] : []),
  ];
}
