import { Banner } from '@libretto/design-system/banner';
import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { guessKind } from '../../shared/attachments/file-kinds.ts';
import { strictest } from '../../shared/confidentiality/printed-levels.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { DraftLine } from '../../shared/drafts/draft-line.tsx';
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
import type { ExamOfFileProps, ExamOption, NamedRecord, SavedRecord } from '../../shared/records/new-record.ts';
import { SavedBanner, type SavedEntry } from '../../shared/records/saved-banner.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import * as styles from './add.css.ts';
import { ChoiceSheet, type SheetKind, type Sheets } from './choice-sheet.tsx';
import { type ChosenFiles, readChosenFiles, rememberChosenFiles } from './chosen-files.ts';
import type { Files } from './file-input.tsx';
import { type FileOption, FileQuestion } from './file-question.tsx';
import { describePage, kindOf, nameOf, type PendingFile, pendingFileDraft, readPendingFile } from './pending-file.ts';
import { SendingFile } from './sending-file.tsx';
import { UnsentFile } from './unsent-file.tsx';
import { useUpload } from './use-upload.ts';

/** Decimal megabytes, as shown to the user; the limit of the server is slightly higher. */
const maxBytes = 25_000_000;

/** Characters of what names a saved record; the reason of a visit can be a text of its own. */
const maxTitle = 80;

const documentDialog = async () => (await import('./document-dialog.tsx')).DocumentDialog;

/** The pages of one exam or document. */
interface Picked extends ChosenFiles {
  /** Pages that are saved already; `pages` are the others. */
  arrived: readonly SavedRecord[];
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
  const [left, setLeft] = useState(readChosenFiles);
  const [pending, setPending] = useState<PendingFile>();
  const [saved, setSaved] = useState<SavedEntry & Pick<NamedRecord, 'advice'>>();
  const [tooLarge, setTooLarge] = useState(false);

  const draft = useDraft(pendingFileDraft, readPendingFile);
  const resume = useResume(draft, setPending);
  // Files that are being sent are left to the draft, so that no exam is saved twice.
  useUnsavedGuard(picked !== undefined, pending ? {} : { remembered: t('left.kept') });

  const countPages = (count: number) => (count > 1 ? t('pages', { count }) : undefined);

  function pick(files: Files, camera: boolean) {
    setSaved(undefined);
    const [first, ...others] = [...(picked?.pages ?? []), ...files].filter(({ size }) => size <= maxBytes);
    setTooLarge(files.some(({ size }) => size > maxBytes));
    if (first) choose({ pages: [first, ...others], camera });
  }

  /** Keeps the files in memory until they are sent or given up, so that leaving the page does not lose them. */
  function choose(files: ChosenFiles) {
    rememberChosenFiles(files);
    setPicked({ ...files, arrived: [] });
  }

  function drop() {
    rememberChosenFiles(undefined);
    setLeft(undefined);
  }

  async function askToDrop({ camera }: ChosenFiles) {
    const message = t(camera ? 'left.dropPhoto' : 'left.dropFile');
    if (await confirm({ message, confirmLabel: t('unsent.drop'), tone: 'discard' })) drop();
  }

  function forget() {
    draft.close();
    drop();
    setPicked(undefined);
    setPending(undefined);
    setTooLarge(false);
  }

  function finish({ id_indagine, titolo, livello: level }: PendingFile, files: readonly SavedRecord[]) {
    forget();
    const [record, ...others] =
      id_indagine === null ? files : [{ tipo: 'exam', id: id_indagine, level } as const, ...files];
    if (!record) return;
    const title = [titolo, countPages(files.length)].filter(Boolean).join(' · ');
    setSaved({ title, records: [record, ...others] });
  }

