import { Banner } from '@libretto/design-system/banner';
import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { guessKind, isDicom } from '../../shared/attachments/file-kinds.ts';
import { strictest } from '../../shared/confidentiality/printed-levels.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { DraftOffer } from '../../shared/drafts/draft-offer.tsx';
import { drafts } from '../../shared/drafts/drafts.ts';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { useResume } from '../../shared/drafts/use-resume.ts';
import { useUnsavedGuard } from '../../shared/drafts/use-unsaved-guard.ts';
import { firstWords } from '../../shared/formats/first-words.ts';
import { today } from '../../shared/formats/formats.ts';
import { useHasWork } from '../../shared/menu/use-menu.ts';
import { Page } from '../../shared/page/page.tsx';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useGate } from '../../shared/permissions/use-gate.ts';
import type { ExamOfFileProps, ExamOption } from '../../shared/records/new-record.ts';
import { SavedBanner, type SavedEntry } from '../../shared/records/saved-banner.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import * as styles from './add.css.ts';
import { ChoiceSheet, type SheetKind, type Sheets } from './choice-sheet.tsx';
import { type FileOption, FileQuestion } from './file-question.tsx';
import { nameOf, type PendingFile, pendingFileDraft, readPendingFile } from './pending-file.ts';
import { SendingFile } from './sending-file.tsx';
import { UnsentFile } from './unsent-file.tsx';
import { useUpload } from './use-upload.ts';

/** Decimal megabytes, as shown to the user; the limit of the server is slightly higher. */
const maxBytes = 25_000_000;

/** Characters of what names a saved record; the reason of a visit can be a text of its own. */
const maxTitle = 80;

const documentDialog = async () => (await import('./document-dialog.tsx')).DocumentDialog;

interface Picked {
  file: File;
  camera: boolean;
}

interface NewRecordPageProps {
  sheets: Sheets;
  examDialog: () => Promise<ComponentType<ExamOfFileProps>>;
  /** Opens the sheet of this kind at once. */
  opens?: SheetKind | undefined;
}

