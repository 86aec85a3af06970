import type { Schema } from '@libretto/api-client/schema';
import { completed } from '../../shared/exams/exam-state.ts';
import { compareByDate } from '../../shared/exams/past-exams.ts';
import { splitWords } from '../../shared/search/find-pages.ts';

type Exam = Schema<'Exam'>;

/** One name may say more than the other, such as the marker that is measured. */
function isSameExam(one: string, other: string): boolean {
  const [words, others] = [new Set(splitWords(one)), new Set(splitWords(other))];
  const [shorter, longer] = words.size < others.size ? [words, others] : [others, words];
  return shorter.size > 0 && [...shorter].every((word) => longer.has(word));
}

/** Returns the newest exam of this name that is still to come, and that was done. */
export function findSameExams(
  exams: readonly Exam[],
  name: string,
): { ahead?: Exam | undefined; last?: Exam | undefined } {
  const same = exams.filter(({ indagine_tipologia }) => isSameExam(indagine_tipologia, name)).toSorted(compareByDate);
  return {
    ahead: same.find(({ indagine_stato }) => indagine_stato !== completed),
    last: same.find(({ indagine_stato, indagine_data_display: day }) => indagine_stato === completed && day !== null),
  };
}
