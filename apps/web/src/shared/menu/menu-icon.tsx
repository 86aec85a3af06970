import { HeartPulse, type LucideIcon, Share2, Sun } from 'lucide-react';
import { Later, later } from '../page/later.tsx';

/** Icons of the server's menu on the first page. */
const icons: Readonly<Record<string, LucideIcon>> = { today: Sun, health: HeartPulse, share: Share2 };

const sectionIcon = later(async () => (await import('../shell/later-parts.ts')).SectionIcon);
/** Same size as the icon, to avoid a layout shift. */
const room = <svg aria-hidden="true" width="1.25em" height="1.25em" />;

export function MenuIcon({ image }: { image: string }) {
  const Icon = icons[image];
  if (Icon) return <Icon aria-hidden="true" size="1.25em" strokeWidth={1.75} />;
  return <Later part={sectionIcon} props={{ image }} fallback={room} />;
}
