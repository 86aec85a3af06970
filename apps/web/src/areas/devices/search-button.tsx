import { Button } from '@libretto/design-system/button';
import { Bluetooth } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DeviceUse } from './use-device.ts';

interface SearchButtonProps extends Pick<DeviceUse<unknown>, 'phase' | 'search' | 'searchButton'> {
  disabledReason: string | undefined;
  variant?: 'primary' | 'secondary';
}

export function SearchButton({ phase, search, searchButton, disabledReason, variant }: SearchButtonProps) {
  const { t } = useTranslation('devices');
  return (
    <Button
      {...(variant && { variant })}
      iconStart={<Bluetooth />}
      ref={searchButton}
      loading={phase.name === 'choosing'}
      disabledReason={disabledReason}
      onClick={() => void search()}
    >
      {t('search')}
    </Button>
  );
}
