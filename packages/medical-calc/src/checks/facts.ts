// The facts that checked functions work with, as the build takes them out of the definitions. Tuples and not objects,
// because the names of their parts would be most of what a calculator weighs.
import type { Unit } from '../units.ts';

/**
 * The usual and the hard range, the unit (empty where there is none), and the ages of those for whom the equation holds.
 * A text in each of them: engines keep a list of nothing but numbers differently, and what reads both kinds is slow.
 */
export type NumberFacts = readonly [
  usualMin: number,
  usualMax: number,
  hardMin: number,
  hardMax: number,
  unit: Unit | '',
  populationMin?: number,
  populationMax?: number,
];

/** In the unit of the ranges; the other unit; one and the same amount in both. */
export type QuantityFacts = readonly [ranges: NumberFacts, other: Unit, amount: number, otherAmount: number];

/** What a value reaches, in two lists: from where on, and what. */
export type Steps<Reached> = readonly [from: readonly number[], reached: readonly Reached[]];

/** Decimals or significant digits, and the unit. */
export type OutputFacts = readonly [digits: number, unit: Unit];
export type BandedFacts<Code> = readonly [digits: number, unit: Unit, ...bands: Steps<Code>];

/** The same without a unit. Bands say nothing of those that show no band. */
export type PlainFacts = readonly [digits: number, unit?: undefined, ...bands: readonly unknown[]];
export type PlainBandedFacts<Code> = readonly [digits: number, unit: undefined, ...bands: Steps<Code>];
