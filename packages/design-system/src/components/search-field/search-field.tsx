'use client';

import { Search } from 'lucide-react';
import type { Ref } from 'react';
import * as styles from './search-field.css.ts';

export interface SearchFieldProps {
  /** Accessible name, also shown in the empty field unless there is a `placeholder`. */
  label: string;
  /** A shorter name for the empty field. Default: `label`. */
  placeholder?: string | undefined;
  /** Name of the native input. */
  name?: string | undefined;
  /** What is searched for. */
  value: string;
  /** Called with the new text, and with an empty one for Escape. */
  onChange: (value: string) => void;
  /** Ids of elements that describe the field, separated by spaces. */
  'aria-describedby'?: string | undefined;
  /** Native `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Searches what is next to it, in one line without a label above. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder = label, name, value, onChange, ref } = props;
  return (
    <div className={styles.box}>
      <Search className={styles.symbol} aria-hidden="true" />
      <input
        ref={ref}
        type="search"
        className={styles.input}
        name={name}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          // Must not close a dialog around the field as well.
          event.stopPropagation();
          event.preventDefault();
          onChange('');
        }}
        aria-label={label}
        aria-describedby={props['aria-describedby']}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
      />
    </div>
  );
}
