import { PainView } from '@libretto/design-system/pain-view';
import { Navigate } from '@tanstack/react-router';
import { DraftChoice } from '../../shared/drafts/draft-choice.tsx';
import { bodyModelForm } from '../../shared/drafts/forms.ts';
import { type DraftHandle, useDraft } from '../../shared/drafts/use-draft.ts';
import { type EntryPicture, NewEntryForm } from './new-entry-form.tsx';
import { type PaintedDraft, paintedForm } from './painted-draft.ts';
import { useDraftMessages } from './use-draft-messages.ts';

export function PaintedEntry() {
  const draft = useDraft(bodyModelForm, paintedForm.readDraft);
  return (
    <DraftChoice words={useDraftMessages()} draft={draft}>
      {(content) =>
        content ? <PaintedForm start={content} draft={draft} /> : <Navigate to="/Registro/Taccuino/Nuova" replace />
      }
    </DraftChoice>
  );
}

function PaintedForm({ start, draft }: { start: PaintedDraft; draft: DraftHandle<PaintedDraft> }) {
  const { modello } = start;
  const { anteriore: front, posteriore: back, segni } = modello;
  const picture: EntryPicture<Pick<PaintedDraft, 'modello'>> = {
    kept: () => ({ modello }),
    images: async () => ({ front, back }),
    marks: () => segni,
    painless: () => segni.length === 0,
    changed: true,
  };
  return (
    <NewEntryForm start={start} draft={draft} picture={picture}>
      <PainView front={front} back={back} marks={segni} />
    </NewEntryForm>
  );
}
