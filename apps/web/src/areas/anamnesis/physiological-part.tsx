import * as operations from '@libretto/api-client/operations';
import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { RecordLog } from '../../shared/confidentiality/record-log.tsx';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { HiddenBanner } from '../../shared/eyes/hidden-note.tsx';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useSession } from '../../shared/session/use-session.ts';
import * as styles from './anamnesis.css.ts';
import { physiologicalQuery } from './anamnesis.queries.ts';
import { HistoryLock } from './history-lock.tsx';
import { type PhysiologicalDraft, physiologicalForm } from './physiological-form.ts';
import { PhysiologicalSummary } from './physiological-summary.tsx';
import type { PregnanciesSlot } from './pregnancies-slot.ts';
import { useDraftMessages } from './use-draft-messages.ts';

const physiologicalDialog = async () => (await import('./physiological-dialog.tsx')).PhysiologicalDialog;

export function PhysiologicalPart({ pregnancies: Pregnancies }: { pregnancies: PregnanciesSlot }) {
  const mayAct = useMayAct();
  const { t } = useTranslation('anamnesis');
  const { userId } = useSession();
  const formats = useFormats();
  const { data: record } = useSuspenseQuery(physiologicalQuery(userId));
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const draft = useDraft('anamnesi.fisiologica', physiologicalForm.readDraft);
  const messages = useDraftMessages();
  const editor = useLazyDialog(physiologicalDialog);
  const isNew = record.id_anamnesi_log === 0;
  const mayWrite = mayAct(operations.savePhysiologicalAnamnesis);
  const mayLock = !isNew && mayAct(operations.saveLevels);
  const isFemale = patient.paziente_sesso === 'female';

  const edit = (start?: PhysiologicalDraft) =>
    void editor.open({ record, patient, start, draft, pregnancies: Pregnancies });
  const { offered, accept, dismiss } = draft;
  function resume() {
    if (!offered) return;
    accept();
    edit(offered.content);
  }
  const wanted = offered?.wanted ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has arrived
  useEffect(() => {
    if (wanted) resume();
  }, [wanted]);

  return (
    <>
      <HiddenBanner kind="anamnesis" id={record.id_anamnesi_log} />
      {offered && mayWrite && (
        <Banner
          title={messages.title}
          action={
            <>
              <Button variant="primary" size="sm" onClick={resume}>
                {messages.continue}
              </Button>
              <Button size="sm" onClick={dismiss}>
                {messages.discard}
              </Button>
            </>
          }
        >
          {messages.text(formats.moment(offered.savedAt))}
        </Banner>
      )}
      {isNew ? (
        <p className={styles.muted}>{t('empty.fisiologica')}</p>
      ) : (
        <PhysiologicalSummary record={record} sex={patient.paziente_sesso} />
      )}
      {(mayWrite || mayLock) && (
        <div className={styles.bar}>
          {mayWrite && (
            <Button
              variant={isNew ? 'primary' : 'secondary'}
              iconStart={<PencilLine />}
              loading={editor.loading}
              onClick={() => edit()}
              aria-label={t(isNew ? 'writeNamed' : 'editNamed', { part: t('parts.fisiologica') })}
            >
              {t(isNew ? 'write' : 'edit')}
            </Button>
          )}
          {mayLock && (
            <HistoryLock
              written={record}
              name={t('parts.fisiologica')}
              queryKey={physiologicalQuery(userId).queryKey}
            />
          )}
        </div>
      )}
      {isFemale && <Pregnancies />}
      {!isNew && <RecordLog record={{ tipo: 'anamnesis', id: record.id_anamnesi_log }} />}
      {editor.element}
    </>
  );
}
