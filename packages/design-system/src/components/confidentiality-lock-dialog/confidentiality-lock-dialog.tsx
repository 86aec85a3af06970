'use client';

import { type ReactNode, useState } from 'react';
import { LevelChoice } from '../../internals/confidentiality/level-choice.tsx';
import { type ConfidentialityLevel, type LevelValue, toLevelId } from '../../internals/confidentiality/levels.ts';
import { type SavingOptions, useSaving } from '../../internals/saving/use-saving.ts';
import { useMessages } from '../../messages/messages.tsx';
import { confidentialityLockDialogMessages } from './confidentiality-lock-dialog.messages.ts';
import { LockFrame } from './lock-frame.tsx';

export interface ConfidentialityLockDialogProps extends SavingOptions {
  /** Shows the dialog. Closing it discards an unsaved choice. */
  open: boolean;
  /** Heading of the dialog. Defaults to a general one. */
  title?: string | undefined;
  /** The record in question, so that the user sees what is changed. */
  description?: ReactNode;
  /** Levels of the server's list. */
  levels: readonly ConfidentialityLevel[];
  /** Current level of the record, also as text; an unknown one leaves the choice open. */
  value: LevelValue;
  /** Describes who can see the record at a given level, below each of them: "Dott.ssa Bianchi e altri 2 medici". */
  audience?: ((level: number) => string) | undefined;
  /** Saves the chosen level. The dialog stays open with an error if it rejects. */
  onSave: (level: number) => Promise<void>;
  /** Additional content below the choice, such as a note on linked records. */
  children?: ReactNode;
}

/** Changes the confidentiality level of a record, with who will be able to see it. */
export function ConfidentialityLockDialog({ open, ...rest }: ConfidentialityLockDialogProps) {
  return open ? <OpenLockDialog {...rest} /> : null;
}

function OpenLockDialog(props: Omit<ConfidentialityLockDialogProps, 'open'>) {
  const { title, description, levels, value, audience, onSave } = props;
  const messages = useMessages(confidentialityLockDialogMessages);
  const before = toLevelId(value);
  const [level, setLevel] = useState<number | undefined>(before);
  const [missing, setMissing] = useState(false);
  const { saving, failure, save, leave } = useSaving(props, messages.failed);

  function submit() {
    if (level === undefined) setMissing(true);
    else void save(() => onSave(level));
  }

  return (
    <LockFrame
      title={title}
      description={description}
      changed={level !== before}
      saving={saving}
      failure={failure}
      onSave={submit}
      onLeave={leave}
    >
      <LevelChoice
        about="record"
        label={messages.level}
        levels={levels}
        value={level}
        before={before}
        currentLabel={messages.current}
        error={missing && level === undefined ? messages.required : undefined}
        audience={audience && { label: messages.audience, at: audience }}
        onChange={(chosen) => !saving && setLevel(chosen)}
      />
      {props.children}
    </LockFrame>
  );
}
