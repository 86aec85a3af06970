import { Banner } from '@libretto/design-system/banner';
import { useTranslation } from 'react-i18next';
import * as styles from './patient.css.ts';
import type { PersonalData } from './personal-data.ts';
import { placeCode } from './places.ts';
import { checkTaxCode } from './tax-code.ts';

/** Warns about inconsistencies and never blocks saving. */
export function TaxCodeDoubts({ form }: { form: PersonalData }) {
  const { t } = useTranslation('patient');
  const issues = checkTaxCode(form.paziente_codfiscale, {
    surname: form.paziente_cognome,
    name: form.paziente_nome,
    birthDate: form.paziente_nascita,
    sex: form.paziente_sesso,
    place: placeCode(form.comune_nascita),
  });
  return (
    <div role="status" className={styles.warnings}>
      {issues.length > 0 && (
        <Banner tone="warning" title={issues.map((issue) => t(`taxCodeWarning.${issue}`)).join(' ')}>
          {t('taxCodeWarning.note')}
        </Banner>
      )}
    </div>
  );
}
