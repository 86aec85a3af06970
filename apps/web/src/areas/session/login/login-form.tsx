import { LoginRequest as maxLengths } from '@libretto/api-client/max-lengths';
import { Button } from '@libretto/design-system/button';
import { Checkbox } from '@libretto/design-system/checkbox';
import { TextField } from '@libretto/design-system/text-field';
import { useTranslation } from 'react-i18next';
import * as styles from './login.css.ts';
import { ids } from './login-ids.ts';

const noop = () => undefined;

export function LoginForm() {
  const { t } = useTranslation('session');
  return (
    <form id={ids.form} className={styles.form} noValidate method="post">
      <TextField
        id={ids.email}
        name="email"
        type="email"
        label={t('login.email')}
        value=""
        onChange={noop}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxLengths.email}
        required
      />
      <div className={styles.password}>
        <TextField
          id={ids.password}
          name="password"
          type="password"
          label={t('login.password')}
          value=""
          onChange={noop}
          autoComplete="current-password"
          maxLength={maxLengths.password}
          required
        />
        <div role="status">
          <p id={ids.capsLock} className={styles.note} hidden>
            {t('login.capsLock')}
          </p>
        </div>
        <Checkbox id={ids.show} name="show" label={t('login.showPassword')} value={false} onChange={noop} />
      </div>
      <Button id={ids.submit} type="submit" variant="primary" size="lg" fullWidth>
        <span className={styles.idle}>{t('login.submit')}</span>
        <span className={styles.linking}>{t('login.link')}</span>
        <span className={styles.busy}>{t('login.submitting')}</span>
      </Button>
      <div className={styles.linking}>
        <Button id={ids.unlink} size="lg" fullWidth>
          {t('login.unlink')}
        </Button>
      </div>
    </form>
  );
}
