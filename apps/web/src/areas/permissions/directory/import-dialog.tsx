import { AttachFile, useAttachments } from '@libretto/design-system/attach-file';
import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Checkbox } from '@libretto/design-system/checkbox';
import { Dialog } from '@libretto/design-system/dialog';
import { useToast } from '@libretto/design-system/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './directory.css.ts';
import { hasLinesInError, type ImportReport, toFileRefusal } from './directory.queries.ts';
import { ImportPreview } from './import-preview.tsx';

export interface ImportDialogProps {
  title: string;
  columns: string;
  preview: (csv: string) => Promise<ImportReport>;
  apply: (csv: string, skipErrors: boolean) => Promise<ImportReport>;
  onClose: () => void;
}

/** Bytes; limit of the API contract. */
const maxBytes = 2_097_152;

/** Excel on Windows writes CSV in the local code page by default. */
async function readText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

interface Read {
  csv: string;
  report: ImportReport;
}

export function ImportDialog({ title, columns, preview, apply, onClose }: ImportDialogProps) {
  const { t } = useTranslation('permissions');
  const toasts = useToast();
  const [read, setRead] = useState<Read>();
  const [skipErrors, setSkipErrors] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const attachments = useAttachments({
    accept: [{ label: t('directory.import.kind'), types: ['text/csv', 'application/vnd.ms-excel', '.csv', '.txt'] }],
    maxFiles: 1,
    maxBytes,
    upload: async (file) => {
      const csv = await readText(file);
      setFailure(undefined);
      setSkipErrors(false);
      setRead({ csv, report: await preview(csv) });
    },
  });
  const chosen = attachments.files.some(({ state }) => state.status === 'done') ? read : undefined;
  const report = chosen?.report;
  const changes = report ? report.nuovi + report.modificati : 0;

  function reasonNot(): string | undefined {
    if (!report) return t('directory.import.choose');
    if (report.errori > 0 && !skipErrors) return t('directory.import.errorsFirst');
    return changes === 0 ? t('directory.import.nothing') : undefined;
  }

  async function start() {
    if (!chosen || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { nuovi: added, modificati: changed } = await apply(chosen.csv, skipErrors);
      toasts.show({ message: t('directory.import.done', { added, changed }), tone: 'success' });
      onClose();
    } catch (error) {
      console.warn('A file could not be imported', error);
      setFailure(hasLinesInError(error) ? t('directory.import.overtaken') : t('failed'));
      if (hasLinesInError(error)) setRead({ ...chosen, report: await preview(chosen.csv) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      size="lg"
      title={title}
      description={t('directory.import.text')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('directory.import.cancel')}</Button>
          <Button variant="primary" loading={busy} disabledReason={reasonNot()} onClick={() => void start()}>
            {changes > 0 ? t('directory.import.apply', { count: changes }) : t('directory.import.applyNone')}
          </Button>
        </>
      }
    >
      <div className={styles.importForm}>
        {failure && <Banner tone="danger" title={failure} announce />}
        <AttachFile
          label={t('directory.import.file')}
          name="csv"
          hint={columns}
          attachments={attachments}
          describeError={(error) => t(`directory.import.unreadable.${toFileRefusal(error)}`)}
          required
        />
        {report && <ImportPreview report={report} />}
        {report && report.errori > 0 && (
          <Checkbox
            name="skip"
            label={t('directory.import.skip')}
            description={t('directory.import.skipText')}
            value={skipErrors}
            onChange={setSkipErrors}
          />
        )}
      </div>
    </Dialog>
  );
}
