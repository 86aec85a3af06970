'use client';

import { type ReactNode, useState } from 'react';
import { devWarning, type Environment } from '../../internals/dev.ts';
import { type SavingOptions, useSaving } from '../../internals/saving/use-saving.ts';
import { useMessages } from '../../messages/messages.tsx';
import type { FieldProblem } from '../error-summary/error-summary.tsx';
import { FormDialog } from '../form-dialog/form-dialog.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import * as styles from './move-dialog.css.ts';
import { moveDialogMessages } from './move-dialog.messages.ts';

declare const process: Environment;

/** A list to which a record can be moved. */
export interface MoveTarget<Id extends string | number = string> {
  /** Unique among the targets; passed to `onMove`. */
  id: Id;
  /** Name of the list. */
  label: string;
  /** Consequence of moving the record there. */
  description?: ReactNode;
  /** Reason why the record cannot be moved there. The choice stays visible. */
  disabledReason?: string | undefined;
  /** Asks for a reason; absent: none. */
  reason?: 'required' | 'optional' | undefined;
}

export interface MoveDialogProps<Id extends string | number = string> extends SavingOptions {
  /** Shows the dialog. Closing it discards choices, after a confirmation. */
  open: boolean;
  /** Heading of the dialog. Defaults to "Sposta". */
  title?: string | undefined;
  /** The record in question. */
  description?: ReactNode;
  /** Name of the current list, which must not be one of the targets. */
  from: string;
  /** Other lists. A single available one is chosen from the start. */
  targets: readonly MoveTarget<Id>[];
  /** The list that the record most likely goes to, chosen from the start unless it is disabled. Default: none. */
  initial?: Id | undefined;
  /** Label of the text for a reason. A general one is used without it. */
  reasonLabel?: string | undefined;
  /** Error for a missing reason. A general one is used without it. */
  reasonRequired?: string | undefined;
  /** Maximum length of the reason in characters, with a counter. Default 100. */
  reasonMaxLength?: number | undefined;
  /** Additional fields of the target, e.g. the end date of a therapy. */
  more?: ((to: Id | undefined) => ReactNode) | undefined;
  /** Whether those fields were changed, so that leaving asks first. Default false. */
  moreChanged?: boolean | undefined;
  /** Validates those fields, from the first submit on. */
  checkMore?: ((to: Id, reason: string) => readonly FieldProblem[]) | undefined;
  /**
   * Moves the record; the reason is empty if the target asks for none. The dialog stays open with an error if it
   * rejects.
   */
  onMove: (to: Id, reason: string) => Promise<void>;
}

const noProblems: readonly FieldProblem[] = [];

/** Moves a record to another list. */
export function MoveDialog<Id extends string | number = string>({ open, ...rest }: MoveDialogProps<Id>) {
  return open ? <OpenMoveDialog {...rest} /> : null;
}

function OpenMoveDialog<Id extends string | number>(props: Omit<MoveDialogProps<Id>, 'open'>) {
  const { title, description, from, targets, initial, reasonMaxLength = 100, onMove } = props;
  const { more, moreChanged = false, checkMore } = props;
  const messages = useMessages(moveDialogMessages);
  const enabledTargets = targets.filter((target) => target.disabledReason === undefined);
  const first = enabledTargets.find(({ id }) => id === initial) ?? (enabledTargets.length === 1 && enabledTargets[0]);
  const [start] = useState(first ? String(first.id) : '');
  const [chosen, setChosen] = useState(start);
  const [reason, setReason] = useState('');
  const [attempted, setAttempted] = useState(false);
  const { saving, failure, save, leave } = useSaving(props, () => messages.failed);

  const target = targets.find(({ id }) => String(id) === chosen);
  const reasonLabel = props.reasonLabel ?? messages.reason;

  if (process.env.NODE_ENV !== 'production' && targets.some(({ label }) => label === from)) {
    devWarning(
      'MoveDialog',
      `\`targets\` contains "${from}", the current list.`,
      'A move without effect looks like a failure.',
      'Pass only other lists.',
    );
  }

  function validate(): FieldProblem[] {
    if (!target) return [{ name: 'move-to', label: messages.to, message: messages.required }];
    const found = [...(checkMore?.(target.id, target.reason ? reason.trim() : '') ?? noProblems)];
    const reasonField = { name: 'move-reason', label: reasonLabel };
    if (target.reason === 'required' && reason.trim() === '') {
      found.push({ ...reasonField, message: props.reasonRequired ?? messages.required });
    } else if (target.reason && reason.length > reasonMaxLength) {
      found.push({ ...reasonField, message: messages.tooLong(reasonMaxLength) });
    }
    return found;
  }

  function submit() {
    setAttempted(true);
    if (validate().length > 0 || !target) return;
    void save(() => onMove(target.id, target.reason ? reason.trim() : ''));
  }

  const problems = attempted ? validate() : noProblems;
  const getError = (name: string) => problems.find((problem) => problem.name === name)?.message;
  return (
    <FormDialog
      open
      size="sm"
      title={title ?? messages.title}
      description={description}
      dirty={chosen !== start || reason !== '' || moreChanged}
      saving={saving}
      failure={failure}
      problems={problems}
      submitLabel={messages.move}
      cancelLabel={messages.cancel}
      submitDisabledReason={enabledTargets.length === 0 ? messages.noTargets : undefined}
      onSubmit={submit}
      onClose={leave}
    >
      <p className={styles.muted}>{messages.from(from)}</p>
      {targets.length === 0 ? (
        <p className={styles.muted}>{messages.noTargets}</p>
      ) : (
        <RadioGroup
          label={messages.to}
          name="move-to"
          value={chosen}
          required
          error={getError('move-to')}
          onChange={(id) => !saving && setChosen(id)}
          options={targets.map(({ id, label, description: meaning, disabledReason }) => ({
            value: String(id),
            label,
            description: meaning,
            disabledReason,
          }))}
        />
      )}
      {more?.(target?.id)}
      {target?.reason && (
        <TextArea
          label={reasonLabel}
          name="move-reason"
          value={reason}
          rows={3}
          maxLength={reasonMaxLength}
          required={target.reason === 'required'}
          hint={target.reason === 'optional' ? messages.reasonHint : undefined}
          error={getError('move-reason')}
          onChange={(text) => !saving && setReason(text)}
        />
      )}
    </FormDialog>
  );
}
