import { Later, later } from './later.tsx';

const page = later(async () => (await import('../shell/later-parts.ts')).NotFoundPage);

/** In place of what does not exist, or not for whoever asks. */
export function NotFound() {
  return <Later part={page} props={{}} now />;
}
