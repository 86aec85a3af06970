import { TextField, type TextFieldProps } from '@libretto/design-system/text-field';
import { readTime } from './read-time.ts';

type TimeFieldProps = Pick<TextFieldProps, 'label' | 'name' | 'value' | 'onChange' | 'hint' | 'error' | 'required'>;

/** A time of the day, typed as people write it; on leaving the field it becomes `HH:MM`. */
export function TimeField(props: TimeFieldProps) {
  const { value, onChange } = props;
  function complete() {
    const time = readTime(value) ?? value;
    if (time !== value) onChange(time);
  }
  return <TextField {...props} onBlur={complete} inputMode="text" autoComplete="off" />;
}
