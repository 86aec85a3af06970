import type { Schema } from '@libretto/api-client/schema';
import { useTranslation } from 'react-i18next';

type Scored = Pick<Schema<'NotebookEntry'>, 'taccuino_intensita' | 'taccuino_andamento' | 'taccuino_momento'>;

/** Score, course and time of day of a pain in one line, e.g. `Dolore 7 su 10, peggio della volta prima, di sera`. */
export function usePainFacts(): (entry: Scored) => string {
  const { t } = useTranslation('pain-facts');
  return ({ taccuino_intensita: score, taccuino_andamento: course, taccuino_momento: time }) => {
    const line = [
      score !== null && t('score', { score }),
      course && t(`compared.${course}`),
      time && t(`duringThe.${time}`),
    ]
      .filter(Boolean)
      .join(', ');
    return line && line.charAt(0).toLocaleUpperCase() + line.slice(1);
  };
}
