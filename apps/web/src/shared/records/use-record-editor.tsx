import type { SubscriptionGateControl } from '@libretto/design-system/subscription-gate';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useLazyDialog } from '../dialogs/use-lazy-dialog.tsx';
import type { DraftContent } from '../drafts/draft-keeper.ts';
import { DraftOffer } from '../drafts/draft-offer.tsx';
import { type DraftHandle, useDraft } from '../drafts/use-draft.ts';
import { useResume } from '../drafts/use-resume.ts';
import type { Patient } from '../patient/patient.queries.ts';
import type { Feature } from '../permissions/permissions.ts';

/** Props of the dialog in which a record is created or changed. */
export interface RecordDialogProps<Row, Draft extends DraftContent> {
  patient: Patient;
  /** Absent for a new one. */
  record: Row | undefined;
  /** What was left the last time. */
  start?: Draft;
  draft: DraftHandle<Draft>;
  onClose: () => void;
}

/** The record, and what the dialog of its area asks for beside it. */
type Opened<Props> = Omit<Props, 'patient' | 'start' | 'draft' | 'onClose'>;

export interface RecordEditorOptions<Draft extends DraftContent, Props> {
  patient: Patient;
  /** Under which the drafts are kept. */
  modulo: string;
  /** Both must be the same function every time. What reads a draft comes with the form, and so only when there is one. */
  readDraft: (content: DraftContent) => Promise<Draft | undefined>;
  dialog: () => Promise<ComponentType<Props>>;
  /** Returns with what a draft opens; `undefined` opens nothing. */
  resume: (left: Draft) => Opened<Props> | undefined | Promise<Opened<Props> | undefined>;
  /** False while the record of a draft may not be there yet. */
  ready?: boolean;
  /** What the draft is offered as. */
  offered: { title: string; nameOf: (left: Draft) => string };
  /** What creating and changing a record asks the subscription for. */
  gate?: { control: SubscriptionGateControl<Feature>; add: Feature; edit: Feature };
}

export interface RecordEditor<Props> {
  open: (opened: Opened<Props>) => void;
  /** What is about to open. */
  opening: Opened<Props> | undefined;
  /** What was left unsaved the last time; stands above the list. */
  offer: ReactNode;
  /** Goes anywhere in the page. */
  element: ReactNode;
}

/** The dialog of a list of records: opened for a new one, for one of the list, and for what was left unsaved. */
export function useRecordEditor<
  Row extends object,
  Draft extends DraftContent,
  Props extends RecordDialogProps<Row, Draft>,
>(options: RecordEditorOptions<Draft, Props>): RecordEditor<Props> {
  const { patient, modulo, readDraft, dialog, ready = true, offered, gate } = options;
  const draft = useDraft(modulo, readDraft);
  const editor = useLazyDialog(dialog);
  const [asked, setAsked] = useState<Opened<Props>>();

  function show(opened: Opened<Props>, start?: Draft) {
    const props = { ...opened, patient, draft, ...(start && { start }) };
    void editor.open(props as unknown as Omit<Props, 'onClose'>);
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
    setAsked(opened);
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
