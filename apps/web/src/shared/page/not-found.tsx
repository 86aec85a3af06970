import { Later, later } from './later.tsx';

const page = later(() => import('./not-found-page.tsx'));

/** In place of what does not exist, or not for whoever asks. */
export function NotFound() {
  return <Later part={page} props={{}} now />;
}
