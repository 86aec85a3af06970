import { sumAt } from '../../checks/sum-text.ts';
import type { Part } from '../../types.ts';
import { score2OpBaseline } from './score2-op.formula.ts';

const part = (female: boolean, equation: string) => sumAt(score2OpBaseline(female).baselineSurvival, equation);

export const score2OpParts: readonly Part[] = /* @__PURE__ */ (() => [
  part(
    false,
    '0.0633767915 * (age - 73) + smoker * (0.3523957899 - 0.0247205945 * (age - 73)) + (0.0094362177 - 0.0004794522 * (age - 73)) * (systolicBpMmHg - 150) + (0.0849594156 + 0.0073336663 * (age - 73)) * (totalCholesterol - 6) + (-0.3563571842 + 0.0091317857 * (age - 73)) * (hdl - 1.4)',
  ),
  part(
    true,
    '0.0789191229 * (age - 73) + smoker * (0.492114701 - 0.0255496313 * (age - 73)) + (0.0101993091 - 0.0004404728 * (age - 73)) * (systolicBpMmHg - 150) + (0.0604939598 - 0.0009121461 * (age - 73)) * (totalCholesterol - 6) + (-0.3040280248 + 0.0153779923 * (age - 73)) * (hdl - 1.4)',
  ),
])();