/** What the + opens: a photo, a file or a kind of record. */
export function NewRecordPage({ sheets, examDialog, opens }: NewRecordPageProps) {
  const { t } = useTranslation('add');
  const { t: tFiles } = useTranslation('attachments');
  const term = useTerms();
  const confirm = useConfirm();
  const { userId } = useSession();
  const fromPatient = useLocation({ select: ({ state }) => state.fromPatient });
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const hasWork = useHasWork();
  const gate = useGate();
  const exam = useLazyDialog(examDialog);
  const document = useLazyDialog(documentDialog);
  const upload = useUpload();
  const [picked, setPicked] = useState<Picked>();
  const [pending, setPending] = useState<PendingFile>();
  const [saved, setSaved] = useState<SavedEntry>();
  const [tooLarge, setTooLarge] = useState(false);

  const draft = useDraft(pendingFileDraft, readPendingFile);
  const resume = useResume(draft, setPending);
  useUnsavedGuard(picked !== undefined);

  function pick(file: File, camera: boolean) {
    setSaved(undefined);
    setTooLarge(file.size > maxBytes);
    if (file.size <= maxBytes) setPicked({ file, camera });
  }

  function forget() {
    draft.close();
    setPicked(undefined);
    setPending(undefined);
  }

  async function send(file: File, described: PendingFile) {
    setPending(described);
    draft.keep(described);
    void drafts.flush();
    const arrived = await upload.send(file, described);
    if (!arrived) return;
    forget();
    const { id_indagine, titolo: title, livello: level } = described;
    const attachment = { tipo: 'file', id: arrived.id_file, level } as const;
    setSaved({
      title,
      records: id_indagine === null ? [attachment] : [{ tipo: 'exam', id: id_indagine, level }, attachment],
    });
  }

  function openExam({ file, camera }: Picked, option: ExamOption) {
    void exam.open({
      patient,
      file,
      option,
      onSaved: async ({
        id_indagine,
        indagine_tipologia,
        indagine_data_display,
        id_livello_confidenzialita: level,
      }) => {
        exam.close();
        const titolo = term(indagine_tipologia);
        const giorno = indagine_data_display ?? today();
        const type = guessKind(file) ?? ((await isDicom(file)) ? 'dicom' : 'documento');
        const file_nome = nameOf(file, camera, titolo, giorno);
        void send(file, { id_indagine, titolo, type, giorno, file_nome, livello: level ?? strictest });
      },
    });
  }

  function openDocument({ file, camera }: Picked, option: FileOption) {
    const titolo = t(`what.${option}`);
    const kind =
      option === 'symptom' ? 'foto' : file.type.startsWith('image/') ? 'documento' : (guessKind(file) ?? 'documento');
    void document.open({
      patient,
      file,
      title: camera ? titolo : file.name,
      kind,
      onSave: ({ day, level }) => {
        document.close();
        const file_nome = nameOf(file, camera, titolo, day);
        void send(file, {
          id_indagine: null,
          titolo: camera ? titolo : file.name,
          type: kind,
          giorno: day,
          file_nome,
          livello: level,
        });
      },
    });
  }

  async function discard() {
    const sure = await confirm({
      message: t('unsent.discardQuestion'),
      confirmLabel: t('unsent.discard'),
      tone: 'danger',
    });
    if (sure) forget();
  }

  function retry(file: File, described: PendingFile) {
    setPicked({ file, camera: picked?.file === file && picked.camera });
    void send(file, described);
  }

  return (
    <Page title={t('title')} description={hasWork && fromPatient === undefined ? t('ownRecord.title') : undefined}>
      <div className={styles.stack}>
        {renderStep()}
        {exam.element}
        {document.element}
        {gate.dialog}
      </div>
    </Page>
  );

  function renderStep() {
    if (pending && upload.state && picked) {
      return <SendingFile file={picked.file} name={pending.titolo} state={upload.state} />;
    }
    if (pending) {
      return (
        <UnsentFile
          pending={pending}
          file={picked?.file}
          failure={upload.failure}
          onRetry={(file) => retry(file, pending)}
          onDiscard={() => void discard()}
        />
      );
    }
    if (picked) {
      return (
        <FileQuestion
          file={picked.file}
          gate={gate}
          busy={exam.loading || document.loading}
          onExam={(option) => openExam(picked, option)}
          onFile={(option) => openDocument(picked, option)}
          onCancel={() => setPicked(undefined)}
        />
      );
    }
    return (
      <>
        {saved && (
          <SavedBanner
            key={`${saved.records[0].tipo} ${saved.records[0].id}`}
            patient={patient}
            entry={saved}
            onLevel={(level) => {
              const [record, ...attachments] = saved.records;
              setSaved({ ...saved, records: [{ ...record, level }, ...attachments] });
            }}
          />
        )}
        {fromPatient !== undefined && (
          <Banner
            title={t('ownRecord.title')}
            action={
              <Link to="/Assistiti/$id" params={{ id: fromPatient }}>
                {t('ownRecord.back')}
              </Link>
            }
          >
            {t('ownRecord.text')}
          </Banner>
        )}
        {tooLarge && <Banner tone="danger" announce title={tFiles('tooLarge')} />}
        <DraftOffer title={t('unsent.offer')} getName={({ titolo }) => titolo} draft={draft} onResume={resume} />
        <ChoiceSheet
          {...{ patient, sheets, gate, opens }}
          onPick={pick}
          onSaved={({ title, ...record }) => {
            const kind = t(`kinds.${record.tipo as 'visit'}`);
            setSaved({ title: [kind, firstWords(title, maxTitle)].filter(Boolean).join(': '), records: [record] });
          }}
        />
      </>
    );
  }
}
