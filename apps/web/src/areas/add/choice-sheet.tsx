import * as operations from '@libretto/api-client/operations';
import type { SubscriptionGateControl } from '@libretto/design-system/subscription-gate';
import { useNavigate } from '@tanstack/react-router';
import { Camera, FileUp, type LucideIcon, TriangleAlert } from 'lucide-react';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Act, useMayAct } from '../../shared/acting/use-may-act.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { kindIcons } from '../../shared/entries/kind-icons.ts';
import { PainAgain } from '../../shared/notebook/pain-again.tsx';
import { findNewestPain } from '../../shared/pain-facts/newest-pain.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { addFeatures } from '../../shared/permissions/add-features.ts';
import { type Feature, useDenied } from '../../shared/permissions/permissions.ts';
import type { NamedRecord, NewRecordProps } from '../../shared/records/new-record.ts';
import * as styles from './add.css.ts';
import { ChoiceTile } from './choice-tile.tsx';
import { type Files, useFileInput } from './file-input.tsx';

export type SheetKind = 'exam' | 'reading' | 'therapy' | 'visit' | 'vaccination' | 'diagnosis' | 'allergy';
export type Sheets = Readonly<Record<SheetKind, () => Promise<ComponentType<NewRecordProps>>>>;

interface Kind {
  kind: SheetKind;
  icon: LucideIcon;
  feature?: Feature;
  operation: Act;
  /** In a row of its own. */
  wide?: boolean;
}

const kinds: readonly Kind[] = [
  { kind: 'exam', icon: kindIcons.exam, feature: addFeatures.exam, operation: operations.saveExam },
  { kind: 'reading', icon: kindIcons.reading, operation: operations.saveReading },
  { kind: 'therapy', icon: kindIcons.therapy, feature: addFeatures.therapy, operation: operations.saveTherapy },
  { kind: 'visit', icon: kindIcons.visit, feature: addFeatures.visit, operation: operations.saveVisit },
  {
    kind: 'vaccination',
    icon: kindIcons.vaccination,
    feature: addFeatures.vaccination,
    operation: operations.saveVaccination,
  },
  { kind: 'diagnosis', icon: kindIcons.diagnosis, feature: addFeatures.diagnosis, operation: operations.saveDiagnosis },
  {
    kind: 'allergy',
    icon: TriangleAlert,
    feature: addFeatures.diagnosis,
    operation: operations.saveDiagnosis,
    wide: true,
  },
];

const features = Object.values(addFeatures);
const { pain: painFeature, file: fileFeature } = addFeatures;

interface ChoiceSheetProps {
  patient: Patient;
  sheets: Sheets;
  gate: SubscriptionGateControl<Feature>;
  opens: SheetKind | undefined;
  onPick: (files: Files, camera: boolean) => void;
  onSaved: (saved: NamedRecord) => void;
}

export function ChoiceSheet({ patient, sheets, gate, opens, onPick, onSaved }: ChoiceSheetProps) {
  const mayAct = useMayAct();
  const { t } = useTranslation('add');
  const navigate = useNavigate();
  const denied = useDenied(features);
  const camera = useFileInput((files) => onPick(files, true), true);
  const files = useFileInput((files) => onPick(files, false), false);
  // A file dialog opens only during the tap itself, so the permission known by then decides.
  const mayAddFiles = mayAct(operations.createFile);
  const [beforePain, afterPain] = [kinds.slice(0, 2), kinds.slice(2)].map((some) =>
    some.filter(({ operation }) => mayAct(operation)),
  ) as [Kind[], Kind[]];
  const pick = (open: () => void) => (denied.has(fileFeature) ? gate.run(fileFeature, open) : open());

  return (
    <>
      <ul className={styles.tiles}>
        {mayAddFiles && (
          <li className={styles.whole}>
            <ChoiceTile
              wide
              icon={Camera}
              label={t('kinds.photo')}
              detail={t('kinds.photoHint')}
              locked={denied.has(fileFeature)}
              onSelect={() => pick(camera.open)}
            />
          </li>
        )}
        {mayAddFiles && (
          <li>
            <ChoiceTile
              icon={FileUp}
              label={t('kinds.file')}
              locked={denied.has(fileFeature)}
              onSelect={() => pick(files.open)}
            />
          </li>
        )}
        {beforePain.map(renderKind)}
        {mayAct(operations.createNotebookEntry) && (
          <li>
            <ChoiceTile
              icon={kindIcons.notebook}
              label={t('kinds.pain')}
              locked={denied.has(painFeature)}
              onSelect={() => gate.run(painFeature, () => void navigate({ to: '/Registro/Taccuino/Nuova' }))}
            />
          </li>
        )}
        {afterPain.map(renderKind)}
      </ul>
      {mayAct(operations.createNotebookEntry) && !denied.has(painFeature) && (
        <PainAgain
          previous={findNewestPain(patient)}
          onChoose={(andamento) =>
            gate.run(painFeature, () => void navigate({ to: '/Registro/Taccuino/Nuova', search: { andamento } }))
          }
        />
      )}
      {camera.element}
      {files.element}
    </>
  );

  function renderKind({ kind, icon, feature, wide }: Kind) {
    return (
      <li key={kind} className={wide ? styles.whole : undefined}>
        <SheetTile
          {...{ patient, kind, icon, onSaved }}
          load={sheets[kind]}
          opens={kind === opens}
          locked={feature !== undefined && denied.has(feature)}
          onSelect={(open) => (feature ? gate.run(feature, open) : open())}
        />
      </li>
    );
  }
}

interface SheetTileProps {
  patient: Patient;
  kind: SheetKind;
  icon: LucideIcon;
  load: Sheets[SheetKind];
  opens: boolean;
  locked: boolean;
  onSelect: (open: () => void) => void;
  onSaved: (saved: NamedRecord) => void;
}

function SheetTile({ patient, kind, icon, load, opens, locked, onSelect, onSaved }: SheetTileProps) {
  const { t } = useTranslation('add');
  const sheet = useLazyDialog(load);
  const navigate = useNavigate();
  const open = () => onSelect(() => void sheet.open({ patient, onSaved }));
  const start = useEffectEvent(() => {
    open();
    void navigate({ to: '/Registro/Nuovo', search: {}, replace: true });
  });
  useEffect(() => {
    if (opens) start();
  }, [opens]);
  return (
    <>
      <ChoiceTile icon={icon} label={t(`kinds.${kind}`)} locked={locked} busy={sheet.loading} onSelect={open} />
      {sheet.element}
    </>
  );
}
