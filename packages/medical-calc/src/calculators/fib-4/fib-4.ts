import { explain } from '../../checks/explain.ts';
import { createFindings, readInputs, refusal, success } from '../../checks/findings.ts';
import { adultAge, altUL, astUL, platelets10e9L } from '../../checks/inputs.ts';
import { bandsForAge, unitlessBandedOutput } from '../../checks/output.ts';
import { readNumber } from '../../checks/read.ts';
import type { Options, Output, Result, Shape } from '../../types.ts';

export type Fib4Inputs = {
  /** Completed years. */
  age: number;
  /** Aspartate aminotransferase in U/L. */
  astUL: number;
  /** Alanine aminotransferase in U/L. */
  altUL: number;
  /** The same as thousands per microlitre. */
  platelets10e9L: number;
};

/** Risk of advanced fibrosis, with cut-offs that depend on the age. */
export type Fib4Band = 'low' | 'indeterminate' | 'high';

export type Fib4Outputs = {
  /** Index without unit. */
  fib4: Output<Fib4Band>;
};

export const fib4Shape = {
  equation: 'age * astUL / (platelets10e9L * sqrt(altUL))',
  inputs: {
    age: adultAge,
    astUL,
    altUL,
    platelets10e9L,
  },
  outputs: {
    fib4: {
      labelKey: 'fib-4.index',
      decimals: 2,
      // Not the 1.45 and 3.25 of Sterling 2006, which were for people with HIV and hepatitis C. In fatty liver disease an
      // index of 2.67 or more had a positive predictive value of 80 % (Shah 2009): 2.67 itself is high, although later
      // tables print “> 2.67”. Below 1.3, and from 65 years below 2.0, advanced fibrosis is ruled out (McPherson 2017).
      bandsByAge: [
        {
          fromAge: 18,
          bands: [
            { code: 'low', from: 0 },
            { code: 'indeterminate', from: 1.3 },
            { code: 'high', from: 2.67 },
          ],
        },
        {
          fromAge: 65,
          bands: [
            { code: 'low', from: 0 },
            { code: 'indeterminate', from: 2 },
            { code: 'high', from: 2.67 },
          ],
        },
      ],
      bandsKey: 'fib-4.band',
    },
  },
} as const satisfies Shape<Fib4Inputs, Fib4Outputs>;

/**
 * Returns the FIB-4 index, unchecked: AST and ALT in U/L, platelets in 10⁹/L.
 *
 * Sterling RK et al. Hepatology 2006;43:1317-1325, doi:10.1002/hep.21178.
 */
export function fib4Formula(age: number, ast: number, alt: number, platelets: number): number {
  return (age * ast) / (platelets * Math.sqrt(alt));
}

export type Fib4Result = Result<'fib-4', Fib4Outputs>;

/**
 * Returns the FIB-4 index with the cut-offs for fatty liver disease, which differ from 65 years on.
 *
 * Sterling RK et al. Hepatology 2006;43:1317-1325, doi:10.1002/hep.21178; cut-offs: Shah 2009, and
 * McPherson 2017 from 65 years on.
 */
export function fib4(given: Fib4Inputs, options?: Options): Fib4Result {
  const { equation, inputs, outputs } = fib4Shape;
  const findings = createFindings(options);
  const values = readInputs(findings, given, inputs);
  const age = readNumber(findings, 'age', values.age, inputs.age);
  const astUL = readNumber(findings, 'astUL', values.astUL, inputs.astUL);
  const altUL = readNumber(findings, 'altUL', values.altUL, inputs.altUL);
  const platelets10e9L = readNumber(findings, 'platelets10e9L', values.platelets10e9L, inputs.platelets10e9L);
  if (findings.errors) return refusal('fib-4', findings.errors);

  const index = fib4Formula(age, astUL, altUL, platelets10e9L);
  return success(
    'fib-4',
    findings,
    { fib4: unitlessBandedOutput(index, bandsForAge(age, outputs.fib4)) },
    options?.explain && explain(equation, { age, astUL, altUL, platelets10e9L }),
  );
}
