import * as operations from '@libretto/api-client/operations';
import { SelectField } from '@libretto/design-system/select-field';
import { media } from '@libretto/design-system/theme';
import { useToast } from '@libretto/design-system/toast';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { queryClient } from '../../shared/api/api.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { linkEyes } from '../../shared/eyes/eyes-search.ts';
import { unreachedTitle } from '../../shared/page/online.ts';
import { Page } from '../../shared/page/page.tsx';
import { PlaceBack } from '../../shared/page/place-back.tsx';
import { useMedia } from '../../shared/page/use-media.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { EmptyArea } from '../../shared/records/empty-area.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { sharesQuery } from '../../shared/sharing/shares.queries.ts';
import type { LevelsDialogProps } from './levels-dialog.tsx';
import { OpenAttachments } from './open-attachments.tsx';
import * as styles from './privacy.css.ts';
import { type PrivacyMap, privacyQuery, privacyRecordsQuery, type SharedArea } from './privacy.queries.ts';
import { countRecords, PrivacyCards, PrivacyTable } from './privacy-table.tsx';
import { useCellFormatter } from './use-cell-formatter.ts';

export function PrivacyPage() {
  const { t } = useTranslation('doctors');
  const { userId } = useSession();
  const { data: map } = useSuspenseQuery(privacyQuery(userId));
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const [doctor, setDoctor] = useState<number>();
  const formatter = useCellFormatter(map, doctor);
  const frame = useRef<HTMLDivElement>(null);
  // The cell that the dialog returns the focus to may stop being a button, before the dialog closes or after it.
  const mayLoseFocus = useRef(false);
  function keepFocus() {
    const lost = document.activeElement === document.body;
    if (lost) frame.current?.focus();
    return lost;
  }
  const dialog = useLevelsDialog(userId, () => {
    mayLoseFocus.current = !keepFocus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the cells have changed
  useEffect(() => {
    if (mayLoseFocus.current) keepFocus();
    mayLoseFocus.current = false;
  }, [map]);
  const isEmpty = map.aree.every((area) => !area.lucchetto || countRecords(area) === 0);
  const Layout = useMedia(media.phone) ? PrivacyCards : PrivacyTable;

  return (
    <Page
      title={t('privacy.title')}
      description={t('privacy.description')}
      back={<PlaceBack to="/Registro/Condividi" />}
    >
      {map.medici.length > 0 && (
        <div className={styles.choice}>
          <SelectField
            label={t('privacy.eyes')}
            name="doctor"
            value={String(doctor ?? '')}
            options={[
              { value: '', label: t('privacy.everyDoctor') },
              ...map.medici.map(({ id_cpp, fullname }) => ({ value: String(id_cpp), label: fullname })),
            ]}
            onChange={(value) => setDoctor(value === '' ? undefined : Number(value))}
          />
          {doctor !== undefined && (
            <Link to="/Registro/Salute" search={{ occhi: doctor }}>
              {t('preview.eyes')}
            </Link>
          )}
        </div>
      )}
      {(isEmpty || map.medici.length === 0) && <FirstStep map={map} isEmpty={isEmpty} />}
      <LinksEyes />
      <div ref={frame} tabIndex={-1}>
        {!isEmpty && (
          <Layout
            map={map}
            formatter={formatter}
            onOpen={(area, level) => void dialog.open(area.area, { patient, map, area, level })}
          />
        )}
      </div>
      <OpenAttachments attachments={map.allegati_aperti} userId={userId} focusTarget={frame} />
      {map.medici.length > 0 && <p className={styles.muted}>{t('privacy.essential')}</p>}
      {dialog.element}
    </Page>
  );
}

/** A table of zeros, or one without readers, does not say what to do next. */
function FirstStep({ map, isEmpty }: { map: PrivacyMap; isEmpty: boolean }) {
  const { t } = useTranslation('doctors');
  const mayAct = useMayAct();
  const hasDoctors = map.medici.length > 0;
  return (
    <EmptyArea
      part="hand"
      title={t(hasDoctors ? 'privacy.first.noEntries' : 'privacy.first.noDoctors')}
      text={t(isEmpty ? 'privacy.first.willShow' : 'privacy.first.below')}
      action={
        hasDoctors
          ? mayAct(operations.saveReading) && <Link to="/Registro/Nuovo">{t('privacy.first.add')}</Link>
          : mayAct(operations.saveDoctor) && (
              <Link to="/Registro/Dottori" search={{ aggiungi: true }}>
                {t('privacy.first.addDoctor')}
              </Link>
            )
      }
    />
  );
}

/** The map is of doctors; a link shows only what it was made of. */
function LinksEyes() {
  const { t } = useTranslation('doctors');
  const mayAct = useMayAct();
  const { data } = useQuery({ ...sharesQuery(), enabled: mayAct(operations.listShares) });
  const links = data?.data.filter(({ stato }) => stato === 'attiva') ?? [];
  if (links.length === 0) return null;
  return (
    <section aria-label={t('privacy.links')} className={styles.links}>
      <span>{t('privacy.links')}</span>
      <ul className={styles.linkList}>
        {links.map(({ id_condivisione, etichetta }) => (
          <li key={id_condivisione}>
            <Link to="/Registro/Salute" search={{ occhi: linkEyes(id_condivisione) }} className={styles.link}>
              {etichetta}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useLevelsDialog(userId: number, onClosed: () => void) {
  const { t } = useTranslation();
  const toasts = useToast();
  const dialog = useLazyDialog(levelsDialog, onClosed);
  return {
    element: dialog.element,
    async open(area: SharedArea, props: Omit<LevelsDialogProps, 'onClose'>) {
      try {
        await queryClient.fetchQuery({ ...privacyRecordsQuery(userId, area), staleTime: 0 });
      } catch (error) {
        console.warn('The records of an area could not be loaded', error);
        toasts.show({ message: t(unreachedTitle()), tone: 'danger' });
        return;
      }
      await dialog.open(props);
    },
  };
}

const levelsDialog = async () => (await import('./levels-dialog.tsx')).LevelsDialog;
