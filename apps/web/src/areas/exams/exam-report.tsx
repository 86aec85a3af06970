import { Card } from '@libretto/design-system/card';
import { useTranslation } from 'react-i18next';
import { AttachmentList } from '../../shared/attachments/attachment-list.tsx';
import { FileContent } from '../../shared/attachments/preview/file-content.tsx';
import { downloadAddress } from '../../shared/downloads/save-file.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import * as styles from './exam-page.css.ts';
import type { Exam } from './exams.queries.ts';

/** The newest attachment, and a list of all where there are several. */
export function ExamReport({ exam }: { exam: Exam }) {
  const { t } = useTranslation('exams');
  const term = useTerms();
  const files = exam.id_allegati.map((id, index) => ({ id, name: exam.allegati[index] ?? '' }));
  const newest = files.reduce((last, file) => (file.id > last.id ? file : last), { id: 0, name: '' });
  if (newest.id === 0) return null;
  return (
    <Card title={t('files.title')}>
      <div className={styles.report}>
        <FileContent key={newest.id} file={{ ...newest, address: () => downloadAddress(newest.id) }} />
        {files.length > 1 && (
          <AttachmentList
            label={t('files.list', { exam: term(exam.indagine_tipologia) })}
            files={files.map(({ id, name }) => ({ id: String(id), name }))}
            getAddress={downloadAddress}
            downloadFailed={t('files.failed')}
            note={exam.indagine_motivo}
          />
        )}
      </div>
    </Card>
  );
}
