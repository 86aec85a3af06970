'use client';

import { type ReactNode, useState } from 'react';
import { confidentialityMessages } from '../../internals/confidentiality/confidentiality.messages.ts';
import { LevelChoice } from '../../internals/confidentiality/level-choice.tsx';
import {
  type ConfidentialityLevel,
  type LevelValue,
  toLevelId,
  toVisibilityId,
  type VisibilityId,
  visibilityIds,
  visibilityName,
} from '../../internals/confidentiality/levels.ts';
import { confidentialityMeaningsMessages } from '../../internals/confidentiality/meanings.messages.ts';
import { type SavingOptions, useSaving } from '../../internals/saving/use-saving.ts';
import { useMessages } from '../../messages/messages.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { confidentialityLockDialogMessages } from './confidentiality-lock-dialog.messages.ts';
import { LockFrame } from './lock-frame.tsx';
import { type SpecialtyTag, SpecialtyTags } from './specialty-tags.tsx';

/** Access of a doctor to the record; `tags` is empty unless `visibility` is 3. */
export interface DoctorAccess {
  level: number;
  visibility: VisibilityId;
  tags: readonly number[];
}

export interface DoctorLockDialogProps extends SavingOptions {
  open: boolean;
  title?: string | undefined;
  description?: ReactNode;
  levels: readonly ConfidentialityLevel[];
  specialties: readonly SpecialtyTag[];
  value: { level: LevelValue; visibility: LevelValue; tags: readonly number[] };
  onSave: (access: DoctorAccess) => Promise<void>;
  children?: ReactNode;
}

const partial = 3;

export function DoctorLockDialog({ open, ...rest }: DoctorLockDialogProps) {
  return open ? <OpenDoctorDialog {...rest} /> : null;
}

function OpenDoctorDialog(props: Omit<DoctorLockDialogProps, 'open'>) {
  const { title, description, levels, specialties, value, onSave } = props;
  const messages = useMessages(confidentialityLockDialogMessages);
  const names = useMessages(confidentialityMessages);
  const meanings = useMessages(confidentialityMeaningsMessages);
  const before = { level: toLevelId(value.level), visibility: toVisibilityId(value.visibility) };
  const [level, setLevel] = useState<number | undefined>(before.level);
  const [visibility, setVisibility] = useState(before.visibility);
  const [tags, setTags] = useState<readonly number[]>(before.visibility === partial ? value.tags : []);
  const [touched, setTouched] = useState(false);
  const [tried, setTried] = useState(false);
  const { saving, failure, save, leave } = useSaving(props, messages.failed);
  const noTags = visibility === partial && tags.length === 0;

  function change(work: () => void) {
    if (saving) return;
    setTouched(true);
    work();
  }

  function chooseVisibility(chosen: string) {
    const next = toVisibilityId(chosen);
    setVisibility(next);
    setTags(next === partial ? specialties.map((specialty) => specialty.id) : []);
  }

  function submit() {
    setTried(true);
    if (level === undefined || visibility === undefined || noTags) return;
    void save(() => onSave({ level, visibility, tags }));
  }

  return (
    <LockFrame
      title={title}
      description={description}
      changed={touched}
      saving={saving}
      failure={failure}
      onSave={submit}
      onLeave={leave}
    >
      <LevelChoice
        about="doctor"
        label={messages.doctorLevel}
        levels={levels}
        value={level}
        before={before.level}
        currentLabel={messages.current}
        error={tried && level === undefined ? messages.required : undefined}
        onChange={(chosen) => change(() => setLevel(chosen))}
      />
      <SelectField
        label={messages.visibility}
        name="visibility"
        required
        value={visibility === undefined ? '' : String(visibility)}
        options={visibilityIds.map((id) => ({ value: String(id), label: visibilityName(names, id) }))}
        onChange={(chosen) => change(() => chooseVisibility(chosen))}
        hint={visibility && meanings[`visibilityMeaning${visibility}`]}
        error={tried && visibility === undefined ? messages.required : undefined}
      />
      {visibility === partial && (
        <SpecialtyTags
          tags={specialties}
          selected={tags}
          onChange={(next) => change(() => setTags(next))}
          error={noTags ? messages.tagRequired : undefined}
        />
      )}
      {props.children}
    </LockFrame>
  );
}
