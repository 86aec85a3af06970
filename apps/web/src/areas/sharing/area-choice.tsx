import { Button } from '@libretto/design-system/button';
import { Checkbox } from '@libretto/design-system/checkbox';
import { Skeleton } from '@libretto/design-system/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as styles from './sharing.css.ts';
import { shareableQuery } from './sharing.queries.ts';

interface AreaChoiceProps {
  name: string;
  value: string[];
  onChange: (areas: string[]) => void;
  error: string | undefined;
  level: number;
}

export function AreaChoice({ name, value, onChange, error, level }: AreaChoiceProps) {
  const { t } = useTranslation('sharing');
  const { t: tAreas } = useTranslation('record-areas');
  const { data, isError, refetch } = useQuery({ ...shareableQuery(level), placeholderData: keepPreviousData });
  const toggle = (area: string, on: boolean) =>
    onChange([...value.filter((one) => one !== area), ...(on ? [area] : [])]);
  const open = data?.data.filter(({ numero }) => numero > 0).map(({ area }) => area) ?? [];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('form.areas')}</legend>
      {isError && <Button onClick={() => void refetch()}>{t('again')}</Button>}
      {!data && !isError && <Skeleton shape="block" count={2} />}
      {data?.data.length === 0 && <p className={styles.muted}>{t('form.empty')}</p>}
      {open.length > 0 && (
        <div className={styles.buttons}>
          <Button size="sm" onClick={() => onChange(open)}>
            {t('form.allAreas')}
          </Button>
        </div>
      )}
      <div className={styles.choices}>
        {data?.data.map(({ area, numero, esclusi }, index) => (
          <Checkbox
            key={area}
            name={`${name}.${area}`}
            label={tAreas(area)}
            description={[t('form.included', { count: numero }), esclusi > 0 && t('form.excluded', { count: esclusi })]
              .filter(Boolean)
              .join(', ')}
            value={value.includes(area)}
            onChange={(on) => toggle(area, on)}
            error={index === 0 ? error : undefined}
          />
        ))}
      </div>
    </fieldset>
  );
}
