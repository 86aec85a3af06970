import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { useTranslation } from 'react-i18next';
import { StickyFoot } from '../../shared/page/sticky-foot.tsx';
import * as styles from './editor.css.ts';

interface FormFooterProps {
  saving: boolean;
  failure: string | undefined;
  cancel: () => void;
}

export function FormFooter({ saving, failure, cancel }: FormFooterProps) {
  const { t } = useTranslation();
  return (
    <>
      {failure !== undefined && <Banner tone="danger" title={failure} announce />}
      <StickyFoot className={styles.footer}>
        <Button onClick={cancel}>{t('save.cancel')}</Button>
        <Button type="submit" variant="primary" loading={saving}>
          {t('save.save')}
        </Button>
      </StickyFoot>
    </>
  );
}
