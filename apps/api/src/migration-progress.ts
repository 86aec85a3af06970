import type { OnMigrated } from './database/migrate.ts';

const intervalMs = 1000;

/** Prints that the database is set up or updated and, while that lasts, how far it is once a second. */
export function migrationProgress(print: (line: string) => void, now: () => number): OnMigrated {
  let printedAt = 0;
  return (applied, pending) => {
    const starts = applied === 0;
    if (!starts && (applied === pending || now() - printedAt < intervalMs)) return;
    printedAt = now();
    print(
      starts
        ? `The database is being prepared: ${pending} steps.`
        : `The database: ${applied} of ${pending} steps done.`,
    );
  };
}
