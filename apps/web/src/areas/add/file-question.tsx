import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import type { SubscriptionGateControl } from '@libretto/design-system/subscription-gate';
import { useQuery } from '@tanstack/react-query';
import { Camera, ClipboardList, FileText, FileUp, Image, Microscope, ScanLine, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getHour } from '../../shared/exams/appointment.ts';
import { scheduled } from '../../shared/exams/exam-state.ts';
import { SummaryHead } from '../../shared/files/summary-head.tsx';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useToday } from '../../shared/formats/use-today.ts';
import { useFirstFocus } from '../../shared/page/use-first-focus.ts';
import { type Feature, useDenied } from '../../shared/permissions/permissions.ts';
import type { ExamOption } from '../../shared/records/new-record.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import * as styles from './add.css.ts';
import { ChoiceTile } from './choice-tile.tsx';
import { type Files, useFileInput } from './file-input.tsx';
import { examsQuery, waitingExams } from './waiting-exams.ts';

const shown = 3;
const addExam = 'aggiungiesame';
const moveExam = 'spostaEsame';

export type FileOption = 'document' | 'symptom';

interface FileQuestionProps {
  pages: Files;
  /** The last page was not taken. */
  tooLarge: boolean;
  /** More pages are photographed, not chosen. */
  camera: boolean;
  onMore: (files: Files) => void;
  /** Takes the last page back. */
  onLess: () => void;
  gate: SubscriptionGateControl<Feature>;
  busy: boolean;
  onExam: (option: ExamOption) => void;
  onFile: (option: FileOption) => void;
  onCancel: () => void;
}

/** Asks what a photo or file is; each answer is one tap. */
export function FileQuestion(props: FileQuestionProps) {
  const { pages, tooLarge, camera, onMore, onLess, gate, busy, onExam, onFile, onCancel } = props;
  const { t } = useTranslation('add');
  const { t: tFiles } = useTranslation('attachments');
  const [file] = pages;
  const more = useFileInput(onMore, camera);
  const term = useTerms();
  const formats = useFormats();
  const now = useToday();
  const { userId } = useSession();
  const { data: exams = [] } = useQuery(examsQuery(userId));
  const waiting = waitingExams(exams, now);
  const [all, setAll] = useState(false);
  const denied = useDenied([addExam, moveExam]);
  const heading = useFirstFocus<HTMLHeadingElement>();

  const added = [
    { icon: Microscope, label: t('what.blood'), option: { name: t('what.blood'), category: 'LA' } },
    { icon: ScanLine, label: t('what.imaging'), option: { name: t('what.imaging'), category: 'SR' } },
    { icon: Search, label: t('what.other'), option: { name: '', category: null } },
  ] as const;

  return (
    <>
      <SummaryHead
        file={file}
        name={t('what.title')}
        headingRef={heading}
        action={
          <span className={styles.pageButtons}>
            <Button size="sm" iconStart={camera ? <Camera /> : <FileUp />} onClick={more.open}>
              {t(camera ? 'what.anotherPage' : 'what.anotherFile')}
            </Button>
            {pages.length > 1 && (
              <Button size="sm" variant="ghost" onClick={onLess}>
                {t('what.lessPages')}
              </Button>
            )}
          </span>
        }
      >
        <span role="status">{pages.length === 1 ? file.name : t('pages', { count: pages.length })}</span>
      </SummaryHead>
      {more.element}
      {tooLarge && <Banner tone="danger" announce title={tFiles('tooLarge')} />}
      {waiting.length > 0 && (
        <ul className={styles.options} aria-label={t('what.waiting')} aria-busy={busy || undefined}>
          {(all ? waiting : waiting.slice(0, shown)).map((exam) => (
            <li key={exam.id_indagine}>
              <ChoiceTile
                icon={ClipboardList}
                label={term(exam.indagine_tipologia)}
                detail={
                  exam.indagine_stato === scheduled
                    ? t('what.scheduled', {
                        day: formats.atHour(formats.dayAndMonth(exam.indagine_data_display), getHour(exam)),
                      })
                    : t('what.requested')
                }
                locked={denied.has(moveExam)}
                onSelect={() => gate.run(moveExam, () => onExam({ waiting: exam }))}
              />
            </li>
          ))}
          {!all && waiting.length > shown && (
            <li>
              <Button onClick={() => setAll(true)}>{t('what.all', { count: waiting.length - shown })}</Button>
            </li>
          )}
        </ul>
      )}
      <ul className={styles.longTiles} aria-label={t('what.kinds')} aria-busy={busy || undefined}>
        {added.map(({ icon, label, option }) => (
          <li key={label}>
            <ChoiceTile
              icon={icon}
              label={label}
              locked={denied.has(addExam)}
              onSelect={() => gate.run(addExam, () => onExam(option))}
            />
          </li>
        ))}
        <li>
          <ChoiceTile icon={FileText} label={t('what.document')} onSelect={() => onFile('document')} />
        </li>
        {file.type.startsWith('image/') && (
          <li>
            <ChoiceTile icon={Image} label={t('what.symptom')} onSelect={() => onFile('symptom')} />
          </li>
        )}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{t('what.cancel')}</Button>
      </div>
    </>
  );
}
