import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

export function BackToAdmin() {
  const { t } = useTranslation('permissions');
  return (
    <Link to="/admin/$page" params={{ page: 'admin' }}>
      {t('title')}
    </Link>
  );
}
