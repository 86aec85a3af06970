import { Check } from '../../internals/icons/check.tsx';
import { TriangleAlert } from '../../internals/icons/triangle-alert.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { errorSummaryMessages } from '../error-summary/error-summary.messages.ts';
import { SelectField } from '../select-field/select-field.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './stepper.css.ts';
import { stepperMessages } from './stepper.messages.ts';
import type { StepItem } from './types.ts';

export interface StepListProps {
  label: string;
  steps: readonly StepItem[];
  open: string;
  onChoose: (id: string) => void;
}

const getState = ({ errors, complete }: StepItem) => (errors ? 'wrong' : complete ? 'complete' : 'open');

export function StepList({ label, steps, open, onChoose }: StepListProps) {
  const messages = useMessages(stepperMessages);
  const counts = useMessages(errorSummaryMessages);
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {steps.map((step, index) => {
          const state = getState(step);
          return (
            <li
              key={step.id}
              className={styles.item}
              data-after-complete={getState(steps[index - 1] ?? step) === 'complete'}
            >
              <button
                type="button"
                className={styles.step}
                aria-current={step.id === open ? 'step' : undefined}
                onClick={() => onChoose(step.id)}
              >
                <span className={styles.circle} data-state={state}>
                  {state === 'complete' && <Check aria-hidden="true" />}
                  {state === 'wrong' && <TriangleAlert aria-hidden="true" />}
                  {state === 'open' && index + 1}
                </span>
                <span>{step.label}</span>
                {state === 'complete' && <VisuallyHidden>, {messages.complete}</VisuallyHidden>}
                {Boolean(step.errors) && (
                  <>
                    <VisuallyHidden>, </VisuallyHidden>
                    <span className={styles.errors}>{counts.count(step.errors ?? 0)}</span>
                  </>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

export function CompactStepList({ label, steps, open, onChoose }: StepListProps) {
  const messages = useMessages(stepperMessages);
  const counts = useMessages(errorSummaryMessages);
  const complete = steps.filter((step) => getState(step) === 'complete').length;
  const getDescription = (step: StepItem) => {
    if (step.errors) return counts.count(step.errors);
    return step.complete ? messages.complete : undefined;
  };
  return (
    <nav className={styles.compact} aria-label={label}>
      <div className={styles.progress} aria-hidden="true">
        {steps.map((step) => (
          <span key={step.id} className={styles.segment} data-state={getState(step)} data-current={step.id === open} />
        ))}
      </div>
      <SelectField
        label={messages.jump}
        name="step"
        value={open}
        required={false}
        hint={messages.done(complete, steps.length)}
        options={steps.map((step, index) => ({
          value: step.id,
          label: [`${index + 1}. ${step.label}`, getDescription(step)].filter(Boolean).join(' · '),
        }))}
        onChange={onChoose}
      />
    </nav>
  );
}
