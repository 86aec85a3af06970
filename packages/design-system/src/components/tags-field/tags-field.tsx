'use client';

import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { classNames } from '../../internals/class-names.ts';
import { control } from '../../internals/field/field.css.ts';
import { FieldFrame } from '../../internals/field/field.tsx';
import { type FieldProps, useField } from '../../internals/field/use-field.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Button } from '../button/button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './tags-field.css.ts';
import { tagsFieldMessages } from './tags-field.messages.ts';

export interface TagsFieldProps extends FieldProps<readonly string[]> {
  /** Tags to choose from; the first eight that contain the typed text are shown. */
  suggestions?: readonly string[] | undefined;
  /** Accepts only suggestions, regardless of case. Default false. */
  closed?: boolean | undefined;
  /** Maximum number of tags. No limit by default. */
  maxTags?: number | undefined;
  /** Maximum length of a tag in characters. Default 60. */
  maxLength?: number | undefined;
  /** Native `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const maxSuggestions = 8;
const normalizeSpace = (text: string) => text.trim().replace(/\s+/g, ' ');
const key = (text: string) => normalizeSpace(text).toLocaleLowerCase();

/** Input for short tags. Invalid text stays in the input. */
export function TagsField(props: TagsFieldProps) {
  const { label, name, value, onChange, required, disabledReason, suggestions = [], closed } = props;
  const { maxTags = Infinity, maxLength = 60 } = props;
  const messages = useMessages(tagsFieldMessages);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const error = problem ?? props.error;
  const hint = props.hint ?? messages.hint;
  const { ids, aria } = useField('TagsField', { ...props, error, hint });
  const locked = disabledReason !== undefined;
  const has = (tag: string) => value.some((one) => key(one) === key(tag));

  function validate(tag: string): string | undefined {
    if (has(tag)) return messages.duplicate(tag);
    if (value.length >= maxTags) return messages.full(maxTags);
    if (tag.length > maxLength) return messages.tooLong(maxLength);
    if (closed && !suggestions.some((one) => key(one) === key(tag))) return messages.unknown(tag);
    return undefined;
  }

  function add(typed: string) {
    const tags = [...value];
    let rest = '';
    let firstProblem: string | undefined;
    for (const part of typed
      .split(/[,;\n]/)
      .map(normalizeSpace)
      .filter(Boolean)) {
      const found = tags.some((one) => key(one) === key(part)) ? messages.duplicate(part) : validate(part);
      const full = tags.length >= maxTags ? messages.full(maxTags) : undefined;
      if (found || full) {
        firstProblem ??= found ?? full;
        rest = rest ? `${rest}, ${part}` : part;
      } else tags.push(suggestions.find((one) => key(one) === key(part)) ?? part);
    }
    setText(rest);
    setProblem(firstProblem);
    if (tags.length === value.length) return;
    setAnnouncement(messages.added(tags.slice(value.length).join(', ')));
    onChange(tags);
  }

  function remove(tag: string) {
    const at = value.indexOf(tag);
    onChange(value.filter((one) => one !== tag));
    setProblem(undefined);
    setAnnouncement(messages.removed(tag));
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[at + 1] ?? buttons[at - 1] ?? input.current)?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // An IME (accents, other scripts) uses Enter for itself.
    if (locked || event.nativeEvent.isComposing) return;
    if ((event.key === 'Enter' && normalizeSpace(text) !== '') || event.key === ',') {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && value.length > 0) {
      event.preventDefault();
      [...(list.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
    }
  }

  function onTagKeyDown(event: KeyboardEvent, tag: string) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      remove(tag);
    } else if (step !== undefined) {
      event.preventDefault();
      const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
      (buttons[value.indexOf(tag) + step] ?? (step > 0 ? input.current : null))?.focus();
    }
  }

  const matches = suggestions.filter((one) => !has(one) && key(one).includes(key(text)));
  const shown = matches.slice(0, maxSuggestions);
  return (
    <FieldFrame {...{ label, required, ids, hint, error, disabledReason }}>
      {value.length > 0 && (
        <ul ref={list} className={styles.list} aria-label={messages.chosen(label)}>
          {value.map((tag) => (
            <li key={tag} className={styles.tag}>
              <span className={styles.content}>{tag}</span>
              {!locked && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={messages.remove(tag)}
                  onClick={() => remove(tag)}
                  onKeyDown={(event) => onTagKeyDown(event, tag)}
                >
                  <X />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.entry}>
        <input
          {...aria}
          ref={(element) => {
            input.current = element;
            if (typeof props.ref === 'function') return props.ref(element);
            if (props.ref) props.ref.current = element;
          }}
          className={classNames(control, styles.input)}
          type="text"
          name={name}
          value={text}
          onChange={(event) => {
            setProblem(undefined);
            if (/[,;\n]/.test(event.target.value)) add(event.target.value);
            else setText(event.target.value);
          }}
          onBlur={props.onBlur}
          onKeyDown={onKeyDown}
          readOnly={locked}
          enterKeyHint="done"
          autoComplete={props.autoComplete ?? 'off'}
        />
        {!locked && normalizeSpace(text) !== '' && <Button onClick={() => add(text)}>{messages.add}</Button>}
      </div>
      {!locked && value.length < maxTags && shown.length > 0 && (
        <ul className={styles.suggestions} aria-label={messages.suggestions}>
          {shown.map((tag) => (
            <li key={tag}>
              <Button size="sm" iconStart={<Plus />} aria-label={messages.suggest(tag)} onClick={() => add(tag)}>
                {tag}
              </Button>
            </li>
          ))}
          {matches.length > maxSuggestions && <li>{messages.more(matches.length - maxSuggestions)}</li>}
        </ul>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </FieldFrame>
  );
}
