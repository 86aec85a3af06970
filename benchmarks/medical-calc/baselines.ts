// Plain functions without checks: a lower bound for the time of short formulas, not a goal.
import { type Contenders, contender } from './contender.ts';
import { beat, body, kidneys, kidneysAndWeight } from './inputs.ts';

const bmi = (weightKg: number, heightCm: number) => weightKg / (heightCm / 100) ** 2;

const cockcroftGault = (age: number, weightKg: number, creatinine: number, female: boolean) =>
  (((140 - age) * weightKg) / (72 * creatinine)) * (female ? 0.85 : 1);

function ckdEpi2021(creatinine: number, age: number, female: boolean) {
  const kappa = female ? 0.7 : 0.9;
  const alpha = female ? -0.241 : -0.302;
  const ratio = creatinine / kappa;
  return 142 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2 * 0.9938 ** age * (female ? 1.012 : 1);
}

function ckdEpi2009(creatinine: number, age: number, female: boolean) {
  const kappa = female ? 0.7 : 0.9;
  const alpha = female ? -0.329 : -0.411;
  const ratio = creatinine / kappa;
  return 141 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.209 * 0.993 ** age * (female ? 1.018 : 1);
}

const qtcFridericia = (qtMs: number, heartRate: number) => qtMs / (60 / heartRate) ** (1 / 3);

export const baselines: Contenders = {
  BMI: contender({
    prepare: body,
    run: ({ weightKg, heightCm }) => bmi(weightKg, heightCm),
  }),
  'Cockcroft-Gault': contender({
    prepare: kidneysAndWeight,
    run: ({ age, weightKg, creatinine, female }) => cockcroftGault(age, weightKg, creatinine, female),
  }),
  'CKD-EPI 2021': contender({
    prepare: kidneys,
    run: ({ creatinine, age, female }) => ckdEpi2021(creatinine, age, female),
  }),
  'CKD-EPI 2009': contender({
    prepare: kidneys,
    run: ({ creatinine, age, female }) => ckdEpi2009(creatinine, age, female),
  }),
  'QTc Fridericia': contender({
    prepare: beat,
    run: ({ qtMs, heartRate }) => qtcFridericia(qtMs, heartRate),
  }),
};
