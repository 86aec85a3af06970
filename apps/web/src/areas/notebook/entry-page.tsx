import { Card } from '@libretto/design-system/card';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailPage } from '../../shared/details/detail-page.tsx';
import { MissingRecord } from '../../shared/details/missing-record.tsx';
import { useDetailRow } from '../../shared/details/use-detail-row.ts';
import { useEyes } from '../../shared/eyes/eyes-context.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useShortDay } from '../../shared/formats/use-short-day.ts';
import { imagesQuery } from '../../shared/notebook/images.queries.ts';
import { SavedDrawings } from '../../shared/notebook/saved-drawings.tsx';
import { usePainFacts } from '../../shared/pain-facts/use-pain-facts.ts';
import { usePainTitle } from '../../shared/pain-facts/use-pain-title.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useGate } from '../../shared/permissions/use-gate.ts';
import { useRecordEditor } from '../../shared/records/use-record-editor.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { findComparable } from './comparable-entry.ts';
import { descriptionForm } from './entry-form.ts';
import * as styles from './notebook.css.ts';
import { notebookQuery } from './notebook.queries.ts';
import { useEntryActions } from './use-entry-actions.ts';

const ComparisonCard = lazy(async () => ({ default: (await import('./comparison-card.tsx')).ComparisonCard }));
const entryDialog = async () => (await import('./entry-dialog.tsx')).EntryDialog;
const readDraft = async (content: Parameters<typeof descriptionForm.readDraft>[0]) =>
  descriptionForm.readDraft(content);

interface EntryPageProps {
  id: number;
  /** Opens the form at once. */
  editing: boolean;
}

export function EntryPage({ id, editing }: EntryPageProps) {
  const { t } = useTranslation('notebook');
  const formats = useFormats();
  const shortDay = useShortDay();
  const toTitle = usePainTitle();
  const getFacts = usePainFacts();
  const navigate = useNavigate();
  const { userId } = useSession();
  const { data: entries } = useSuspenseQuery(notebookQuery(userId));
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const images = useQuery(imagesQuery(id));
  const { id: eyes } = useEyes();
  const gate = useGate();
  const entry = useDetailRow('notebook', entries, (other) => other.id_taccuino === id);
  const editor = useRecordEditor({
    patient,
    modulo: `taccuino.${id}`,
    readDraft,
    dialog: entryDialog,
    resume: () => entry && { record: entry },
    stay: true,
    offered: {
      title: t('draft.title'),
      getName: ({ taccuino_descrizione }) =>
        taccuino_descrizione.trim() || (entry && toTitle(entry)) || t('entry.noDescription'),
    },
    gate: { control: gate, add: 'aggiungitaccuino', edit: 'modificataccuino' },
  });
  const { getName, actions, lockElement } = useEntryActions(patient, (record) => editor.open({ record }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (!editing || !entry) return;
    // A page that is shown again, or loaded again, is read.
    void navigate({ to: '/Registro/Taccuino/$id', params: { id }, replace: true });
    editor.open({ record: entry });
  }, []);

  if (!entry) return <MissingRecord kind="notebook" deleted={undefined} />;
  // The earlier entry may be one that a reader may not see.
  const before = eyes === undefined && entry.taccuino_intensita !== null ? findComparable(entries, entry) : undefined;
  const score = before?.taccuino_intensita ?? undefined;
  return (
    <DetailPage
      kind="notebook"
      id={id}
      row={entry}
      title={t('existing.title', { date: formats.date(entry.taccuino_data) })}
      name={getName(entry)}
      state={[
        getFacts(entry),
        before && score !== undefined && t('existing.before', { day: shortDay(before.taccuino_data), score }),
      ]}
      level={entry.id_livello_confidenzialita}
      values={[]}
      lead={
        <>
          <p className={styles.lead}>{toTitle(entry) || t('entry.noDescription')}</p>
          {editor.offer}
          <Card title={t('existing.drawing')}>
            <SavedDrawings images={images} zones={entry.taccuino_zone} wordsFirst />
          </Card>
        </>
      }
      actions={actions}
      loading={editor.opening !== undefined}
      dialogs={
        <>
          {editor.element}
          {lockElement}
          {gate.dialog}
        </>
      }
    >
      {/* It also shows entries that a reader may not see. */}
      {eyes === undefined && (
        <Suspense fallback={null}>
          <ComparisonCard entry={entry} />
        </Suspense>
      )}
    </DetailPage>
  );
}