  /** Sends one page after the other; the first that fails waits with those after it. */
  async function send({ pages, camera, arrived }: Picked, first: PendingFile) {
    drop();
    const described = await Promise.all(
      pages.map((page, at) => (at === 0 ? first : describePage(first, page, camera, arrived.length + at + 1))),
    );
    let files = arrived;
    for (const [at, page] of pages.entries()) {
      const description = described[at] ?? first;
      setPicked({ pages: [page, ...pages.slice(at + 1)], camera, arrived: files });
      setPending(description);
      draft.keep(description);
      void drafts.flush();
      const file = await upload.send(page, description);
      if (!file) return;
      files = [...files, { tipo: 'file', id: file.id_file, level: description.livello }];
    }
    finish(first, files);
  }

  function openExam(chosen: Picked, option: ExamOption) {
    const { pages, camera } = chosen;
    const [file] = pages;
    void exam.open({
      patient,
      file,
      pages: countPages(pages.length),
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
        const type = await kindOf(file);
        const file_nome = nameOf(file, camera, titolo, giorno);
        void send(chosen, { id_indagine, titolo, type, giorno, file_nome, livello: level ?? strictest });
      },
    });
  }

  function openDocument(chosen: Picked, option: FileOption) {
    const { pages, camera } = chosen;
    const [file] = pages;
    const titolo = t(`what.${option}`);
    const kind =
      option === 'symptom' ? 'foto' : file.type.startsWith('image/') ? 'documento' : (guessKind(file) ?? 'documento');
    void document.open({
      patient,
      file,
      pages: countPages(pages.length),
      title: camera ? titolo : file.name,
      kind,
      onSave: ({ day, level }) => {
        document.close();
        const file_nome = nameOf(file, camera, titolo, day);
        void send(chosen, {
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

  async function discard(described: PendingFile) {
    const sure = await confirm({
      message: t('unsent.discardQuestion'),
      confirmLabel: t('unsent.discard'),
      tone: 'discard',
    });
    if (!sure) return;
    if (picked && picked.arrived.length > 0) finish(described, picked.arrived);
    else forget();
  }

  function retry(file: File, described: PendingFile) {
    const [failed, ...others] = picked?.pages ?? [];
    const camera = file === failed && picked?.camera === true;
    void send({ pages: [file, ...others], camera, arrived: picked?.arrived ?? [] }, described);
  }

  return (
    <Page
      width="list"
      title={t('title')}
      description={hasWork && fromPatient === undefined ? t('ownRecord.title') : undefined}
    >
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
      return <SendingFile file={picked.pages[0]} name={pending.titolo} state={upload.state} />;
    }
    if (pending) {
      return (
        <UnsentFile
          pending={pending}
          file={picked?.pages[0]}
          failure={upload.failure}
          onRetry={(file) => retry(file, pending)}
          onDiscard={() => void discard(pending)}
        />
      );
    }
    if (picked) {
      return (
        <FileQuestion
          pages={picked.pages}
          tooLarge={tooLarge}
          camera={picked.camera}
          onMore={(files) => pick(files, picked.camera)}
          onLess={() => {
            const [first, ...others] = picked.pages;
            choose({ pages: [first, ...others.slice(0, -1)], camera: picked.camera });
          }}
          gate={gate}
          busy={exam.loading || document.loading}
          onExam={(option) => openExam(picked, option)}
          onFile={(option) => openDocument(picked, option)}
          onCancel={forget}
        />
      );
    }
    return (
      <>
        {saved?.advice}
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
        {left && (
          <DraftLine
            title={t(left.camera ? 'left.photo' : 'left.file')}
            name={left.camera ? '' : left.pages[0].name}
            onResume={() => choose(left)}
            onDiscard={() => void askToDrop(left)}
          />
        )}
        <DraftOffer title={t('unsent.offer')} getName={({ titolo }) => titolo} draft={draft} onResume={resume} />
        <ChoiceSheet
          {...{ patient, sheets, gate, opens }}
          onPick={pick}
          onSaved={({ title, advice, alert, kind, ...record }) => {
            const ofTipo = t(`kinds.${record.tipo as 'visit'}`);
            setSaved({
              title: [kind ?? ofTipo, firstWords(title, maxTitle)].filter(Boolean).join(': '),
              records: [record],
              advice,
              alert,
            });
          }}
        />
      </>
    );
  }
}
