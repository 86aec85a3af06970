import type { Fact } from '@libretto/design-system/card';
import { PhoneNumber } from '@libretto/design-system/phone-number';
import { Skeleton } from '@libretto/design-system/skeleton';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useActing } from '../../shared/acting/acting.ts';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import { useEyes } from '../../shared/eyes/eyes-context.ts';
import { HiddenBanner, HiddenReason } from '../../shared/eyes/hidden-note.tsx';
import { Breakable } from '../../shared/formats/breakable.tsx';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { Page } from '../../shared/page/page.tsx';
import { maritalStatusesQuery } from '../../shared/patient/marital-statuses.ts';
import { type Patient, patientQuery } from '../../shared/patient/patient.queries.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { showBloodGroup } from './blood-group.ts';
import type { CardDialog } from './card-dialogs.ts';
import { MissingFacts } from './missing-facts.tsx';
import * as styles from './patient.css.ts';
import { SectionCard } from './section-card.tsx';
import { useSectionEditor } from './use-section-editor.tsx';

const firstStepDialog = async () => (await import('./first-step-dialog.tsx')).FirstStepDialog;
const personalDataDialog = async () => (await import('./personal-data-dialog.tsx')).PersonalDataDialog;
const contactDetailsDialog = async () => (await import('./contact-details-dialog.tsx')).ContactDetailsDialog;
const medicalInformationDialog = async () =>
  (await import('./medical-information-dialog.tsx')).MedicalInformationDialog;

const readFirstStep = async (content: DraftContent) =>
  (await import('./first-step.ts')).firstStepForm.readDraft(content);
const readPersonalData = async (content: DraftContent) =>
  (await import('./personal-data.ts')).personalDataForm.readDraft(content);
const readContactDetails = async (content: DraftContent) =>
  (await import('./contact-details.ts')).contactDetailsForm.readDraft(content);
const readMedicalInformation = async (content: DraftContent) =>
  (await import('./medical-information.ts')).medicalInformationForm.readDraft(content);

export interface PatientPageProps {
  /** The dialog that the address asks for. */
  opens: CardDialog | undefined;
  /** Shown above the cards. */
  today: ComponentType;
  /** For the parents of a grown child, above everything else. */
  handover: ComponentType;
  contacts: ComponentType<{ opens: CardDialog | undefined }>;
}

export function PatientPage({
  opens,
  today: TodaySection,
  handover: HandoverCard,
  contacts: ContactLists,
}: PatientPageProps) {
  const { t } = useTranslation('patient');
  const { userId } = useSession();
  const acting = useActing() !== undefined;
  const navigate = useNavigate();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const firstStep = useSectionEditor({
    patient,
    title: t('firstStep'),
    modulo: 'scheda.chisei',
    dialog: firstStepDialog,
    read: readFirstStep,
  });
  const personal = useSectionEditor({
    patient,
    title: t('personal.title'),
    modulo: 'scheda.dati',
    dialog: personalDataDialog,
    read: readPersonalData,
  });
  const details = useSectionEditor({
    patient,
    title: t('details.title'),
    modulo: 'scheda.recapiti',
    dialog: contactDetailsDialog,
    read: readContactDetails,
  });
  const medical = useSectionEditor({
    patient,
    title: t('medical.title'),
    modulo: 'scheda.mediche',
    dialog: medicalInformationDialog,
    read: readMedicalInformation,
  });
  const personalData = { title: t('personal.title'), facts: usePersonalData(patient), editor: personal };
  const contactDetails = { title: t('details.title'), facts: useContactDetails(patient), editor: details };
  const medicalInformation = { title: t('medical.title'), facts: useMedicalInformation(patient), editor: medical };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (opens === 'chisei') firstStep.edit();
  }, [opens]);

  // Once its dialog is open, the address can ask for it again.
  useEffect(() => {
    if (opens) void navigate({ to: '/Registro/SchedaPaziente', replace: true });
  }, [opens, navigate]);

  return (
    <Page
      title={patient.paziente_nome ? t(acting ? 'recordOf' : 'greeting', { name: patient.paziente_nome }) : t('today')}
      documentTitle={t('title')}
    >
      <HandoverCard />
      <TodaySection />
      {firstStep.element}
      <h2>{t('title')}</h2>
      {firstStep.offer}
      {personal.offer}
      {details.offer}
      {medical.offer}
      <div className={styles.cards}>
        <SectionCard className={styles.first} {...personalData} />
        <SectionCard {...contactDetails}>
          <HiddenBanner kind="patient" id={patient.id_paziente} />
        </SectionCard>
        <SectionCard {...medicalInformation} />
      </div>
      <MissingFacts sections={[personalData, contactDetails, medicalInformation]} />
      <div className={styles.lists}>
        <ContactLists opens={opens} />
      </div>
    </Page>
  );
}

/** Marks a value that is shared only with the details of the person. */
function useDetail({ id_paziente }: Patient): (value: ReactNode) => ReactNode {
  const mark = useEyes().eyes?.markOf('patient', id_paziente);
  return (value) =>
    mark && value ? (
      <>
        {value} <HiddenReason>{mark.text}</HiddenReason>
      </>
    ) : (
      value
    );
}

function usePersonalData(patient: Patient): Fact[] {
  const { t } = useTranslation('patient');
  const formats = useFormats();
  const detail = useDetail(patient);
  const birth = formats.date(patient.paziente_nascita);
  const age = patient.paziente_eta;
  const sex = patient.paziente_sesso;
  return [
    { term: t('personal.name'), value: patient.paziente_nome },
    { term: t('personal.surname'), value: patient.paziente_cognome },
    { term: t('personal.sex'), value: sex === 'unknown' ? '' : t(`personal.sexes.${sex}`) },
    {
      term: t('personal.birthDate'),
      value: birth && age !== null ? t('personal.birthDateAndAge', { date: birth, count: age }) : birth,
    },
    { term: t('personal.birthCity'), value: detail(patient.user.contact_detail.comune_nascita) },
    { term: t('personal.taxCode'), value: patient.paziente_codfiscale },
    { term: t('personal.maritalStatus'), value: detail(useMaritalStatus(patient.id_stato_matrimoniale)) },
  ];
}

function useMaritalStatus(id: number | null): ReactNode {
  const { t } = useTranslation('patient');
  const { data, isPending } = useQuery(maritalStatusesQuery());
  if (id === null) return '';
  const status = data?.find((known) => known.id_stato_matrimoniale === id);
  if (status) return status.stato_matrimoniale_nome;
  return isPending ? <Skeleton /> : t('unavailable');
}

function useContactDetails({ user }: Patient): Fact[] {
  const { t } = useTranslation('patient');
  const { contatto_indirizzo, comune_residenza, contatto_telefono } = user.contact_detail;
  return [
    { term: t('details.street'), value: contatto_indirizzo },
    { term: t('details.city'), value: comune_residenza },
    { term: t('details.phone'), value: contatto_telefono && <PhoneNumber number={contatto_telefono} /> },
    { term: t('details.email'), value: user.email && <Breakable text={user.email} /> },
  ];
}

function useMedicalInformation(patient: Patient): Fact[] {
  const { t } = useTranslation('patient');
  const detail = useDetail(patient);
  const { paziente_gruppo, paziente_donatore_organi } = patient;
  return [
    { term: t('medical.bloodGroup'), value: paziente_gruppo && showBloodGroup(paziente_gruppo) },
    {
      term: t('medical.organDonation'),
      value: detail(paziente_donatore_organi && t(`medical.consents.${paziente_donatore_organi}`)),
    },
  ];
}
