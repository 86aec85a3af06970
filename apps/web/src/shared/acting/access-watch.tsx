import { Button } from '@libretto/design-system/button';
import { Dialog } from '@libretto/design-system/dialog';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { fullName, type ReceivedGrant } from './acting.ts';
import { openRecordOf } from './open-record.ts';
import { findActive, receivedGrantsQuery, refreshReceivedGrants } from './received-grants.ts';
import { onActingRefused } from './refusals.ts';

/**
 * Tells when access to the record ends while a page of it is open. What was typed stays on the page until the user goes:
 * the server keeps no draft about a record without access, and it must not become a draft of another record.
 */
export function AccessWatch({ grant }: { grant: ReceivedGrant }) {
  const { t } = useTranslation();
  const [stays, setStays] = useState(false);
  const { data } = useQuery(receivedGrantsQuery());
  useEffect(() => onActingRefused(() => void refreshReceivedGrants()), []);

  const ended = data !== undefined && !findActive(data.data, grant.id_paziente);
  const leave = () => openRecordOf(undefined);
  if (!ended || stays) return null;
  // The band is not a place for a dialog.
  return createPortal(
    <Dialog
      open
      size="sm"
      sheet={false}
      title={t('acting.ended.title', { name: fullName(grant) })}
      onClose={() => setStays(true)}
      footer={
        <>
          <Button onClick={() => setStays(true)}>{t('acting.ended.stay')}</Button>
          <Button variant="primary" data-autofocus onClick={leave}>
            {t('acting.back')}
          </Button>
        </>
      }
    >
      <p>{t('acting.ended.text')}</p>
    </Dialog>,
    document.body,
  );
}
