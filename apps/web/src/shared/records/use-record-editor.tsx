import type { SubscriptionGateControl } from '@libretto/design-system/subscription-gate';
import { type ComponentType, type ReactNode, startTransition, useState } from 'react';
import { useLazyDialog } from '../dialogs/use-lazy-dialog.tsx';
import type { DraftContent } from '../drafts/draft-keeper.ts';
import { DraftOffer } from '../drafts/draft-offer.tsx';
import { type DraftHandle, useDraft } from '../drafts/use-draft.ts';
import { useResume } from '../drafts/use-resume.ts';
import type { Patient } from '../patient/patient.queries.ts';
import type { Feature } from '../permissions/permissions.ts';

export interface RecordDialogProps<Row, Draft extends DraftContent> {
  patient: Patient;
  /** Undefined for a new record. */
  record: Row | undefined;
  start?: Draft;
  draft: DraftHandle<Draft>;
  /** The page shows the record itself, so its row is not shown in a list after saving. */
  stay?: boolean;
  /** For a new record only: the date is today, and fields with a default are in the section that is closed. */
  compact?: boolean;
  /** The proposal of a doctor that saving accepts. */
  proposal?: number;
  onSaved?(saved: Row): void;
  onClose: () => void;
}

type Opened<Props> = Omit<Props, 'patient' | 'start' | 'draft' | 'stay' | 'compact' | 'onSaved' | 'onClose'>;

export interface RecordEditorOptions<Draft extends DraftContent, Props> {
  patient: Patient;
  modulo: string;
  /** Must be referentially stable, like `dialog`. Loaded only if there is a draft. */
  readDraft: (content: DraftContent) => Promise<Draft | undefined>;
  dialog: () => Promise<ComponentType<Props>>;
  /** Returns the props to open a draft with; `undefined` opens nothing. */
  resume: (left: Draft) => Opened<Props> | undefined | Promise<Opened<Props> | undefined>;
  /** False while the record of a draft may still be loading. */
  ready?: boolean;
  offered: { title: string; getName: (left: Draft) => string };
  /** See `RecordDialogProps`. */
  stay?: boolean;
  gate?: { control: SubscriptionGateControl<Feature>; add: Feature; edit: Feature };
}

export interface RecordEditor<Props> {
  open: (opened: Opened<Props>) => void;
  opening: Opened<Props> | undefined;
  offer: ReactNode;
  element: ReactNode;
}

export function useRecordEditor<
  Row extends object,
  Draft extends DraftContent,
  Props extends RecordDialogProps<Row, Draft>,
>(options: RecordEditorOptions<Draft, Props>): RecordEditor<Props> {
  const { patient, modulo, readDraft, dialog, ready = true, stay = false, offered, gate } = options;
  const draft = useDraft(modulo, readDraft);
  const editor = useLazyDialog(dialog);
  const [asked, setAsked] = useState<Opened<Props>>();

  function show(opened: Opened<Props>, start?: Draft) {
    const props = { ...opened, patient, draft, stay, ...(start && { start }) };
    void editor.open(props as Omit<Props, 'onClose'>);
  }

  const resume = useResume<Draft>(
    draft,
    async (left) => {
      const opened = await options.resume(left);
      if (opened) show(opened, left);
    },
    ready,
  );

  function open(opened: Opened<Props>) {
    startTransition(() => setAsked(opened));
    if (gate) gate.control.run(opened.record ? gate.edit : gate.add, () => show(opened));
    else show(opened);
  }

  return {
    open,
    opening: gate?.control.checking || editor.loading ? asked : undefined,
    offer: <DraftOffer {...offered} draft={draft} onResume={(left) => void resume(left)} />,
    element: editor.element,
  };
}
