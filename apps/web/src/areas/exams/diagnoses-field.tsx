import { Button } from '@libretto/design-system/button';
import { Checkbox } from '@libretto/design-system/checkbox';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../../shared/forms/use-record-form.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import * as styles from './exams.css.ts';
import { diagnosesQuery } from './exams.queries.ts';

const suspected = '1';
const excluded = '2';

interface DiagnosesFieldProps extends FieldBinding<number[]> {
  onNew: () => void;
}

/** Offers excluded diagnoses only when already selected. */
export function DiagnosesField({ name, value, onChange, onNew }: DiagnosesFieldProps) {
  const { t } = useTranslation('exams');
  const { userId } = useSession();
  const { data: diagnoses = [] } = useQuery(diagnosesQuery(userId));
  const options = diagnoses.filter(
    ({ diagnosi_stato, id_diagnosi }) => diagnosi_stato !== excluded || value.includes(id_diagnosi),
  );

  const choose = (id: number, on: boolean) => onChange(on ? [...value, id] : value.filter((other) => other !== id));

  return (
    <div className={styles.fieldWithAction}>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{t('fields.diagnoses')}</legend>
        <p className={styles.muted}>{t(options.length > 0 ? 'fields.diagnosesHint' : 'fields.noDiagnoses')}</p>
        {options.map(({ id_diagnosi: id, diagnosi_patologia, diagnosi_stato }) => (
          <Checkbox
            key={id}
            name={`${name}-${id}`}
            label={diagnosi_patologia}
            description={diagnosi_stato === suspected ? t('fields.suspected') : undefined}
            value={value.includes(id)}
            onChange={(on) => choose(id, on)}
          />
        ))}
      </fieldset>
      <Button size="sm" variant="ghost" onClick={onNew}>
        {t('fields.newDiagnosis')}
      </Button>
    </div>
  );
}
