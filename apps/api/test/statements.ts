import { StatementSync } from 'node:sqlite';
import pg from 'pg';
import { vi } from 'vitest';

export async function recordStatements(work: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  const spies = [
    ...(['all', 'run', 'iterate'] as const).map((method) => {
      const real = StatementSync.prototype[method];
      return vi.spyOn(StatementSync.prototype, method).mockImplementation(function (this: StatementSync, ...given) {
        seen.push(this.sourceSQL);
        return Reflect.apply(real, this, given);
      });
    }),
  ];
  const query = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [first] = given;
    seen.push(typeof first === 'string' ? first : String(Reflect.get(Object(first), 'text')));
    return Reflect.apply(query, this, given);
  });
  try {
    await work();
    return seen;
  } finally {
    for (const one of [...spies, spy]) one.mockRestore();
  }
}
