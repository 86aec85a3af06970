import * as operations from '@libretto/api-client/operations';
import { Button } from '@libretto/design-system/button';
import { Checkbox } from '@libretto/design-system/checkbox';
import { useConfidentialityNames } from '@libretto/design-system/confidentiality-badge';
import { ConfidentialityLevelSelect } from '@libretto/design-system/confidentiality-level-select';
import { Dialog } from '@libretto/design-system/dialog';
import { SelectField } from '@libretto/design-system/select-field';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { usePainTitle } from '../../shared/pain-facts/use-pain-title.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import * as styles from './privacy.css.ts';
import {
  changeTo,
  type Level,
  maxChanges,
  type PrivacyArea,
  type PrivacyMap,
  type PrivacyRecord,
  privacyRecordsQuery,
} from './privacy.queries.ts';
import { useLevelChanges } from './use-level-changes.tsx';

export interface LevelsDialogProps {
  patient: Patient;
  map: PrivacyMap;
  area: PrivacyArea;
  level: Level | undefined;
  onClose: () => void;
}

const levels: readonly Level[] = [1, 2, 3, 4, 5, 6];
const toKey = ({ tipo, id_record }: PrivacyRecord) => `${tipo} ${id_record}`;

export function LevelsDialog({ patient, map, area, level, onClose }: LevelsDialogProps) {
  const mayAct = useMayAct();
  const { t } = useTranslation('doctors');
  const { t: tKinds } = useTranslation('record-kinds');
  const term = useTerms();
  const toPainTitle = usePainTitle();
  const { t: tShell } = useTranslation();
  const names = useConfidentialityNames();
  const formats = useFormats();
  const { data } = useSuspenseQuery(privacyRecordsQuery(patient.id_utente, area.area));
  const change = useLevelChanges(patient.id_utente);
  const [only, setOnly] = useState(level);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setWanted] = useState<Level>();
  const [saving, setSaving] = useState(false);

  const found = data.data.filter(({ livello_effettivo }) => only === undefined || livello_effettivo === only);
  const records = found.slice(0, maxChanges);
  const selected = records.filter((record) => chosen.has(toKey(record)));
  const reason =
    selected.length === 0 ? t('privacy.choose') : wanted === undefined ? t('privacy.chooseLevel') : undefined;

  function toTitle({ tipo, id_record, titolo }: PrivacyRecord): string {
    if (tipo === 'exam') return term(titolo);
    const pain = patient.tbl_taccuinos.find(({ id_taccuino }) => tipo === 'notebook' && id_taccuino === id_record);
    return pain ? toPainTitle(pain) : titolo;
  }

  function toggle(record: PrivacyRecord, on: boolean) {
    const next = new Set(chosen);
    if (on) next.add(toKey(record));
    else next.delete(toKey(record));
    setChosen(next);
  }

  async function save() {
    if (wanted === undefined || saving) return;
    setSaving(true);
    const question = t('privacy.question', { count: selected.length, level: names.level(wanted) });
    const done = await change(question, selected.map(changeTo(wanted)));
    setSaving(false);
    if (done) onClose();
  }

  return (
    <Dialog
      open
      size="lg"
      title={tKinds(`areas.${area.area}`)}
      description={t('privacy.dialog')}
      unsavedChanges={chosen.size > 0 || wanted !== undefined}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{tShell('save.cancel')}</Button>
          {mayAct(operations.saveLevels) && (
            <Button variant="primary" loading={saving} disabledReason={reason} onClick={() => void save()}>
              {t('privacy.change')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.form}>
        <SelectField
          label={t('privacy.which')}
          name="only"
          required
          value={String(only ?? 'all')}
          options={[
            { value: 'all', label: t('privacy.everyLevel', { count: data.data.length }) },
            ...levels.map((one) => ({
              value: String(one),
              label: t('privacy.oneLevel', {
                level: names.level(one),
                count: data.data.filter(({ livello_effettivo }) => livello_effettivo === one).length,
              }),
            })),
          ]}
          onChange={(value) => setOnly(levels.find((one) => String(one) === value))}
        />
        {only !== undefined && <Watchers map={map} area={area} level={only} />}
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('privacy.records')}</legend>
          {found.length > maxChanges && <p>{t('privacy.most', { count: maxChanges })}</p>}
          {records.length > 0 && (
            <Checkbox
              name="all"
              label={t('privacy.selectAll', { count: records.length })}
              value={selected.length === records.length}
              indeterminate={selected.length > 0 && selected.length < records.length}
              onChange={(on) => setChosen(new Set(on ? records.map(toKey) : []))}
            />
          )}
          {records.length === 0 ? (
            <p>{t('privacy.none')}</p>
          ) : (
            <ul className={styles.records}>
              {records.map((record) => (
                <li key={toKey(record)}>
                  <Checkbox
                    name={toKey(record)}
                    label={toTitle(record) || t('preview.noWords')}
                    description={[formats.date(record.data), names.named(record.livello)].filter(Boolean).join(' · ')}
                    value={chosen.has(toKey(record))}
                    onChange={(on) => toggle(record, on)}
                  />
                </li>
              ))}
            </ul>
          )}
        </fieldset>
        <ConfidentialityLevelSelect
          name="id_livello_confidenzialita"
          label={t('privacy.newLevel')}
          levels={patient.liveli_confidencialita}
          value={wanted}
          onChange={(value) => setWanted(levels.find((one) => one === value))}
        />
      </div>
    </Dialog>
  );
}

function Watchers({ map, area, level }: { map: PrivacyMap; area: PrivacyArea; level: Level }) {
  const { t } = useTranslation('doctors');
  const cell = area.livelli.find(({ livello }) => livello === level);
  if (!cell || cell.numero === 0) return null;
  return (
    <div>
      <p className={styles.legend}>{t('privacy.watchers')}</p>
      {cell.medici.length === 0 ? (
        <p>{t('privacy.who.nobody')}</p>
      ) : (
        <ul className={styles.doctorList}>
          {cell.medici.map(({ id_cpp, visti }) => (
            <li key={id_cpp}>
              {t('privacy.watcher', {
                name: map.medici.find((doctor) => doctor.id_cpp === id_cpp)?.fullname,
                seen: visti,
                count: cell.numero,
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
