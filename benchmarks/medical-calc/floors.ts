// What each formula costs when it is written down plainly, without a check: the least that is possible. Where the peers
// of a formula are not in the registry, this stands for them.

export const bmi = (weightKg: number, heightCm: number) => weightKg / (heightCm / 100) ** 2;

export const cockcroftGault = (age: number, weightKg: number, creatinine: number, female: boolean) =>
  (((140 - age) * weightKg) / (72 * creatinine)) * (female ? 0.85 : 1);

export function ckdEpi2021(creatinine: number, age: number, female: boolean) {
  const kappa = female ? 0.7 : 0.9;
  const alpha = female ? -0.241 : -0.302;
  const ratio = creatinine / kappa;
  return 142 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2 * 0.9938 ** age * (female ? 1.012 : 1);
}

export function ckdEpi2009(creatinine: number, age: number, female: boolean) {
  const kappa = female ? 0.7 : 0.9;
  const alpha = female ? -0.329 : -0.411;
  const ratio = creatinine / kappa;
  return 141 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.209 * 0.993 ** age * (female ? 1.018 : 1);
}

export const qtcFridericia = (qtMs: number, heartRate: number) => qtMs / (60 / heartRate) ** (1 / 3);
