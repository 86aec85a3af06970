'use client';

import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { devWarning, type Environment } from '../../internals/dev.ts';
import { useMedia } from '../../internals/use-media.ts';
import { useMessages } from '../../messages/messages.tsx';
import { media } from '../../theme/media.ts';
import { Button } from '../button/button.tsx';
import { CompactStepList, StepList } from './step-list.tsx';
import * as styles from './stepper.css.ts';
import { stepperMessages } from './stepper.messages.ts';
import type { StepItem } from './types.ts';

declare const process: Environment;

/** Buttons below the steps. */
export interface StepperActions {
  /** Called by the main button of the last step. */
  onFinish: () => void;
  /** Offers a button to leave the form. */
  onCancel?: (() => void) | undefined;
  /** The form is being saved; further presses do nothing. */
  busy?: boolean | undefined;
  /** Label of the main button of the last step. */
  finishLabel?: string | undefined;
  /** Reason why the form cannot be saved; shown with the button. */
  finishDisabledReason?: string | undefined;
}

export interface StepperProps {
  /** Accessible name of the list of steps. */
  label: string;
  /** In the given order. */
  steps: readonly StepItem[];
  /** Open step; controlled, so that the form can open the step with an error. */
  value: string;
  /** Receives the ID of the step that the user opens. Focus moves to its title. */
  onChange: (id: string) => void;
  /** Buttons to move between steps and to save. Without them only the list of steps is shown. */
  actions?: StepperActions | undefined;
  /** CSS length. The panel has a fixed height and scrolls, so that the buttons do not move. */
  panelHeight?: string | undefined;
  /** Level of the titles of the steps. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Long form in steps. Every step can be opened at any time and keeps its input. */
export function Stepper(props: StepperProps) {
  const { label, steps, value, onChange, actions, panelHeight, headingLevel = 3 } = props;
  const messages = useMessages(stepperMessages);
  const phone = useMedia(media.phone);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const at = Math.max(
    0,
    steps.findIndex((step) => step.id === value),
  );
  const open = steps[at]?.id ?? '';
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set([open]));
  if (!visited.has(open)) setVisited(new Set([...visited, open]));

  if (process.env.NODE_ENV !== 'production' && value !== open) {
    devWarning(
      'Stepper',
      `No step has the id "${value}".`,
      'The first step is shown instead.',
      `Use one of: ${steps.map((step) => step.id).join(', ')}.`,
    );
  }

  // Focus moves to the title of a step the user opened. A form that opens a step itself sets the focus.
  const userOpened = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is open
  useEffect(() => {
    if (!userOpened.current) return;
    userOpened.current = false;
    heading.current?.focus();
  }, [open]);

  function choose(next: string | undefined) {
    if (next === undefined || next === open) return;
    userOpened.current = true;
    onChange(next);
  }

  const List = phone ? CompactStepList : StepList;
  return (
    <div className={styles.frame}>
      <List label={label} steps={steps} open={open} onChoose={choose} />
      {steps
        .filter((step) => visited.has(step.id))
        .map((step) => (
          <section
            key={step.id}
            className={styles.panel}
            data-fixed={panelHeight !== undefined}
            style={panelHeight === undefined ? undefined : { blockSize: panelHeight }}
            aria-labelledby={`${id}-${step.id}`}
            hidden={step.id !== open}
            tabIndex={panelHeight === undefined ? undefined : 0}
          >
            <div className={styles.frame}>
              <div className={styles.head}>
                <p className={styles.facts}>
                  {messages.position(at + 1, steps.length)}
                  {step.filled && ` · ${messages.filled(step.filled.count, step.filled.of)}`}
                </p>
                <Heading
                  id={`${id}-${step.id}`}
                  ref={step.id === open ? heading : undefined}
                  className={styles.title}
                  tabIndex={-1}
                >
                  {step.label}
                </Heading>
              </div>
              {step.content}
            </div>
          </section>
        ))}
      {actions && (
        <div className={styles.actions}>
          {actions.onCancel && (
            <Button className={styles.cancel} onClick={actions.onCancel}>
              {messages.cancel}
            </Button>
          )}
          {at > 0 && (
            <Button className={styles.move} iconStart={<ArrowLeft />} onClick={() => choose(steps[at - 1]?.id)}>
              {messages.previous}
            </Button>
          )}
          {at < steps.length - 1 ? (
            <Button
              className={styles.move}
              variant="primary"
              iconEnd={<ArrowRight />}
              onClick={() => choose(steps[at + 1]?.id)}
            >
              {messages.next}
            </Button>
          ) : (
            <Button
              className={styles.move}
              variant="primary"
              loading={actions.busy}
              disabledReason={actions.finishDisabledReason}
              onClick={actions.onFinish}
            >
              {actions.finishLabel ?? messages.finish}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
