import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { Check, Circle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './password.css.ts';
import { meets, passwordRules } from './password-rules.ts';

export function PasswordChecklist({ password }: { password: string }) {
  const { t } = useTranslation('session');
  return (
    <div className={styles.rules}>
      <p>{t('password.rules')}</p>
      <ul className={styles.list}>
        {passwordRules.map((rule) => {
          const met = meets(rule, password);
          const Icon = met ? Check : Circle;
          return (
            <li key={rule} className={styles.rule} data-met={met}>
              <Icon aria-hidden="true" />
              <span>
                {t(`password.${rule}`)}
                <VisuallyHidden>: {t(met ? 'password.met' : 'password.open')}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ul>
      <p>{t('password.advice')}</p>
    </div>
  );
}
