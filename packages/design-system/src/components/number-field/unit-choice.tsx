import { classNames } from '../../internals/class-names.ts';
import { control } from '../../internals/field/field.css.ts';
import * as styles from './number-field.css.ts';

/** A unit of measurement. */
export interface NumberUnit {
  /** Stable identifier, such as the UCUM code. */
  code: string;
  /** Text shown next to the input. */
  label: string;
}

interface UnitChoiceProps {
  id: string;
  label: string;
  units: readonly NumberUnit[];
  unit: NumberUnit;
  locked: boolean;
  onChange: (code: string) => void;
}

export function UnitChoice({ id, label, units, unit, locked, onChange }: UnitChoiceProps) {
  if (units.length === 1) {
    return (
      <span id={id} className={styles.suffix}>
        {unit.label}
      </span>
    );
  }
  return (
    <select
      className={classNames(control, styles.units)}
      aria-label={label}
      aria-disabled={locked || undefined}
      value={unit.code}
      autoComplete="off"
      onMouseDown={(event) => locked && event.preventDefault()}
      onChange={(event) => !locked && onChange(event.target.value)}
    >
      {units.map(({ code, label: words }) => (
        <option key={code} value={code}>
          {words}
        </option>
      ))}
    </select>
  );
}
