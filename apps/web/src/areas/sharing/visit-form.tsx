import { VisitSheet as maxLengths } from '@libretto/api-client/max-lengths';
import * as operations from '@libretto/api-client/operations';
import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { ConfidentialityLevelSelect } from '@libretto/design-system/confidentiality-level-select';
import { DateField, isDay } from '@libretto/design-system/date-field';
import { SelectField } from '@libretto/design-system/select-field';
import { TextArea } from '@libretto/design-system/text-area';
import { useToast } from '@libretto/design-system/toast';
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Download, FileJson, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { saveBlob } from '../../shared/downloads/save-file.ts';
import type { DraftHandle } from '../../shared/drafts/use-draft.ts';
import { today } from '../../shared/formats/formats.ts';
import * as forms from '../../shared/forms/form.css.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useSession } from '../../shared/session/use-session.ts';
import * as styles from './sharing.css.ts';
import { fetchSheet, ownDoctorsQuery, toReader, visitLinesQuery } from './sharing.queries.ts';
import {
  hasLongQuestion,
  maxLines,
  tooManyQuestions,
  toSections,
  toSheet,
  type VisitDraft,
  visitForm,
  withLines,
} from './visit-draft.ts';
import { VisitLines } from './visit-lines.tsx';

interface VisitFormProps {
  start: VisitDraft | undefined;
  draft: DraftHandle<VisitDraft>;
  onRestart: (held: VisitDraft) => void;
}

const shareDialog = async () => (await import('./share-dialog.tsx')).ShareDialog;

const otherDoctor = 'another';

export function VisitForm({ start, draft, onRestart }: VisitFormProps) {
  const mayAct = useMayAct();
  const { t } = useTranslation('sharing');
  const { t: tRecords } = useTranslation('records');
  const { userId } = useSession();
  const toasts = useToast();
  const { data: doctors } = useSuspenseQuery(ownDoctorsQuery(userId));
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const share = useLazyDialog(shareDialog);
  const [making, setMaking] = useState<'pdf' | 'fhir'>();
  const initial = (draft?: VisitDraft) =>
    visitForm.initial(undefined, draft, { doctor: doctors.data[0]?.id_cpp ?? null });
  const [values, setValues] = useState<VisitDraft>(() => initial(start));
  const doctor = doctors.data.find(({ id_cpp }) => id_cpp === values.doctor)?.id_cpp;
  const recipient = { doctor, level: values.level };
  const wrongDay = (day: string) => (isDay(day) ? undefined : tRecords(day === '' ? 'required' : 'futureDate'));
  const wrongTo = wrongDay(values.to);
  const future = values.from > today() ? tRecords('futureDate') : undefined;
  const wrongFrom =
    wrongDay(values.from) ?? future ?? (wrongTo || values.from <= values.to ? undefined : t('visit.periodWrong'));
  const wrongPeriod = wrongFrom ?? wrongTo;
  const lines = useQuery({
    ...visitLinesQuery({ ...recipient, from: values.from, to: values.to, language: currentLanguage() }),
    enabled: wrongPeriod === undefined,
    placeholderData: keepPreviousData,
  });
  const sections = toSections(lines.data?.voci ?? [], values);
  const sheet = toSheet(values, sections, toReader(recipient));

  function change(changed: VisitDraft) {
    setValues(changed);
    draft.keep(changed);
  }
  function discard() {
    onRestart(values);
    setValues(initial());
  }
  const set = (part: Partial<VisitDraft>) => change({ ...values, ...part });

  const isWrong = tooManyQuestions(values.questions) || hasLongQuestion(values.questions);
  const wrongQuestions = isWrong ? t('visit.questionsWrong') : undefined;
  const overLimit = sheet.voci.length > maxLines ? t('visit.overLimit') : undefined;
  const disabledReason = wrongQuestions ?? wrongPeriod ?? overLimit ?? (lines.data ? undefined : t('visit.waiting'));

  async function download(kind: 'pdf' | 'fhir') {
    setMaking(kind);
    try {
      const blob = await fetchSheet(kind, sheet, currentLanguage());
      saveBlob(blob, `${t('visit.label')} ${today()}.${kind === 'pdf' ? 'pdf' : 'txt'}`);
      toasts.show({ message: t('visit.saved'), tone: 'success' });
    } catch (error) {
      console.warn('The visit sheet could not be generated', error);
      toasts.show({ message: t('visit.failed'), tone: 'danger' });
    } finally {
      setMaking(undefined);
    }
  }

  const active = doctors.data.filter(({ care_provider }) => care_provider.attivo);
  const own = active.map(({ id_cpp, care_provider }) => ({
    value: String(id_cpp),
    label: care_provider.fullname,
  }));
  return (
    <div className={styles.stack}>
      <Card title={t('visit.whom')}>
        <div className={forms.form}>
          <div className={forms.pair}>
            <SelectField
              label={t('visit.doctor')}
              hint={doctor === undefined ? undefined : t('visit.doctorHint')}
              name="doctor"
              required
              value={doctor === undefined ? otherDoctor : String(doctor)}
              options={[...own, { value: otherDoctor, label: t('visit.another') }]}
              onChange={(chosen) => set({ doctor: chosen === otherDoctor ? null : Number(chosen) })}
            />
            {doctor === undefined && (
              <ConfidentialityLevelSelect
                label={t('visit.level')}
                name="level"
                levels={patient.liveli_confidencialita}
                value={values.level}
                onChange={(level) => set({ level })}
              />
            )}
          </div>
          <div className={forms.pair}>
            <DateField
              label={t('visit.from')}
              name="from"
              required
              value={values.from}
              max={today()}
              error={wrongFrom}
              onChange={(from) => set({ from })}
            />
            <DateField
              label={t('visit.to')}
              name="to"
              required
              value={values.to}
              error={wrongTo}
              onChange={(to) => set({ to })}
            />
          </div>
        </div>
      </Card>
      <Card title={t('visit.mine')}>
        <div className={forms.form}>
          <TextArea
            label={t('visit.reason')}
            name="reason"
            rows={2}
            maxLength={maxLengths.motivo}
            value={values.reason}
            onChange={(reason) => set({ reason })}
          />
          <TextArea
            label={t('visit.questions')}
            hint={t('visit.questionsHint')}
            name="questions"
            rows={4}
            maxLength={8000}
            value={values.questions}
            error={wrongQuestions}
            onChange={(questions) => set({ questions })}
          />
        </div>
      </Card>
      <VisitLines
        sections={sections}
        hidden={lines.data?.nascosti ?? 0}
        loading={lines.isPending}
        onRetry={lines.isError ? () => void lines.refetch() : undefined}
        onChange={(keys, on) => change(withLines(values, keys, on))}
      />
      <div className={styles.buttons}>
        <Button
          variant="primary"
          iconStart={<Download />}
          loading={making === 'pdf'}
          disabledReason={disabledReason}
          onClick={() => void download('pdf')}
        >
          {t('visit.pdf')}
        </Button>
        <Button
          iconStart={<FileJson />}
          loading={making === 'fhir'}
          disabledReason={disabledReason}
          onClick={() => void download('fhir')}
        >
          {t('visit.fhir')}
        </Button>
        {mayAct(operations.createShare) && (
          <Button
            iconStart={<Share2 />}
            loading={share.loading}
            disabledReason={disabledReason}
            onClick={() => void share.open({ patient, sheet })}
          >
            {t('visit.share')}
          </Button>
        )}
        <Button variant="ghost" onClick={discard}>
          {t('visit.forget')}
        </Button>
      </div>
      {share.element}
    </div>
  );
}
