'use client';

import { confidentialityMessages } from '../../internals/confidentiality/confidentiality.messages.ts';
import {
  type ConfidentialityLevel,
  type LevelValue,
  levelName,
  sortedLevels,
  toLevelId,
} from '../../internals/confidentiality/levels.ts';
import { confidentialityMeaningsMessages } from '../../internals/confidentiality/meanings.messages.ts';
import { useMessages } from '../../messages/messages.tsx';
import { SelectField, type SelectFieldProps } from '../select-field/select-field.tsx';
import { confidentialityLevelSelectMessages } from './confidentiality-level-select.messages.ts';

export interface ConfidentialityLevelSelectProps
  extends Omit<SelectFieldProps, 'label' | 'value' | 'onChange' | 'options' | 'hint'> {
  levels: readonly ConfidentialityLevel[];
  value: LevelValue;
  onChange: (level: number) => void;
  label?: string | undefined;
}

/** Level of a record that is being created. It is changed later with the padlock. */
export function ConfidentialityLevelSelect(props: ConfidentialityLevelSelectProps) {
  const { levels, value, onChange, label, required = true, ...rest } = props;
  const messages = useMessages(confidentialityMessages);
  const meanings = useMessages(confidentialityMeaningsMessages);
  const own = useMessages(confidentialityLevelSelectMessages);
  const known = toLevelId(value);
  return (
    <SelectField
      {...rest}
      required={required}
      label={label ?? own.label}
      value={known === undefined ? '' : String(known)}
      onChange={(chosen) => onChange(Number(chosen))}
      options={sortedLevels(levels).map((level) => ({ value: String(level), label: levelName(messages, level) }))}
      hint={known && meanings[`meaning${known}`]}
    />
  );
}
