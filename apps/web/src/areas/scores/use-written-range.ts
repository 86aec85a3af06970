import type { Range } from '@libretto/medical-calc/types';
import { type NumberQuestion, rangeIn } from '../../shared/calculator-page/questions.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';

/** Writes a range of a question, given in its first unit, in the unit of the answer: to three digits. */
export function useWrittenRange() {
  const formats = useFormats();
  return (question: NumberQuestion, range: Range, unit = question.units[0]?.code) => {
    const [min = '', max = ''] = rangeIn(question, range, unit).map((limit) =>
      formats.number(limit, { maximumSignificantDigits: 3 }),
    );
    return { min, max };
  };
}
