import { Checkbox } from '@libretto/design-system/checkbox';
import { TextField } from '@libretto/design-system/text-field';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useSave } from '../../shared/forms/use-save.ts';
import * as styles from './permissions.css.ts';
import { isLastAdministrator } from './permissions.queries.ts';

export interface Choice {
  id: number;
  name: string;
  description?: string | undefined;
}

export interface ChoiceDialogProps {
  title: string;
  description: string;
  options: readonly Choice[];
  chosen: readonly number[];
  save: (ids: number[]) => Promise<unknown>;
  onClose: () => void;
}

const minForSearch = 8;

export function ChoiceDialog({ title, description, options, chosen, save, onClose }: ChoiceDialogProps) {
  const { t } = useTranslation('permissions');
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set(chosen));
  const [search, setSearch] = useState('');
  const saving = useSave();
  const form = useRef<HTMLFormElement>(null);

  const added = options.filter(({ id }) => wanted.has(id) && !chosen.includes(id));
  const removed = options.filter(({ id }) => !wanted.has(id) && chosen.includes(id));
  const dirty = added.length + removed.length > 0;
  const word = search.trim().toLowerCase();
  const shown = options.filter((option) => `${option.name} ${option.description ?? ''}`.toLowerCase().includes(word));
  const formatNames = (list: readonly Choice[]) => list.map(({ name }) => name).join(', ');

  function toggle(id: number, on: boolean) {
    const next = new Set(wanted);
    if (on) next.add(id);
    else next.delete(id);
    setWanted(next);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const done = await saving.save(() => save([...wanted]), {
      detail: (
        <>
          {added.length > 0 && <p>{t('choice.added', { names: formatNames(added) })}</p>}
          {removed.length > 0 && <p>{t('choice.removed', { names: formatNames(removed) })}</p>}
        </>
      ),
      failed: (error) => (isLastAdministrator(error) ? t('lastAdministrator') : undefined),
    });
    if (done) onClose();
  }

  return (
    <FormDialog
      {...{ title, description, dirty, onClose }}
      saving={saving.saving}
      failure={saving.failure}
      submitDisabledReason={dirty ? undefined : t('choice.unchanged')}
      formProps={{ ref: form, onSubmit: (event) => void submit(event) }}
    >
      {options.length > minForSearch && (
        <TextField
          label={t('choice.search')}
          name="search"
          value={search}
          onChange={setSearch}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('choice.legend', { count: wanted.size })}</legend>
        {shown.length === 0 ? (
          <p>{t('choice.none')}</p>
        ) : (
          shown.map(({ id, name, description: text }) => (
            <Checkbox
              key={id}
              name={`choice-${id}`}
              label={name}
              description={text}
              value={wanted.has(id)}
              onChange={(on) => toggle(id, on)}
            />
          ))
        )}
      </fieldset>
    </FormDialog>
  );
}
