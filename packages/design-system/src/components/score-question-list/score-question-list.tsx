'use client';

import { CircleCheck, CircleDashed } from 'lucide-react';
import { useId, useRef } from 'react';
import { useStickyFooter } from '../../internals/use-sticky-footer.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Button } from '../button/button.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { computeScore, type ScoreAnswers, type ScoreQuestion } from './score.ts';
import * as styles from './score-question-list.css.ts';
import { scoreQuestionListMessages } from './score-question-list.messages.ts';

export interface ScoreQuestionListProps {
  /** Prefix of the IDs of the questions, so that a form can focus `<id>-<question>`. Generated without it. */
  id?: string | undefined;
  /** Name of the score: "CHA₂DS₂-VASc". */
  label: string;
  /** In the given order, which is numbered. */
  questions: readonly ScoreQuestion[];
  /** Answers by question. Unknown answers count as missing. */
  value: ScoreAnswers;
  /** Receives all answers after each change. */
  onChange: (answers: ScoreAnswers) => void;
  /** Marks missing answers; set after a submit. */
  showMissing?: boolean | undefined;
  /** Locks all questions and shows why. Answers stay readable. */
  disabledReason?: string | undefined;
}

/** Questions of a score. No answer is preselected, and an unanswered question does not count as no. */
export function ScoreQuestionList(props: ScoreQuestionListProps) {
  const { label, questions, value, onChange, showMissing, disabledReason } = props;
  const messages = useMessages(scoreQuestionListMessages);
  const ownId = useId();
  const id = props.id ?? ownId;
  const { points, max, missing } = computeScore(questions, value);
  const [first] = missing;
  const tally = useRef<HTMLDivElement>(null);
  useStickyFooter(tally);

  function goTo(question: string) {
    const group = document.getElementById(`${id}-${question}`);
    group?.querySelector<HTMLInputElement>('input')?.focus({ preventScroll: true });
    group?.scrollIntoView({ block: 'center' });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: each question is a fieldset already; this names all of them
    <div role="group" aria-label={label} className={styles.score}>
      <ol className={styles.questions}>
        {questions.map((question) => (
          <li key={question.id} className={styles.question} data-open={missing.includes(question.id) || undefined}>
            <RadioGroup
              id={`${id}-${question.id}`}
              label={question.label}
              name={`${id}-${question.id}`}
              layout="inline"
              value={value[question.id] ?? ''}
              onChange={(answer) => onChange({ ...value, [question.id]: answer })}
              disabledReason={question.lockedReason ?? disabledReason}
              error={showMissing && missing.includes(question.id) ? messages.unanswered : undefined}
              options={getOptions(question, messages)}
            />
            <Counts {...question} messages={messages} />
          </li>
        ))}
      </ol>
      <div ref={tally} className={styles.total}>
        <p className={styles.sum} role="status">
          <span className={styles.term}>{missing.length > 0 ? messages.soFar : messages.total}</span>{' '}
          <strong className={styles.points}>{messages.of(points, max)}</strong>
        </p>
        <p className={styles.left}>
          {missing.length > 0 ? <CircleDashed /> : <CircleCheck />}
          {missing.length > 0 ? messages.missing(missing.length) : messages.complete}
        </p>
        {first !== undefined && (
          <Button size="sm" variant="ghost" onClick={() => goTo(first)}>
            {messages.next}
          </Button>
        )}
      </div>
    </div>
  );
}

type Messages = typeof scoreQuestionListMessages.messages.it;

function getOptions(question: ScoreQuestion, messages: Messages) {
  if ('choices' in question) {
    return question.choices.map(({ value, label, points }) => ({ value, label, description: messages.points(points) }));
  }
  return [
    { value: 'yes', label: messages.yes, description: messages.points(question.points) },
    { value: 'no', label: messages.no, description: messages.points(0) },
  ];
}

type CountsProps = Pick<ScoreQuestion, 'includes' | 'excludes'> & { messages: Messages };

function Counts({ includes = [], excludes = [], messages }: CountsProps) {
  if (includes.length + excludes.length === 0) return null;
  const lists = [
    [messages.includes, includes],
    [messages.excludes, excludes],
  ] as const;
  return (
    <details>
      <summary className={styles.summary}>{messages.counts}</summary>
      <div className={styles.counts}>
        {lists.map(([title, lines]) => {
          if (lines.length === 0) return null;
          return (
            <div key={title}>
              <p className={styles.term}>{title}</p>
              <ul className={styles.lines}>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </details>
  );
}
