import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { useConfidentialityNames } from '@libretto/design-system/confidentiality-badge';
import { useTranslation } from 'react-i18next';
import type { AlertKind } from './unseen.ts';
import { type AudienceOf, useAudience } from './use-audience.ts';

interface UnseenWarningProps {
  record: AudienceOf;
  alert: AlertKind;
  /** Level at which the doctors would see it. */
  shownLevel: number;
  onShow: () => void;
  saving?: boolean;
}

/** Warns that no doctor will see an allergy or a forbidden medicine, and offers the level at which all of them do. */
export function UnseenWarning({ record, alert, shownLevel, onShow, saving = false }: UnseenWarningProps) {
  const { t } = useTranslation('confidentiality');
  const names = useConfidentialityNames();
  const audience = useAudience(record);
  return (
    <Banner
      tone="warning"
      title={t(`unseen.titles.${alert}`)}
      action={
        <Button loading={saving} onClick={onShow}>
          {t(`unseen.show.${alert}`)}
        </Button>
      }
    >
      {audience && <p>{t('unseen.text', { names: audience(shownLevel), level: names.level(shownLevel) })}</p>}
    </Banner>
  );
}
