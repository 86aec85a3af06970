import { type ScoreAnswers, type ScoreQuestion, ScoreQuestionList } from '@libretto/design-system/score-question-list';
import type { InputDefinition, Step } from '@libretto/medical-calc/types';
import { useTranslation } from 'react-i18next';
import type { Person } from '../../shared/calculator-page/person.ts';
import type { QuestionsProps } from './question-props.ts';

export function CountedQuestions(props: QuestionsProps) {
  const { id, label, definition, questions, answers, person, isSubmitted, onAnswer } = props;
  const known = useKnown(definition?.inputs ?? {}, person);
  const answerable = questions.flatMap((question): ScoreQuestion[] => {
    const input = definition?.inputs[question.key];
    if (question.kind !== 'choice' || input?.kind !== 'boolean' || input.points === undefined) return [];
    const { key, includes, excludes } = question;
    return [{ id: key, label: question.label, points: input.points, includes, excludes }];
  });
  const value: Record<string, string | undefined> = { ...known.answers };
  for (const { key } of questions) value[key] = answers[key] && String(answers[key].value);

  function change(next: ScoreAnswers) {
    for (const question of questions) {
      const given = next[question.key];
      if (given !== undefined && given !== value[question.key]) onAnswer(question, { value: given });
    }
  }

  return (
    <ScoreQuestionList
      id={id}
      label={label}
      questions={[...answerable, ...known.questions]}
      value={value}
      onChange={change}
      showMissing={isSubmitted}
    />
  );
}

interface Known {
  questions: ScoreQuestion[];
  answers: ScoreAnswers;
}

function useKnown(inputs: Readonly<Record<string, InputDefinition>>, { age, sex }: Person): Known {
  const { t } = useTranslation('scores');
  const lockedReason = t('fromRecord');
  const questions: ScoreQuestion[] = [];
  const answers: Record<string, string | undefined> = {};
  if (inputs.age?.kind === 'number' && inputs.age.steps) {
    const bands = toBands(inputs.age.steps);
    const choices = bands.map(({ from, to, points }, index) => {
      const label =
        index === 0 ? t('ages.upTo', { to }) : to ? t('ages.between', { from, to }) : t('ages.from', { from });
      return { value: String(from), label, points };
    });
    questions.push({ id: 'age', label: t('age'), choices, lockedReason });
    const band = age === undefined ? undefined : bands.findLast(({ from }) => age >= from);
    answers.age = band && String(band.from);
  }
  if (inputs.sex?.kind === 'choice') {
    const choices = inputs.sex.choices.map(({ value, points = 0 }) => ({
      value: String(value),
      label: t(value === 'female' ? 'sexes.female' : 'sexes.male'),
      points,
    }));
    questions.push({ id: 'sex', label: t('sex'), choices, lockedReason });
    answers.sex = sex;
  }
  return { questions, answers };
}

interface AgeBand {
  from: number;
  to?: number;
  points: number;
}

/** Whole years: "above 65" starts at 66. */
function toBands(steps: readonly Step[]): AgeBand[] {
  const starts = steps.map((step) => ({ from: 'from' in step ? step.from : step.above + 1, points: step.points }));
  const all = [{ from: 0, points: 0 }, ...starts];
  return all.map((band, index) => {
    const next = all[index + 1];
    return next ? { ...band, to: next.from - 1 } : band;
  });
}
