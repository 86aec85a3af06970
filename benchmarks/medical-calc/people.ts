export interface Person {
  age: number;
  female: boolean;
  sex: 'female' | 'male';
  black: boolean;
  weightKg: number;
  heightCm: number;
  /** Independent of the weight and the height above. */
  bmi: number;
  egfr: number;
  /** mg/dL, as all following values without a unit in their name. */
  creatinine: number;
  bilirubin: number;
  inr: number;
  sodiumMmolL: number;
  totalCholesterol: number;
  hdl: number;
  systolicBpMmHg: number;
  bpTreated: boolean;
  statin: boolean;
  smoker: boolean;
  diabetes: boolean;
  heartFailure: boolean;
  hypertension: boolean;
  stroke: boolean;
  vascularDisease: boolean;
  renal: boolean;
  liver: boolean;
  bleeding: boolean;
  labileInr: boolean;
  drugs: boolean;
  alcohol: boolean;
  qtMs: number;
  heartRate: number;
}

/** Different people, so that no call is folded away. All contenders accept all values, because throwing would be measured. */
export const people = Array.from({ length: 1024 }, (_, index): Person => {
  const part = (step: number, min: number, max: number) => min + ((index * step) % 997) * ((max - min) / 997);
  const one = (step: number) => (index * step) % 997 < 499;
  const female = index % 2 === 0;
  return {
    age: Math.floor(part(13, 40, 80)),
    female,
    sex: female ? 'female' : 'male',
    black: index % 4 < 2,
    weightKg: part(17, 45, 130),
    heightCm: part(19, 150, 200),
    bmi: part(31, 19, 39),
    egfr: part(37, 16, 139),
    creatinine: part(7, 0.4, 4),
    bilirubin: part(41, 0.3, 12),
    inr: part(43, 0.9, 5),
    sodiumMmolL: Math.floor(part(47, 118, 146)),
    totalCholesterol: part(53, 131, 319),
    hdl: part(59, 21, 99),
    systolicBpMmHg: Math.floor(part(61, 91, 180)),
    bpTreated: one(67),
    statin: one(71),
    smoker: one(73),
    diabetes: one(79),
    heartFailure: one(83),
    hypertension: one(89),
    stroke: one(97),
    vascularDisease: one(101),
    renal: one(103),
    liver: one(107),
    bleeding: one(109),
    labileInr: one(113),
    drugs: one(127),
    alcohol: one(131),
    qtMs: part(23, 300, 500),
    heartRate: part(29, 45, 140),
  };
});
