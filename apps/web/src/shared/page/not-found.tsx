import { Later, later } from './later.tsx';

const page = later(() => import('./not-found-page.tsx'));

export function NotFound() {
  return <Later part={page} props={{}} now />;
}
