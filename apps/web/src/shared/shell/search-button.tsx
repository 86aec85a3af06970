import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { tool } from './tool.css.ts';

export function SearchButton() {
  const { t } = useTranslation();
  return (
    <Link to="/Registro/Cronologia" className={tool} aria-label={t('search')} title={t('search')}>
      <Search aria-hidden="true" strokeWidth={1.75} />
    </Link>
  );
}
