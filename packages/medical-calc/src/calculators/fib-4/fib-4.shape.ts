import type { Output } from '../../types.ts';

export type Fib4Inputs = {
  age: number;
  /** U/L. */
  astUL: number;
  /** U/L. */
  altUL: number;
  /** 10⁹/L, which is thousands per microlitre. */
  platelets10e9L: number;
};

export type Fib4Band = 'low' | 'indeterminate' | 'high';

export type Fib4Outputs = { fib4: Output<Fib4Band> };

export const fib4Outputs = {
  fib4: {
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
  },
} as const;

export const fib4Equation = 'age * astUL / (platelets10e9L * sqrt(altUL))';
