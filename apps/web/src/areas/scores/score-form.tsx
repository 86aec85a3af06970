import * as operations from '@libretto/api-client/operations';
import { Button } from '@libretto/design-system/button';
import { ResultPanel } from '@libretto/design-system/result-panel';
import { say } from '@libretto/medical-calc/text';
import { type FormEvent, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { focusAnswer } from '../../shared/calculator-page/focus-answer.ts';
import type { Person } from '../../shared/calculator-page/person.ts';
import type { Answers, Inputs, Question } from '../../shared/calculator-page/questions.ts';
import { useCalculation } from '../../shared/calculator-page/use-calculation.ts';
import { useCopyLines } from '../../shared/calculator-page/use-copy-lines.ts';
import { CountedQuestions } from './counted-questions.tsx';
import { MeasuredQuestions } from './measured-questions.tsx';
import { companionsAt, notApplicableReason, type ScoreKind, scoreSetup } from './score-kinds.ts';
import { blankAll, mergeQuestions, presentAll, type Scores, savedValue, toInputs, toScores } from './score-result.ts';
import * as styles from './scores.css.ts';
import { useAdvice } from './use-advice.ts';
import type { ScoreCalculator } from './use-calculators.ts';
import { useSaveScore } from './use-save-score.ts';

interface ScoreFormProps {
  kind: ScoreKind;
  calculators: readonly ScoreCalculator[];
  person: Person;
  disabledReason: string | undefined;
  focusFirst: boolean;
  onComputed: (scores: Scores) => void;
  onSaved: () => void;
}

const none: Answers = {};

export function ScoreForm({
  kind,
  calculators,
  person,
  disabledReason,
  focusFirst,
  onComputed,
  onSaved,
}: ScoreFormProps) {
  const mayAct = useMayAct();
  const { t, i18n } = useTranslation('scores');
  const setup = scoreSetup(kind);
  const id = useId();
  const fieldId = ({ key }: Question) => `${id}-${key}`;
  const companions = companionsAt(setup, person.age);
  const [primary, ...others] = calculators;
  const shown = [primary, ...others.filter(({ definition }) => companions.some((one) => one === definition.id))].filter(
    (calculator) => calculator !== undefined,
  );
  const questions = mergeQuestions(shown, {
    yes: t('yes'),
    no: t('no'),
    points: (points) => `${points} ${t('points')}`,
  });
  const calculation = useCalculation(questions, none, (answers) =>
    presentAll(shown, setup.output, answers, person, {
      notComputed: t('notComputed'),
      difference: (id) => {
        const key = `difference.${id}`;
        return i18n.exists(key, { ns: 'scores' }) ? t(key as 'difference.meld') : undefined;
      },
      notApplicable: (id, answers) => {
        const reason = notApplicableReason(id, answers, person.age);
        return reason && t(`unfit.${reason}`);
      },
    }),
  );
  const { answers, collected, computed, stale, tried } = calculation;
  const { saving, failure, save } = useSaveScore(kind, onSaved);
  const advice = useAdvice(setup, shown, questions, answers);
  const facts = useFacts(shown, person);
  const copied = useCopyLines();

  const firstId = questions[0] && fieldId(questions[0]);
  useEffect(() => {
    if (focusFirst && firstId !== undefined) focusAnswer(firstId);
  }, [focusFirst, firstId]);

  function resultFor(inputs: Inputs) {
    if (!primary) return undefined;
    const risposte = toInputs(primary, inputs, person);
    const result = primary.calculate(risposte, { outOfRange: 'warn' });
    return { value: savedValue(result, setup.output), risposte };
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (disabledReason !== undefined) return;
    const wrong = calculation.compute();
    onComputed(wrong ? {} : toScores(shown, collected.inputs, person));
    if (wrong) focusAnswer(fieldId(wrong));
  }

  function clear() {
    calculation.clear();
    onComputed({});
    if (firstId !== undefined) focusAnswer(firstId);
  }

  const savedResult = computed && !stale ? resultFor(computed.collected.inputs) : undefined;
  const Questions = setup.counted ? CountedQuestions : MeasuredQuestions;
  return (
    <div className={styles.formWithResult}>
      <form className={styles.form} onSubmit={submit} noValidate aria-label={t(`titles.${kind}`)}>
        {primary && (
          <p className={styles.description}>
            {say(primary, primary.definition.population.noteKey)}
            {setup.fromAge !== undefined && ` ${t('fromAge', { from: setup.fromAge })}`}
          </p>
        )}
        <Questions
          {...{ id, setup, questions, answers, person, isSubmitted: tried }}
          definition={shown[0]?.definition}
          label={t(`titles.${kind}`)}
          faults={collected.faults}
          advice={advice.messages}
          onAnswer={calculation.answer}
        />
        {kind === 'meld' && <p className={styles.hint}>{t('clamps')}</p>}
        <div className={styles.actions} data-print="hidden">
          <Button type="submit" variant="primary" disabledReason={disabledReason}>
            {t('compute')}
          </Button>
          <Button onClick={clear}>{t('clear')}</Button>
        </div>
      </form>
      <ResultPanel
        title={t('result')}
        headingLevel={2}
        values={computed?.presented.values ?? blankAll(shown, setup.output)}
        refusal={tried && !computed && Object.keys(collected.faults).length > 0 ? t('faults') : undefined}
        stale={stale}
        warnings={computed && [...advice.lines, ...computed.presented.warnings]}
        assumptions={computed && [...facts, ...(kind === 'meld' ? [t('meldVersion')] : [])]}
        working={computed?.presented.working}
        sources={computed?.presented.sources}
        extraCopyLines={computed && copied(questions, computed.answers)}
        actions={
          savedResult?.value !== undefined &&
          mayAct(operations.saveScore) && (
            <Button
              size="sm"
              variant="primary"
              loading={saving}
              onClick={() => void save(savedResult.value ?? 0, savedResult.risposte)}
            >
              {t('save')}
            </Button>
          )
        }
        failure={savedResult && failure}
      />
    </div>
  );
}

function useFacts(calculators: readonly ScoreCalculator[], { age, sex }: Person): string[] {
  const { t } = useTranslation('scores');
  const uses = (key: string) => calculators.some(({ definition }) => Object.hasOwn(definition.inputs, key));
  return [
    uses('age') && age !== undefined && t('used.age', { count: age }),
    uses('sex') && sex !== undefined && t('used.sex', { sex: t(`sexes.${sex}`) }),
    uses('region') && t('used.region'),
  ].filter((line) => line !== false);
}
