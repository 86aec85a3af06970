import { useId } from 'react';
import { FieldNotes } from '../../internals/field/field.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import * as styles from './confidentiality-lock-dialog.css.ts';
import { confidentialityLockDialogMessages } from './confidentiality-lock-dialog.messages.ts';

/** A row of the server's list of specialties. */
export interface SpecialtyTag {
  /** ID of the specialty on the server. */
  id: number;
  /** Name of the specialty as the server sends it. */
  tag: string;
}

export interface SpecialtyTagsProps {
  tags: readonly SpecialtyTag[];
  selected: readonly number[];
  onChange: (selected: readonly number[]) => void;
  error: string | undefined;
}

export function SpecialtyTags({ tags, selected, onChange, error }: SpecialtyTagsProps) {
  const messages = useMessages(confidentialityLockDialogMessages);
  const id = useId();
  const ids = { control: id, label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error`, reason: `${id}-reason` };
  const all = selected.length === tags.length;
  return (
    <fieldset aria-labelledby={ids.label} aria-describedby={error === undefined ? undefined : ids.error}>
      <legend className={styles.tagsLegend}>
        <span id={ids.label}>{messages.tags}</span>
      </legend>
      {/* Before them, since they do not fit on one screen. */}
      <div className={styles.tagsNote}>
        <FieldNotes ids={ids} error={error} />
      </div>
      <div className={styles.tags} data-invalid={error !== undefined || undefined}>
        <div className={styles.tagsHead}>
          <Checkbox
            label={messages.allTags}
            name={`${id}-all`}
            value={all}
            indeterminate={!all && selected.length > 0}
            onChange={(on) => onChange(on ? tags.map((tag) => tag.id) : [])}
          />
          <span className={styles.tagCount}>{messages.chosenTags(selected.length, tags.length)}</span>
        </div>
        <div className={styles.tagList}>
          {tags.map((tag) => (
            <Checkbox
              key={tag.id}
              label={tag.tag}
              name={`${id}-${tag.id}`}
              value={selected.includes(tag.id)}
              onChange={(on) => onChange(on ? [...selected, tag.id] : selected.filter((other) => other !== tag.id))}
            />
          ))}
        </div>
      </div>
    </fieldset>
  );
}
