import type { Range } from '@libretto/medical-calc/types';
import { convertRange, type NumberQuestion } from '../../shared/calculator-page/questions.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';

export function useRangeFormat() {
  const formats = useFormats();
  return (question: NumberQuestion, range: Range, unit = question.units[0]?.code) => {
    const [min = '', max = ''] = convertRange(question, range, unit).map((limit) =>
      formats.number(limit, { maximumSignificantDigits: 3 }),
    );
    return { min, max };
  };
}
