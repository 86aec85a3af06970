import { buttonClass } from '@libretto/design-system/button';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DetailedKind } from '../entries/detail-path.ts';
import { useFormats } from '../formats/use-formats.ts';
import * as pageStyles from '../page/page.css.ts';
import { Page } from '../page/page.tsx';
import type { MissingRecordData } from './load-record.ts';
import { useListLink } from './use-list-link.ts';

/** Deliberately identical for records of others and those that do not exist. */
export function MissingRecord({ kind, deleted }: MissingRecordData) {
  const { t } = useTranslation('details');
  const { t: tShell } = useTranslation();
  const formats = useFormats();
  if (deleted === undefined) {
    return (
      <Page title={tShell('notFound.title')} description={tShell('notFound.text')} width="list">
        <div className={pageStyles.actions}>
          <ListButton kind={kind} variant="primary" />
        </div>
      </Page>
    );
  }
  const date = formats.date(deleted.eliminato_il);
  const until = formats.date(deleted.ripristinabile_fino);
  return (
    <Page title={t('missing.deletedTitle')} description={t('missing.deleted', { date, until })} width="list">
      <div className={pageStyles.actions}>
        <Link to="/Registro/Cestino" className={buttonClass({ variant: 'primary' })}>
          {t('missing.trash')}
        </Link>
        <ListButton kind={kind} variant="secondary" />
      </div>
    </Page>
  );
}

function ListButton({ kind, variant }: { kind: DetailedKind; variant: 'primary' | 'secondary' }) {
  const { t } = useTranslation('details');
  const { t: tKinds } = useTranslation('record-kinds');
  const { to, onClick } = useListLink(kind);
  return (
    <Link to={to} onClick={onClick} className={buttonClass({ variant })}>
      {t('missing.back', { list: tKinds(`many.${kind}`) })}
    </Link>
  );
}
