import { Button } from '@libretto/design-system/button';
import { Dialog } from '@libretto/design-system/dialog';
import { Skeleton } from '@libretto/design-system/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../drafts/use-draft.ts';
import { today } from '../formats/formats.ts';
import { useFormats } from '../formats/use-formats.ts';
import type { Patient } from '../patient/patient.queries.ts';
import * as styles from './reactions.css.ts';
import { type ReportDraft, readReportDraft } from './report-check.ts';
import { prefillReport, type ReportedTherapy, type ReportForm } from './report-form.ts';
import { ReportFormDialog } from './report-form-dialog.tsx';

export interface ReactionReportDialogProps {
  patient: Patient;
  therapy: ReportedTherapy;
  onClose: () => void;
}

export function ReactionReportDialog({ patient, therapy, onClose }: ReactionReportDialogProps) {
  const { t } = useTranslation('reactions');
  const formats = useFormats();
  const [blank] = useState(() => prefillReport(patient, therapy, today()));
  const draft = useDraft<ReportDraft>(`reazioni.${therapy.id_terapie}`, (content) => readReportDraft(blank, content));
  const [start, setStart] = useState<ReportForm>();
  const { offered } = draft;

  if (draft.loading || (offered && !offered.wanted && !start)) {
    return (
      <Dialog
        open
        title={t('title')}
        description={therapy.descrizione_breve}
        onClose={onClose}
        footer={
          offered && (
            <div className={styles.buttons}>
              <Button onClick={draft.dismiss}>{t('draft.again')}</Button>
              <Button
                variant="primary"
                onClick={() => {
                  setStart(offered.content.form);
                  draft.accept();
                }}
              >
                {t('draft.continue')}
              </Button>
            </div>
          )
        }
      >
        {offered ? (
          <p>{t('draft.text', { moment: formats.moment(offered.savedAt) })}</p>
        ) : (
          <Skeleton shape="block" count={3} />
        )}
      </Dialog>
    );
  }
  return (
    <ReportFormDialog
      {...{ patient, therapy, draft, onClose }}
      initial={start ?? (offered?.wanted ? offered.content.form : blank)}
    />
  );
}
