import { Button } from '@libretto/design-system/button';
import { Checkbox } from '@libretto/design-system/checkbox';
import { FormDialog } from '@libretto/design-system/form-dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTagNames } from '../attachments/use-tag-names.ts';
import { useAudience } from '../confidentiality/use-audience.ts';
import { useSave } from '../forms/use-save.ts';
import { useDebounced } from '../search/use-debounced.ts';
import * as styles from './details.css.ts';
import { type SpecialtiesRecord, useSaveSpecialties } from './use-save-specialties.ts';

export interface SpecialtiesDialogProps {
  record: SpecialtiesRecord;
  name: string;
  /** Level that applies. */
  level: number;
  specialties: readonly number[];
  chosen: boolean;
  onClose: () => void;
}

const pauseMs = 300;

export function SpecialtiesDialog({ record, name, level, specialties, chosen, onClose }: SpecialtiesDialogProps) {
  const { t } = useTranslation('details');
  const names = useTagNames();
  const [ticked, setTicked] = useState<readonly number[]>(specialties);
  const { saving, failure, save } = useSave();
  const saveSpecialties = useSaveSpecialties(record);
  const dirty = ticked.length !== specialties.length || ticked.some((id) => !specialties.includes(id));
  const asked = useDebounced(ticked.join(','), pauseMs);
  const audience = useAudience({ ...record, specialties: asked }, 'none');

  const toggle = (id: number, on: boolean) =>
    setTicked((before) => (on ? [...before, id] : before.filter((other) => other !== id)));

  async function submit(choice: number[] | null) {
    if (await save(() => saveSpecialties(choice), { question: null, done: null })) onClose();
  }

  return (
    <FormDialog
      open
      size="lg"
      title={t('specialties.dialog')}
      description={name}
      {...{ dirty, saving, failure }}
      footerStart={chosen && <Button onClick={() => void submit(null)}>{t('specialties.back')}</Button>}
      onSubmit={() => void submit([...ticked])}
      onClose={onClose}
    >
      <p className={styles.muted}>{t('specialties.about')}</p>
      {!chosen && <p className={styles.muted}>{t('specialties.proposed')}</p>}
      <fieldset className={styles.specialtyChoices}>
        <legend className={styles.groupTitle}>{t('specialties.title')}</legend>
        <div className={styles.specialtyGrid}>
          {[...names].map(([id, label]) => (
            <Checkbox
              key={id}
              name={`specialty-${id}`}
              label={label}
              value={ticked.includes(id)}
              onChange={(on) => toggle(id, on)}
            />
          ))}
        </div>
      </fieldset>
      {audience && (
        <p role="status" className={styles.names}>
          {t('specialties.audience', { names: audience(level) })}
        </p>
      )}
    </FormDialog>
  );
}
