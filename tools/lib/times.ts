export interface FileTime {
  file: string;
  ms: number;
}

export interface GroupTime {
  name: string;
  ms: number;
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Adds up the runs of a file, such as in several browsers; slowest first. */
export function slowest(times: FileTime[], count: number): FileTime[] {
  const total = new Map<string, number>();
  for (const { file, ms } of times) total.set(file, (total.get(file) ?? 0) + ms);
  return [...total]
    .map(([file, ms]) => ({ file, ms }))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, count);
}

/** Formats the duration of each group and of the ten slowest test files. */
export function timeSummary(groups: GroupTime[], files: FileTime[]): string[] {
  const line = (ms: number, name: string) => `${seconds(ms).padStart(10)}  ${name}`;
  const slow = slowest(files, 10).map(({ file, ms }) => line(ms, file));
  return [
    'Time of each group',
    ...groups.map(({ name, ms }) => line(ms, name)),
    ...(slow.length > 0 ? ['Slowest test files', ...slow] : []),
  ];
}
