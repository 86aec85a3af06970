import { Badge } from '@libretto/design-system/badge';
import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { elide } from '@libretto/design-system/internals/elide';
import { Skeleton } from '@libretto/design-system/skeleton';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DetailPage } from '../../shared/details/detail-page.tsx';
import { MissingRecord } from '../../shared/details/missing-record.tsx';
import { useDetailRow } from '../../shared/details/use-detail-row.ts';
import { drugsAsNeeded, isAsNeeded } from '../../shared/doses/as-needed.ts';
import { AsNeededList } from '../../shared/doses/as-needed-list.tsx';
import { DoseList } from '../../shared/doses/dose-list.tsx';
import { inProgress, type Therapy } from '../../shared/doses/doses.queries.ts';
import { boxForTherapy, firstDoseDay, hasEnded } from '../../shared/doses/schedule.ts';
import { useDoseMarks } from '../../shared/doses/use-dose-marks.ts';
import { InteractionList } from '../../shared/drugs/interaction-list.tsx';
import { getSubstance } from '../../shared/drugs/medicine-name.ts';
import { addDays } from '../../shared/formats/days.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useToday } from '../../shared/formats/use-today.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import { AcceptedInteractions } from './accepted-interactions.tsx';
import { interactionsQuery } from './interactions.queries.ts';
import * as styles from './therapies.css.ts';
import { forbidden, therapiesQuery } from './therapies.queries.ts';
import { useBoxText } from './use-box-text.ts';
import { useTherapyActions } from './use-therapy-actions.tsx';

const tones = { 0: 'danger', 1: 'success', 2: 'neutral' } as const;

export function TherapyPage({ id }: { id: number }) {
  const { t, i18n } = useTranslation('therapies');
  const formats = useFormats();
  const formatBox = useBoxText();
  const term = useTerms();
  const today = useToday();
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const { data: therapies } = useSuspenseQuery(therapiesQuery(userId));
  const { gate, editor, actions, elements } = useTherapyActions(patient, { stay: true });
  const therapy = useDetailRow('therapy', therapies, ({ id_terapie }) => id_terapie === id);
  if (therapy === undefined) return <MissingRecord kind="therapy" deleted={undefined} />;
  const { farmaco, tipo_terapia: type, id_farmaco_codifa: drug, sostanza, data_inizio, data_fine } = therapy;
  const isForbidden = type === forbidden;
  const box = boxForTherapy(therapy, today);
  const ended = type === inProgress && hasEnded(therapy, today);
  const end = isForbidden ? '' : formats.date(data_fine);
  const start = formats.date(data_inizio);
  const days = therapy.giorni.map((day) => t(`reminders.weekdays.${day as 1}`));
  return (
    <DetailPage
      kind="therapy"
      id={id}
      row={therapy}
      title={farmaco.descrizione_breve}
      state={[
        <Badge key="type" tone={tones[type]}>
          {t(`types.${type}.to`)}
        </Badge>,
        end === '' ? t('period.from', { from: start }) : `${start} – ${end}`,
        ended && <Badge tone="warning">{t('endedBadge')}</Badge>,
      ]}
      level={therapy.id_livello_confidenzialita}
      lead={type === inProgress && <Doses userId={userId} therapy={therapy} />}
      values={[
        {
          term: t('detail.substance'),
          value: getSubstance({ nome: farmaco.descrizione_breve, sostanza }, i18n.language === 'en' ? 'en' : 'it'),
        },
        { term: t('fields.dose'), value: !isForbidden && therapy.quantita_farmaceutica },
        { term: t('fields.frequency'), value: !isForbidden && therapy.frequenza_farmaceutica },
        { term: t('reminders.times'), value: therapy.orari.map(({ ora }) => ora).join(', ') },
        { term: t('reminders.days'), value: new Intl.ListFormat(i18n.language).format(days) },
        { term: t('detail.route'), value: term(farmaco.somministrazione) },
        { term: t('detail.box'), value: box && formatBox(box) },
        { term: t('columns.prescriber'), value: therapy.prescrittore },
        { term: t(isForbidden ? 'fields.reason' : 'fields.notes'), value: therapy.note },
        {
          term: t('detail.about'),
          value: drug !== null && (
            <Link to="/farmacoDetails/$id" params={{ id: drug }}>
              {t('detail.leaflet')}
            </Link>
          ),
        },
      ]}
      actions={actions.filter((action) => action.id !== 'info')}
      primary={ended ? 'move' : undefined}
      loading={editor.opening !== undefined}
      dialogs={
        <>
          {elements}
          {gate.dialog}
        </>
      }
    >
      {type === inProgress && <Interactions therapy={therapy} />}
      {therapy.interazioni_accettate && <AcceptedInteractions accepted={therapy.interazioni_accettate} />}
    </DetailPage>
  );
}

function Doses({ userId, therapy }: { userId: number; therapy: Therapy }) {
  const { t } = useTranslation('therapies');
  const { t: tDoses } = useTranslation('doses');
  const today = useToday();
  const { due, recorded, mark, isPending, error, refetch } = useDoseMarks(userId, [therapy]);
  const { i18n } = useTranslation();
  const formats = useFormats();
  const asNeeded = isAsNeeded(therapy);
  if (asNeeded ? drugsAsNeeded([therapy], today).length === 0 : therapy.orari.length === 0) return null;

  function describeStart(): string | undefined {
    const day = firstDoseDay(therapy, today);
    if (day === undefined) return undefined;
    const times = new Intl.ListFormat(i18n.language).format(therapy.orari.map(({ ora }) => ora));
    return day === addDays(today, 1)
      ? t('today.fromTomorrow', { times })
      : elide(t('today.fromDay', { day: formats.longDay(day, today), times }));
  }

  return (
    <Card title={asNeeded ? tDoses('asNeeded') : t('today.title')}>
      {error && (
        <Banner
          tone="danger"
          title={t('today.notLoaded')}
          action={<Button onClick={() => void refetch()}>{t('today.retry')}</Button>}
        />
      )}
      {isPending ? (
        <Skeleton shape="block" />
      ) : asNeeded ? (
        <AsNeededList
          userId={userId}
          therapies={[therapy]}
          recorded={recorded}
          onMark={(dose, esito) => void mark(dose, esito)}
        />
      ) : due.length === 0 ? (
        <p className={styles.muted}>{describeStart() ?? t('today.none')}</p>
      ) : (
        <DoseList due={due} onMark={(dose, esito) => void mark(dose, esito)} />
      )}
    </Card>
  );
}

/** Those with the other therapies and the record of now; the banner below has those accepted once. */
function Interactions({ therapy }: { therapy: Therapy }) {
  const { t } = useTranslation('therapies');
  const { data, isError, refetch } = useQuery({ ...interactionsQuery(therapy), staleTime: 0 });
  return (
    <Card title={t('detail.interactions')}>
      {isError && !data ? (
        <Banner
          tone="warning"
          title={t('detail.interactionsFailed')}
          action={<Button onClick={() => void refetch()}>{t('today.retry')}</Button>}
        />
      ) : !data ? (
        <Skeleton shape="text" count={2} />
      ) : data.messaggiInterazioni.length === 0 ? (
        <p className={styles.muted}>{t('detail.noInteractions')}</p>
      ) : (
        <InteractionList folded interactions={data.messaggiInterazioni} reviewed={data.revisione_clinica} />
      )}
    </Card>
  );
}
