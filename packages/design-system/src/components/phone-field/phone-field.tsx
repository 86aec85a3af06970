'use client';

import { ChevronDown } from 'lucide-react';
import { type Ref, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { control } from '../../internals/field/field.css.ts';
import { FieldFrame } from '../../internals/field/field.tsx';
import { type FieldProps, useField } from '../../internals/field/use-field.ts';
import { useLocale, useMessages } from '../../messages/messages.tsx';
import type { Country } from './numbers.ts';
import * as styles from './phone-field.css.ts';
import { phoneFieldMessages } from './phone-field.messages.ts';

type Numbers = typeof import('./numbers.ts');

export interface PhoneFieldProps extends FieldProps<string> {
  /** ISO 3166 code of the country for numbers without prefix. Default `IT`. */
  defaultCountry?: string | undefined;
  /** Native `<input type="tel">`. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const italy: readonly Country[] = [{ code: 'IT', callingCode: '39' }];

/**
 * Phone number input. `onChange` receives E.164 (`+390612345678`) when the number is valid in its country, otherwise
 * the typed text: `isPhone` tells whether the record accepts it.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, name, value, onChange, onBlur, error, hint, required, disabledReason, defaultCountry = 'IT' } = props;
  const messages = useMessages(phoneFieldMessages);
  const { formatLocale } = useLocale();
  const [numbers, setNumbers] = useState<Numbers>();
  const [country, setCountry] = useState(defaultCountry);
  const [text, setText] = useState(value);
  const [emitted, setEmitted] = useState(value);
  const { ids, aria } = useField('PhoneField', props);
  const locked = disabledReason !== undefined;

  function show(next: string, library: Numbers | undefined) {
    const read = library?.parsePhoneNumber(next, country);
    setText(read?.national ?? next);
    if (read?.country) setCountry(read.country);
  }

  if (value !== emitted) {
    setEmitted(value);
    show(value, numbers);
  }

  const arrived = useEffectEvent((library: Numbers) => {
    setNumbers(library);
    if (text === value) show(value, library);
  });
  useEffect(() => {
    let wanted = true;
    import('./numbers.ts').then(
      (library) => wanted && arrived(library),
      // Without the library the field still accepts numbers, but does not convert them to E.164.
      (reason: unknown) => console.warn('PhoneField: failed to load the countries.', reason),
    );
    return () => {
      wanted = false;
    };
  }, []);

  function emit(nextText: string, nextCountry: string) {
    const read = numbers?.parsePhoneNumber(nextText, nextCountry);
    const next = read?.e164 ?? nextText;
    setEmitted(next);
    if (next !== value) onChange(next);
    return read;
  }

  function type(next: string) {
    setText(next);
    const read = emit(next, country);
    if (next.trimStart().startsWith('+') && read?.country) setCountry(read.country);
  }

  function leave() {
    emit(text, country);
    show(text, numbers);
    onBlur?.();
  }

  const known = numbers?.countries ?? italy;
  const options = useMemo(() => {
    const names = new Intl.DisplayNames([formatLocale], { type: 'region' });
    return known
      .map(({ code, callingCode }) => ({ code, label: `${names.of(code) ?? code} (+${callingCode})` }))
      .sort((one, other) => one.label.localeCompare(other.label, formatLocale));
  }, [known, formatLocale]);
  const callingCode = known.find(({ code }) => code === country)?.callingCode;

  return (
    <FieldFrame {...{ label, required, ids, hint, error, disabledReason }}>
      <div className={styles.box}>
        <div className={styles.country}>
          <select
            className={`${control} ${styles.select}`}
            aria-label={messages.country(label)}
            aria-disabled={aria['aria-disabled']}
            value={country}
            autoComplete="off"
            onMouseDown={(event) => locked && event.preventDefault()}
            onChange={(event) => {
              if (locked) return;
              setCountry(event.target.value);
              emit(text, event.target.value);
            }}
          >
            {options.map((option) => (
              <option key={option.code} value={option.code}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.shown} aria-hidden="true">
            <span className={styles.code}>{country}</span>
            <span className={styles.calling}>{callingCode && `+${callingCode}`}</span>
            <span className={styles.arrow}>
              <ChevronDown />
            </span>
          </span>
        </div>
        <input
          {...aria}
          ref={props.ref}
          className={`${control} ${styles.number}`}
          type="tel"
          name={name}
          value={text}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          readOnly={locked}
          autoComplete={props.autoComplete ?? 'tel'}
        />
      </div>
    </FieldFrame>
  );
}
