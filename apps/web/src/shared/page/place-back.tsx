import { useTranslation } from 'react-i18next';
import { BackLink } from './back-link.tsx';

const places = {
  '/Registro/Condividi': 'menu./registro/condividi',
  '/Registro/Salute': 'menu./registro/salute',
} as const;

/** Link to the place that lists the page. */
export function PlaceBack({ to }: { to: keyof typeof places }) {
  const { t } = useTranslation();
  return <BackLink to={to}>{t(places[to])}</BackLink>;
}
