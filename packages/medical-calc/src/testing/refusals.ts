import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Options, Result } from '../types.ts';
import { expectRefusal, expectSuccess } from './results.ts';

type Outputs = Parameters<typeof expectSuccess<string, object>>[0];
export type Checked<Inputs> = (inputs: Inputs, options?: Options) => Outputs | Result;

/** `inside` is accepted without a warning, `outside` is not. A quantity has its unit. */
export type Limit<Inputs> = [
  key: keyof Inputs & string,
  inside: unknown,
  outside: unknown,
  range: 'hard' | 'usual' | 'population' | 'choice',
];

export function testRefusals<Inputs extends object>(
  calculate: Checked<Inputs>,
  given: Inputs,
  { optional = [], limits }: { optional?: readonly (keyof Inputs)[]; limits: readonly Limit<Inputs>[] },
): void {
  const ask = (change: object, options?: Options) => calculate({ ...given, ...change }, options);
  const keys = Object.keys(given) as (keyof Inputs & string)[];

  describe('refusals', () => {
    test.each(keys.filter((key) => !optional.includes(key)))('refuses a missing %s', (key) => {
      for (const nothing of [undefined, null]) {
        const { errors } = expectRefusal(ask({ [key]: nothing }));
        expect(errors).toEqual([{ code: 'required', path: key, params: {} }]);
      }
    });

    test.each(keys)('refuses %s of another type: texts, lists, NaN', (key) => {
      for (const wrong of ['1', 'yes', [1], Number.NaN, Number.POSITIVE_INFINITY, {}]) {
        const { errors } = expectRefusal(ask({ [key]: wrong }, { outOfRange: 'warn' }));
        expect(errors.map(({ path }) => path.split('.')[0])).toEqual([key]);
      }
    });

    test.each(limits.map((limit) => [...limit]))('%s: accepts %j, refuses %j outside the %s range', (...limit) => {
      const [key, inside, outside, range] = limit as Limit<Inputs>;
      const code = range === 'population' ? 'population' : 'out-of-range';
      const { errors } = expectRefusal(ask({ [key]: outside }));
      expect(errors).toMatchObject([{ code, path: key }]);
      if (range === 'hard' || range === 'usual') expect(errors).toMatchObject([{ params: { range } }]);

      const asked = { outOfRange: 'warn' } as const;
      expect(ask({ [key]: outside }, asked).ok).toBe(range === 'usual');
      const { warnings } = expectSuccess(ask({ [key]: inside }, asked));
      const said = warnings.filter(({ path, params }) => path === key && params.range === 'usual');
      if (range === 'usual') expect(said).toEqual([]);
    });

    test('never throws', () => {
      fc.assert(
        fc.property(fc.anything(), fc.constantFrom(...keys), fc.anything(), (all, key, one) => {
          expect(typeof calculate(all as Inputs).ok).toBe('boolean');
          expect(typeof ask({ [key]: one }).ok).toBe('boolean');
        }),
      );
    });
  });
}
