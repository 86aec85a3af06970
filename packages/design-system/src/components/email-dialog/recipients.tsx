import { useId } from 'react';
import { FieldNotes } from '../../internals/field/field.tsx';
import { useField } from '../../internals/field/use-field.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import * as styles from './email-dialog.css.ts';
import { emailDialogMessages } from './email-dialog.messages.ts';
import type { EmailRecipient } from './types.ts';

interface RecipientsProps {
  recipients: readonly EmailRecipient[];
  chosen: ReadonlySet<string>;
  error: string | undefined;
  onChange: (chosen: ReadonlySet<string>) => void;
}

export function Recipients({ recipients, chosen, error, onChange }: RecipientsProps) {
  const messages = useMessages(emailDialogMessages);
  const id = useId();
  const { ids, aria } = useField('EmailDialog', { label: messages.chooseTo, error, id });
  return (
    <fieldset className={styles.choices} aria-describedby={aria['aria-describedby']}>
      <legend className={styles.legend}>{messages.chooseTo}</legend>
      {recipients.map((recipient) => (
        <Checkbox
          key={recipient.id}
          label={recipient.name}
          description={recipient.detail}
          name="to"
          value={chosen.has(recipient.id)}
          onChange={(on) => {
            const next = new Set(chosen);
            if (on) next.add(recipient.id);
            else next.delete(recipient.id);
            onChange(next);
          }}
        />
      ))}
      <FieldNotes ids={ids} error={error} />
    </fieldset>
  );
}
