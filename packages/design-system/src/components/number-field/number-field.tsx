'use client';

import { TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { afterPress } from '../../internals/after-press.ts';
import { classNames } from '../../internals/class-names.ts';
import { devWarning, type Environment } from '../../internals/dev.ts';
import { control } from '../../internals/field/field.css.ts';
import { FieldFrame } from '../../internals/field/field.tsx';
import { type FieldProps, useField } from '../../internals/field/use-field.ts';
import { commonMessages } from '../../messages/common.ts';
import { useLocale, useMessages } from '../../messages/messages.tsx';
import { Button } from '../button/button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { changesNumber, filterTyped } from './filter-typed.ts';
import { addStep, formatNumber, type ParsedNumber, parseNumber } from './number.ts';
import * as styles from './number-field.css.ts';
import { numberFieldMessages } from './number-field.messages.ts';
import { type NumberUnit, UnitChoice } from './unit-choice.tsx';

declare const process: Environment;

export interface NumberFieldProps extends FieldProps<number | string> {
  /** A single unit is shown as text; several can be selected, with `unit`, `onUnitChange` and `convert`. */
  units?: readonly NumberUnit[] | undefined;
  /** Code of the unit of `value`, `min`, `max` and `usual`. */
  unit?: string | undefined;
  /** Receives the code of the chosen unit, before `onChange` with the converted value. */
  onUnitChange?: ((code: string) => void) | undefined;
  /** Converts a value between two units by their codes. Without rounding: the field shows five digits. */
  convert?: ((value: number, from: string, to: string) => number) | undefined;
  /** Lowest accepted value, inclusive. A lower one is reported on blur. */
  min?: number | undefined;
  /** Highest accepted value, inclusive. A higher one is reported on blur. */
  max?: number | undefined;
  /** Usual range: a value outside triggers a warning but is accepted. */
  usual?: { min: number; max: number } | undefined;
  /** Error for a value outside `min` and `max`. Names the limits by default. */
  rangeMessage?: string | undefined;
  /** Hint about the usual range. Names its limits by default; empty for none. */
  usualMessage?: string | undefined;
  /** Warning for a value outside the usual range. Asks to check the value by default. */
  rareMessage?: string | undefined;
  /** Enables arrow keys with this step; Page up and Page down use ten times as much. */
  step?: number | undefined;
  /** Accepts a minus sign. Default false. */
  signed?: boolean | undefined;
  /** Example of a value; never the only place of information, because it disappears. */
  placeholder?: string | undefined;
  /** Native `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Number input. `value` is a number; while the text is not a valid number, `onChange` passes it unchanged, so that no
 * input is lost and `typeof value === 'number'` tells the two apart.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, name, value, onChange, required, disabledReason, units, unit, step, signed = false } = props;
  const messages = useMessages(numberFieldMessages);
  const common = useMessages(commonMessages);
  const { formatLocale } = useLocale();
  const write = (number: number) => formatNumber(number, formatLocale);
  const toText = (given: number | string) => (typeof given === 'number' ? write(given) : given);
  const [text, setText] = useState(() => toText(value));
  const [lastValue, setLastValue] = useState(value);
  const [blurred, setBlurred] = useState(value !== '');
  const [refused, setRefused] = useState(false);
  // Last typed number, so that converting to another unit and back restores it exactly.
  const [origin, setOrigin] = useState<{ value: number; unit: string | undefined }>();
  const locked = disabledReason !== undefined;
  checkProps(props);

  if (value !== lastValue) {
    setLastValue(value);
    setText(toText(value));
    setRefused(false);
    setOrigin(undefined);
  }

  const parseText = (written: string): ParsedNumber =>
    changesNumber(written, signed) ? { ok: false, reason: 'unreadable' } : parseNumber(written, formatLocale);
  // A number set by the parent is valid whatever its sign.
  const foreign = typeof value !== 'number' && changesNumber(text, signed);
  const read = parseText(text);
  const shownUnit = units?.find(({ code }) => code === unit) ?? units?.[0];
  const outside = findExceededRange(value, props);

  function validate(): string | undefined {
    if (refused || foreign) return signed ? messages.refusedSigned : messages.refused;
    if (!blurred || value === '') return undefined;
    if (typeof value !== 'number') {
      return !read.ok && read.reason === 'ambiguous' ? messages.ambiguous(text.trim()) : messages.unreadable;
    }
    if (outside !== 'hard') return undefined;
    const [min, max] = [props.min, props.max].map((limit) => (limit === undefined ? '' : write(limit)));
    if (props.rangeMessage) return props.rangeMessage;
    if (min && max) return messages.between(min, max);
    return min ? messages.atLeast(min) : messages.atMost(max ?? '');
  }
  const error = props.error ?? validate();
  const usual = props.usual && (props.usualMessage ?? messages.usual(write(props.usual.min), write(props.usual.max)));
  const hint = props.hint || usual ? <HintLines lines={[props.hint, usual]} /> : undefined;
  const notice = blurred && outside === 'usual' && !error ? (props.rareMessage ?? messages.rare) : undefined;
  const { ids, aria } = useField('NumberField', { ...props, error, hint });
  const unitId = `${ids.control}-unit`;
  const noticeId = `${ids.control}-notice`;

  function emit(next: number | string, shown: string) {
    setText(shown);
    setLastValue(next);
    if (next !== value) onChange(next);
  }

  function type(typed: string) {
    const accepted = filterTyped(typed, signed);
    setRefused(accepted !== typed);
    const next = parseText(accepted);
    setOrigin(next.ok ? { value: next.value, unit: shownUnit?.code } : undefined);
    emit(next.ok ? next.value : accepted.trim() === '' ? '' : accepted, accepted);
  }

  function commit(number: number) {
    setOrigin({ value: number, unit: shownUnit?.code });
    emit(number, write(number));
    setBlurred(true);
  }

  function leave() {
    if (read.ok && origin?.value === read.value) setText(write(read.value));
    afterPress(() => {
      setBlurred(true);
      setRefused(false);
    });
    props.onBlur?.();
  }

  function stepBy(event: KeyboardEvent) {
    const direction = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (step === undefined || direction === undefined || locked) return;
    event.preventDefault();
    const from = typeof value === 'number' ? addStep(value, direction * step) : (props.usual?.min ?? props.min ?? 0);
    const { min = signed ? -Infinity : 0, max = Infinity } = props;
    commit(Math.min(max, Math.max(min, from)));
  }

  function switchUnit(to: string) {
    props.onUnitChange?.(to);
    if (typeof value !== 'number' || !shownUnit || !props.convert) return;
    const from = origin ?? { value, unit: shownUnit.code };
    setOrigin(from);
    const converted = from.unit === to ? from.value : props.convert(from.value, from.unit ?? to, to);
    // Five significant digits on screen; the value itself is not rounded.
    emit(converted, formatNumber(converted, formatLocale, from.unit === to ? {} : { maximumSignificantDigits: 5 }));
  }

  const described = classNames(
    shownUnit && units?.length === 1 && unitId,
    notice !== undefined && noticeId,
    aria['aria-describedby'],
  );
  const spinButton = step !== undefined && {
    role: 'spinbutton',
    'aria-valuenow': typeof value === 'number' ? value : undefined,
    'aria-valuetext': typeof value === 'number' ? `${text} ${shownUnit?.label ?? ''}`.trim() : undefined,
    'aria-valuemin': props.min,
    'aria-valuemax': props.max,
  };

  return (
    <div className={styles.root}>
      <FieldFrame {...{ label, required, ids, hint, error, disabledReason }}>
        <div className={styles.box}>
          <input
            {...aria}
            {...spinButton}
            aria-describedby={described || undefined}
            ref={props.ref}
            className={`${control} ${styles.input}`}
            type="text"
            inputMode={signed ? 'text' : 'decimal'}
            name={name}
            value={text}
            placeholder={props.placeholder}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
            onKeyDown={stepBy}
            readOnly={locked}
            autoComplete={props.autoComplete ?? 'off'}
          />
          {shownUnit && units && (
            <UnitChoice
              {...{ units, locked }}
              id={unitId}
              unit={shownUnit}
              label={messages.unit(label)}
              onChange={switchUnit}
            />
          )}
        </div>
        <div id={noticeId} aria-live="polite" className={styles.live}>
          {notice && (
            <div className={styles.notice}>
              <TriangleAlert />
              <span>
                <VisuallyHidden>{common.warning} </VisuallyHidden>
                {notice}
              </span>
            </div>
          )}
        </div>
      </FieldFrame>
      {blurred && !locked && !read.ok && read.reason === 'ambiguous' && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a second field inside this one
        <div role="group" aria-label={messages.ambiguous(text.trim())} className={styles.readings}>
          {read.readings.map((reading) => (
            <Button key={reading} size="sm" onClick={() => commit(reading)}>
              <bdi>
                {write(reading)} {shownUnit?.label}
              </bdi>
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function HintLines({ lines }: { lines: readonly ReactNode[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: two lines that never change places
  return lines.filter(Boolean).map((line, index) => <div key={index}>{line}</div>);
}

function findExceededRange(
  value: number | string,
  { min, max, usual }: NumberFieldProps,
): 'hard' | 'usual' | undefined {
  if (typeof value !== 'number') return undefined;
  if ((min !== undefined && value < min) || (max !== undefined && value > max)) return 'hard';
  return usual && (value < usual.min || value > usual.max) ? 'usual' : undefined;
}

function checkProps({ units = [], onUnitChange, convert, min, max }: NumberFieldProps) {
  if (process.env.NODE_ENV === 'production') return;
  if (units.length > 1 && !(onUnitChange && convert)) {
    devWarning(
      'NumberField',
      '`units` has several entries, but `onUnitChange` or `convert` is missing.',
      'Values would be stored in the wrong unit.',
      'Pass both, or a single unit.',
    );
  }
  if (min !== undefined && max !== undefined && min > max) {
    devWarning(
      'NumberField',
      `\`min\` (${min}) is above \`max\` (${max}).`,
      'Every number would be rejected.',
      'Swap them.',
    );
  }
}
