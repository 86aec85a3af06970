'use client';

import { type ReactNode, useId, useState } from 'react';
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
import { ChoiceList } from '../choice-list/choice-list.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import * as styles from './confidentiality-lock-dialog.css.ts';
import { confidentialityLockDialogMessages } from './confidentiality-lock-dialog.messages.ts';
import { LockFrame } from './lock-frame.tsx';
import { type SpecialtyTag, SpecialtyTags } from './specialty-tags.tsx';

/** Access of a doctor to the record; `tags` is empty unless `visibility` is 3. */
export interface DoctorAccess {
  /** ID of the confidentiality level up to which the doctor sees records. */
  level: number;
  /** Part of the record that is visible: 1 all of it, 2 the minimum, 3 the specialties in `tags`. */
  visibility: VisibilityId;
  /** IDs of the visible specialties. */
  tags: readonly number[];
}

/** An access for a purpose, saved with one press. */
export interface AccessPreset {
  /** Unique among the presets; not `fine`. */
  id: string;
  /** Purpose: "Emergenza". */
  label: string;
  /** Consequence of choosing it: "Vedrà 12 di 127". Two lines of text are kept free for it. */
  description?: ReactNode;
  /** Access that is saved. */
  access: DoctorAccess;
}

export interface DoctorLockDialogProps extends Omit<SavingOptions, 'confirm'> {
  /** Shows the dialog. Closing it discards unsaved choices. */
  open: boolean;
  /** Heading of the dialog. Defaults to a general one. */
  title?: string | undefined;
  /** The doctor in question. */
  description?: ReactNode;
  /** Levels of the server's list. */
  levels: readonly ConfidentialityLevel[];
  /** Specialties to choose from for partial visibility, in the given order. */
  specialties: readonly SpecialtyTag[];
  /** Current access. Unknown levels and visibilities leave the choice open. */
  value: { level: LevelValue; visibility: LevelValue; tags: readonly number[] };
  /**
   * Accesses for a purpose, above the three fields, which are then behind "Scelta fine". The one that equals `value` is
   * marked; if none does, the fields are open.
   */
  presets?: readonly AccessPreset[] | undefined;
  /** Renders the consequence of the access chosen in the three fields, next to the buttons: "Vedrà 12 di 127". */
  renderForecast?: ((access: DoctorAccess) => ReactNode) | undefined;
  /** Called with the chosen access before it is saved. False leaves the dialog unchanged. */
  confirm?: ((access: DoctorAccess) => Promise<boolean>) | undefined;
  /** Saves the access. The dialog stays open with an error if it rejects. */
  onSave: (access: DoctorAccess) => Promise<void>;
  /** Additional content below the choices. */
  children?: ReactNode;
}

const partial = 3;
const fineChoice = 'fine';

type CurrentAccess = Pick<DoctorLockDialogProps, 'value'>['value'];

function isCurrent({ access }: AccessPreset, value: CurrentAccess): boolean {
  if (access.level !== toLevelId(value.level) || access.visibility !== toVisibilityId(value.visibility)) return false;
  if (access.visibility !== partial) return true;
  return access.tags.length === value.tags.length && access.tags.every((tag) => value.tags.includes(tag));
}

/** Changes what a linked doctor can see: level, visibility and specialties. */
export function DoctorLockDialog({ open, ...rest }: DoctorLockDialogProps) {
  return open ? <OpenDoctorDialog {...rest} /> : null;
}

function OpenDoctorDialog(props: Omit<DoctorLockDialogProps, 'open'>) {
  const {
    title,
    description,
    levels,
    specialties,
    value,
    presets,
    renderForecast,
    confirm,
    onSave,
    onClose,
    describeError,
  } = props;
  const messages = useMessages(confidentialityLockDialogMessages);
  const names = useMessages(confidentialityMessages);
  const meanings = useMessages(confidentialityMeaningsMessages);
  const before = { level: toLevelId(value.level), visibility: toVisibilityId(value.visibility) };
  const [level, setLevel] = useState<number | undefined>(before.level);
  const [visibility, setVisibility] = useState(before.visibility);
  const [tags, setTags] = useState<readonly number[]>(before.visibility === partial ? value.tags : []);
  const [touched, setTouched] = useState(false);
  const [tried, setTried] = useState(false);
  const [current] = useState(() => presets?.find((preset) => isCurrent(preset, value))?.id);
  const [fine, setFine] = useState(presets === undefined || current === undefined);
  const [pending, setPending] = useState<string>();
  const { saving, failure, save, leave } = useSaving({ onClose, describeError }, messages.failed);
  const fieldsId = useId();
  const noTags = visibility === partial && tags.length === 0;
  const chosen = level === undefined || visibility === undefined || noTags ? undefined : { level, visibility, tags };

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
    if (chosen) void saveAccess(chosen);
  }

  const saveAccess = (access: DoctorAccess) => save(() => onSave(access), confirm && (() => confirm(access)));

  function choose(id: string) {
    const access = presets?.find((preset) => preset.id === id)?.access;
    if (access === undefined) setFine(!fine);
    else void savePreset(id, access);
  }

  async function savePreset(id: string, access: DoctorAccess) {
    setPending(id);
    await saveAccess(access);
    setPending(undefined);
  }

  return (
    <LockFrame
      title={title}
      description={description}
      // The focused level would scroll the presets out of view.
      focusTitle={presets !== undefined && current === undefined}
      forecast={chosen && fine && renderForecast?.(chosen)}
      changed={touched}
      saving={saving}
      failure={failure}
      onSave={fine ? submit : undefined}
      onLeave={leave}
    >
      {presets && (
        <ChoiceList
          label={messages.presets}
          choices={[
            ...presets,
            {
              id: fineChoice,
              label: messages.fine,
              description: messages.fineMeaning,
              expanded: fine,
              controls: fine ? fieldsId : undefined,
            },
          ]}
          current={current ?? fineChoice}
          pending={pending}
          disabled={saving}
          onChoose={choose}
        />
      )}
      {fine && (
        <div id={fieldsId} className={styles.fields}>
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
        </div>
      )}
      {props.children}
    </LockFrame>
  );
}
