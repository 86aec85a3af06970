import {
  Activity,
  Baby,
  BookOpenText,
  Calculator,
  ClipboardPlus,
  FileText,
  FlaskConical,
  Link,
  type LucideIcon,
  NotebookPen,
  PillBottle,
  Stethoscope,
  Syringe,
  TriangleAlert,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { FoundEntry, TrashEntry } from './timeline.queries.ts';

const icons: Record<FoundEntry['tipo'] | TrashEntry['tipo'], LucideIcon> = {
  notebook: NotebookPen,
  exam: FlaskConical,
  diagnosis: ClipboardPlus,
  visit: Stethoscope,
  reading: Activity,
  anamnesis: BookOpenText,
  pregnancy: Baby,
  file: FileText,
  score: Calculator,
  therapy: PillBottle,
  vaccination: Syringe,
  reaction: TriangleAlert,
  contact: UserRound,
  link: Link,
  doctor: UsersRound,
};

export function KindIcon({ kind }: { kind: keyof typeof icons }) {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" size="1.25em" strokeWidth={1.75} />;
}
