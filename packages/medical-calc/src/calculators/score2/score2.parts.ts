import { sumAt } from '../../checks/sum-text.ts';
import type { Part } from '../../types.ts';
import { score2Survival } from './score2.formula.ts';

export const score2Parts: readonly Part[] = /* @__PURE__ */ (() => [
  sumAt(
    score2Survival.men,
    '0.3742 * (age - 60) / 5 + smoker * (0.6012 - 0.0755 * (age - 60) / 5) + (0.2777 - 0.0255 * (age - 60) / 5) * (systolicBpMmHg - 120) / 20 + (0.1458 - 0.0281 * (age - 60) / 5) * (totalCholesterol - 6) + (-0.2698 + 0.0426 * (age - 60) / 5) * (hdl - 1.3) / 0.5',
  ),
  sumAt(
    score2Survival.women,
    '0.4648 * (age - 60) / 5 + smoker * (0.7744 - 0.1088 * (age - 60) / 5) + (0.3131 - 0.0277 * (age - 60) / 5) * (systolicBpMmHg - 120) / 20 + (0.1002 - 0.0226 * (age - 60) / 5) * (totalCholesterol - 6) + (-0.2606 + 0.0613 * (age - 60) / 5) * (hdl - 1.3) / 0.5',
  ),
])();
