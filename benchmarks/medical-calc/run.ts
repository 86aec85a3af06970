// The calculators beside a peer from the registry and beside a plain function, in turns in one process. `formula` is the
// numeric layer, `checked` the one that refuses bad input and answers with units, rounding and category. Calls per
// second of the best round; ratios within one run are what counts. Takes well under a minute.
import { bmi } from '@libretto/medical-calc/bmi';
import { bmiFormula } from '@libretto/medical-calc/bmi/formula';
import { ckdEpi2009 } from '@libretto/medical-calc/ckd-epi-2009';
import { ckdEpi2009Formula } from '@libretto/medical-calc/ckd-epi-2009/formula';
import { ckdEpi2021 } from '@libretto/medical-calc/ckd-epi-2021';
import { ckdEpi2021Formula } from '@libretto/medical-calc/ckd-epi-2021/formula';
import { cockcroftGault } from '@libretto/medical-calc/cockcroft-gault';
import { cockcroftGaultFormula } from '@libretto/medical-calc/cockcroft-gault/formula';
import { qtcFridericia } from '@libretto/medical-calc/qtc-fridericia';
import { qtcFridericiaFormula } from '@libretto/medical-calc/qtc-fridericia/formula';
import { ckdEpi } from 'medcalc';
import { printTable } from '../lib/table.ts';
import * as floors from './floors.ts';

// Short rounds, and many of them: on a machine that does something else as well, a long one is always interrupted.
const rounds = Number(process.env.ROUNDS ?? 150);
const calls = 20_000;
const warmUp = 30;

interface Person {
  age: number;
  sex: 'female' | 'male';
  gender: 'F' | 'M';
  female: boolean;
  weightKg: number;
  heightCm: number;
  creat: number;
  creatinine: { value: number; unit: 'mg/dL' };
  qtMs: number;
  heartRate: number;
}

/** A thousand people, always the same ones, so that no compiler folds a call away. */
const people = Array.from({ length: 1024 }, (_, index): Person => {
  const part = (step: number, min: number, max: number) => min + ((index * step) % 997) * ((max - min) / 997);
  const female = index % 2 === 0;
  const creat = part(7, 0.4, 4);
  return {
    age: Math.floor(part(13, 18, 95)),
    sex: female ? 'female' : 'male',
    gender: female ? 'F' : 'M',
    female,
    weightKg: part(17, 45, 130),
    heightCm: part(19, 150, 200),
    creat,
    creatinine: { value: creat, unit: 'mg/dL' },
    qtMs: part(23, 300, 500),
    heartRate: part(29, 45, 140),
  };
});

type Call = (person: Person) => unknown;
interface Race {
  name: string;
  peer: string;
  contenders: { peer: Call; formula: Call; checked: Call };
}

const races: Race[] = [
  {
    name: 'CKD-EPI 2021',
    peer: 'medcalc 0.2.0',
    contenders: {
      peer: ({ creat, gender, age }) => ckdEpi({ creat, gender, age }),
      formula: ({ creat, age, female }) => ckdEpi2021Formula(creat, age, female),
      checked: ckdEpi2021,
    },
  },
  {
    name: 'CKD-EPI 2021',
    peer: 'plain function',
    contenders: {
      peer: ({ creat, age, female }) => floors.ckdEpi2021(creat, age, female),
      formula: ({ creat, age, female }) => ckdEpi2021Formula(creat, age, female),
      checked: ckdEpi2021,
    },
  },
  {
    name: 'CKD-EPI 2009',
    peer: 'plain function',
    contenders: {
      peer: ({ creat, age, female }) => floors.ckdEpi2009(creat, age, female),
      formula: ({ creat, age, female }) => ckdEpi2009Formula(creat, age, female),
      checked: ckdEpi2009,
    },
  },
  {
    name: 'Cockcroft-Gault',
    peer: 'plain function',
    contenders: {
      peer: ({ age, weightKg, creat, female }) => floors.cockcroftGault(age, weightKg, creat, female),
      formula: ({ age, weightKg, creat, female }) => cockcroftGaultFormula(age, weightKg, creat, female),
      checked: cockcroftGault,
    },
  },
  {
    name: 'QTc Fridericia',
    peer: 'plain function',
    contenders: {
      peer: ({ qtMs, heartRate }) => floors.qtcFridericia(qtMs, heartRate),
      formula: ({ qtMs, heartRate }) => qtcFridericiaFormula(qtMs, heartRate),
      checked: qtcFridericia,
    },
  },
  {
    name: 'BMI',
    peer: 'plain function',
    contenders: {
      peer: ({ weightKg, heightCm }) => floors.bmi(weightKg, heightCm),
      formula: ({ weightKg, heightCm }) => bmiFormula(weightKg, heightCm),
      checked: bmi,
    },
  },
];

/** Kept, so that no result is thrown away unseen. */
let last: unknown;

function millionsPerSecond(call: Call): number {
  const began = performance.now();
  for (let index = 0; index < calls; index++) last = call(people[index & 1023] as Person);
  return calls / (performance.now() - began) / 1000;
}

const rows = races.map(({ name, peer, contenders }) => {
  const best = { peer: 0, formula: 0, checked: 0 };
  for (let round = -warmUp; round < rounds; round++) {
    for (const key of ['peer', 'formula', 'checked'] as const) {
      const speed = millionsPerSecond(contenders[key]);
      if (round >= 0) best[key] = Math.max(best[key], speed);
    }
  }
  return [
    name,
    peer,
    best.peer.toFixed(2),
    best.formula.toFixed(2),
    best.checked.toFixed(2),
    (best.formula / best.peer).toFixed(2),
    (best.checked / best.peer).toFixed(2),
  ];
});

printTable(
  `Millions of calls a second, best of ${rounds} × ${calls}`,
  ['formula', 'beside', 'peer', 'ours, formula', 'ours, checked', 'formula : peer', 'checked : peer'],
  rows,
);
if (last === undefined) throw new Error('Nothing was computed.');
