import { useDraft } from '../../shared/drafts/use-draft.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import type { NewRecordProps } from '../../shared/records/new-record.ts';
import { CurrentDangers } from './current-dangers.tsx';
import { ReadingDialog } from './reading-dialog.tsx';
import { describeValues } from './reading-facts.ts';
import { readingForm } from './reading-form.ts';

export function NewReading({ onSaved, ...props }: NewRecordProps) {
  const draft = useDraft('rilevazioni.nuova', readingForm.readDraft);
  const { number } = useFormats();
  return (
    <ReadingDialog
      {...props}
      compact
      record={undefined}
      draft={draft}
      onSaved={(reading) => {
        const { id_rilevazione: id, id_livello_confidenzialita: level } = reading;
        const title = describeValues(reading, number).join(', ');
        onSaved({ tipo: 'reading', id, level, title, advice: <CurrentDangers reading={id} announce /> });
      }}
    />
  );
}
