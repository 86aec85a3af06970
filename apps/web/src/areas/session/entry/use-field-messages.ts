import { useTranslation } from 'react-i18next';
import type { FieldMessages } from './fields.ts';

export function useFieldMessages(): FieldMessages {
  const { t, i18n } = useTranslation('session');
  return {
    required: t('errors.required'),
    email: t('errors.email'),
    mismatch: t('errors.mismatch'),
    missing: (rules) => {
      const list = new Intl.ListFormat(i18n.language).format(rules.map((rule) => t(`password.${rule}`)));
      return t('errors.missing', { rules: list });
    },
  };
}
