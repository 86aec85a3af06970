import { BookOpenText, type LucideIcon, NotebookPen, UserRound } from 'lucide-react';

/** Names of icons that the server's menu carries. */
const icons: Readonly<Record<string, LucideIcon>> = {
  record: BookOpenText,
  patient: UserRound,
  notebook: NotebookPen,
};

export function MenuIcon({ image }: { image: string }) {
  const Icon = icons[image];
  return Icon ? <Icon aria-hidden="true" size="1.25em" strokeWidth={1.75} /> : null;
}
