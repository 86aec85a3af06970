import { Later, later } from './later.tsx';

const page = later(async () => (await import('../shell/later-parts.ts')).NotFoundPage);

export function NotFound() {
  return <Later part={page} props={{}} now />;
}
