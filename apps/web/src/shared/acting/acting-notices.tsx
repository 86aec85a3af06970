import { Banner } from '@libretto/design-system/banner';
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAccountPage } from './account-pages.ts';
import { fullName, useActing } from './acting.ts';
import { takeAccessEnded } from './active-person.ts';

/** Above every page: access that has ended, and pages that concern the account in another person's record. */
export function ActingNotices() {
  const { t } = useTranslation();
  const grant = useActing();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [ended, setEnded] = useState(takeAccessEnded);
  // The account page itself tells its parts apart.
  const isOther = grant && isAccountPage(path) && !/^\/account\/?$/i.test(path);
  return (
    <>
      {ended && (
        <Banner tone="warning" title={t('acting.endedNotice')} announce onDismiss={() => setEnded(false)}>
          {t('acting.endedText')}
        </Banner>
      )}
      {isOther && <Banner title={t('acting.account', { name: fullName(grant) })} />}
    </>
  );
}
