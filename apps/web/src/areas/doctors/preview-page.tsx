import * as operations from '@libretto/api-client/operations';
import { Badge } from '@libretto/design-system/badge';
import { Button } from '@libretto/design-system/button';
import { Card, Facts } from '@libretto/design-system/card';
import { ConfidentialityBadge, useConfidentialityNames } from '@libretto/design-system/confidentiality-badge';
import { SelectField } from '@libretto/design-system/select-field';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Lock, MailPlus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { downloadAddress } from '../../shared/downloads/save-file.ts';
import { imagesQuery } from '../../shared/notebook/images.queries.ts';
import { BackLink } from '../../shared/page/back-link.tsx';
import { Page } from '../../shared/page/page.tsx';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { getName, PersonDetails, usePersonLine } from '../../shared/record-summary/person-details.tsx';
import { RecordAlerts } from '../../shared/record-summary/record-alerts.tsx';
import { RecordCards } from '../../shared/record-summary/record-cards.tsx';
import type { RecordParts } from '../../shared/record-summary/record-parts.ts';
import * as summaryStyles from '../../shared/record-summary/record-summary.css.ts';
import { SharingNotice } from '../../shared/record-summary/sharing-notice.tsx';
import { useCards } from '../../shared/record-summary/use-cards.tsx';
import { useOpenCards } from '../../shared/record-summary/use-open-cards.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { seesNothing } from '../../shared/sharing/sees-nothing.ts';
import * as styles from './doctors.css.ts';
import { type Association, associatedQuery, previewQuery } from './doctors.queries.ts';
import { ExceptionsCard } from './exceptions-card.tsx';
import { AreaNote, CardNote } from './hidden-note.tsx';
import { UnseenCard } from './unseen-card.tsx';
import { useAccessDialog } from './use-access-dialog.ts';
import { useDoctorChanges } from './use-doctor-changes.ts';
import { useInvitationText } from './use-invitation-text.ts';
import { useSeenCount } from './use-seen-count.ts';

const invitationDialog = async () => (await import('./invitation-dialog.tsx')).InvitationDialog;
const useImages = (id: number) => useQuery(imagesQuery(id));

export function PreviewPage({ id, parts }: { id: number; parts: RecordParts }) {
  const { t } = useTranslation('doctors');
  const { t: tSummary } = useTranslation('record-summary');
  const { t: tAttachments } = useTranslation('attachments');
  const { userId } = useSession();
  const navigate = useNavigate();
  const names = useConfidentialityNames();
  const { data: doctors } = useSuspenseQuery(associatedQuery(userId));
  const { data: preview } = useSuspenseQuery(previewQuery(id));
  const { associazione, cartella: record, nascosti: hidden } = preview;
  const cards = useCards(record, parts, {
    useDrawings: useImages,
    getAddress: downloadAddress,
    interactions: preview.interazioni,
    dueVaccines: preview.richiami,
    downloadFailed: tAttachments('downloadFailed'),
  });
  const openCards = useOpenCards();
  const stateText = useInvitationText();
  const invited = seesNothing(associazione);
  const count = useSeenCount(userId)(id);
  const alerts = { id: 'alerts', title: tSummary('alerts.title') } as const;

  return (
    <Page
      title={associazione.care_provider.fullname}
      description={t('preview.description', { name: associazione.care_provider.fullname })}
      actions={
        !invited && (
          <Link to="/Registro/Salute" search={{ occhi: id }}>
            {t('preview.eyes')}
          </Link>
        )
      }
      back={<BackLink to="/Registro/Dottori">{t('title')}</BackLink>}
    >
      <Card title={t('preview.title')}>
        <div className={styles.choice}>
          {invited ? (
            <p>
              <Badge tone="accent">{stateText(associazione)}</Badge> {t('preview.invited')}
            </p>
          ) : (
            count && <p>{t('preview.sees', count)}</p>
          )}
          <SelectField
            label={t('preview.doctor')}
            name="doctor"
            required
            value={String(id)}
            options={doctors.data.map(({ id_cpp, care_provider }) => ({
              value: String(id_cpp),
              label: care_provider.fullname,
            }))}
            onChange={(chosen) => void navigate({ to: '/Registro/Dottori/$id', params: { id: Number(chosen) } })}
          />
          <Facts
            items={[
              { term: t('visibility'), value: names.visibility(associazione.visibility) },
              { term: t('level'), value: <ConfidentialityBadge level={associazione.assegnazione_confidenzialita} /> },
              {
                term: t('preview.hidden'),
                value: t('preview.records', { count: hidden.reduce((sum, { numero }) => sum + numero, 0) }),
              },
            ]}
          />
        </div>
        <AccessActions association={associazione} />
      </Card>
      <ExceptionsCard association={associazione} />
      <Card title={tSummary('title', { name: getName(record) })}>
        <p>{usePersonLine(record)}</p>
        <PersonDetails record={record} />
        <div className={summaryStyles.muted}>
          <AreaNote area="personal-details" hidden={hidden} />
        </div>
      </Card>
      <RecordAlerts
        record={record}
        cards={cards}
        openCards={openCards}
        note={<CardNote card={alerts} hidden={hidden} />}
      />
      <SharingNotice record={record} isPart={preview.parziale}>
        {t('preview.notice')}
      </SharingNotice>
      <RecordCards cards={cards} openCards={openCards} note={(card) => <CardNote card={card} hidden={hidden} />} />
      <UnseenCard hidden={hidden} cards={cards} />
    </Page>
  );
}

/** Changes what the doctor sees, or ends it. */
function AccessActions({ association }: { association: Association }) {
  const { t } = useTranslation('doctors');
  const { userId } = useSession();
  const navigate = useNavigate();
  const mayAct = useMayAct();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const access = useAccessDialog(patient);
  const { remove } = useDoctorChanges(userId);
  const invitation = useLazyDialog(invitationDialog);
  const end = async () => {
    if (await remove(association)) void navigate({ to: '/Registro/Dottori' });
  };
  return (
    <div className={styles.accessActions}>
      {mayAct(operations.saveDoctorAccess) && (
        <Button variant="primary" iconStart={<Lock />} onClick={() => void access.change(association)}>
          {t('preview.change')}
        </Button>
      )}
      {seesNothing(association) && mayAct(operations.sendDoctorInvitation) && (
        <Button iconStart={<MailPlus />} onClick={() => void invitation.open({ userId, association })}>
          {t('invite.again')}
        </Button>
      )}
      {mayAct(operations.saveDoctor) && (
        <Button iconStart={<Trash2 />} onClick={() => void end()}>
          {t('preview.end')}
        </Button>
      )}
      {access.element}
      {invitation.element}
    </div>
  );
}
