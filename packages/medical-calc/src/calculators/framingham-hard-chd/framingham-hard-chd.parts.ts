import { sumAt } from '../../checks/sum-text.ts';
import type { Part } from '../../types.ts';
import { framinghamHardChdSurvival } from './framingham-hard-chd.formula.ts';

export const framinghamHardChdParts: readonly Part[] = /* @__PURE__ */ (() => [
  sumAt(
    framinghamHardChdSurvival.men,
    '52.00961 * ln(age) + 20.014077 * ln(totalCholesterol) - 0.905964 * ln(hdl) + 1.305784 * ln(systolicBpMmHg) + 0.241549 * bpTreated + smoker * (12.096316 - 2.84367 * ln(min(age, 70))) - 4.605038 * ln(age) * ln(totalCholesterol) - 2.93323 * ln(age)^2 - 172.300168',
  ),
  sumAt(
    framinghamHardChdSurvival.women,
    '31.764001 * ln(age) + 22.465206 * ln(totalCholesterol) - 1.187731 * ln(hdl) + 2.552905 * ln(systolicBpMmHg) + 0.420251 * bpTreated + smoker * (13.07543 - 2.996945 * ln(min(age, 78))) - 5.060998 * ln(age) * ln(totalCholesterol) - 146.5933061',
  ),
])();
