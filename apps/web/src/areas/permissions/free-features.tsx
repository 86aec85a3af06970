import { Badge } from '@libretto/design-system/badge';
import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import * as styles from './permissions.css.ts';
import { freeFeaturesQuery, permissionsQuery, saveFreeFeatures } from './permissions.queries.ts';
import { useFeatureChoice, useFeatureText } from './use-feature-text.ts';

const choiceDialog = async () => (await import('./choice-dialog.tsx')).ChoiceDialog;

export function FreeFeatures() {
  const { t } = useTranslation('permissions');
  const { data: free } = useSuspenseQuery(freeFeaturesQuery());
  const { data: permissions } = useSuspenseQuery(permissionsQuery());
  const choosing = useLazyDialog(choiceDialog);
  const featureText = useFeatureText();
  const toChoice = useFeatureChoice();

  const choose = () =>
    choosing.open({
      title: t('free.list'),
      description: t('free.text'),
      options: permissions.data.filter(({ name }) => name !== 'admin').map(toChoice),
      chosen: free.data.map(({ id }) => id),
      save: saveFreeFeatures,
    });

  return (
    <section className={styles.grants} aria-labelledby="free-features">
      <div className={styles.heading}>
        <h2 id="free-features" className={styles.sectionTitle}>
          {t('free.title')}
        </h2>
        <Button iconStart={<ListChecks />} onClick={() => void choose()}>
          {t('free.choose')}
        </Button>
      </div>
      {free.tutte && <Banner title={t('free.all')}>{t('free.allText')}</Banner>}
      <p className={styles.text}>
        {t(`free.${free.tutte ? 'later' : 'now'}.${free.data.length === 0 ? 'none' : 'some'}`)}
      </p>
      {free.data.length > 0 && (
        <ul className={styles.badges} aria-label={t('free.list')}>
          {free.data.map((permission) => (
            <li key={permission.id}>
              <Badge tone="accent">{featureText(permission.name) ?? permission.name}</Badge>
            </li>
          ))}
        </ul>
      )}
      {choosing.element}
    </section>
  );
}
