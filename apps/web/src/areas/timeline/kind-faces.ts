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

interface KindFace {
  icon: LucideIcon;
  /** The page with the list of its records. */
  page: string;
}

/** How the records of each kind appear among others; their names are the messages `kinds.<kind>`. */
export const kindFaces: Record<FoundEntry['tipo'] | TrashEntry['tipo'], KindFace> = {
  notebook: { icon: NotebookPen, page: '/Registro/Taccuino' },
  exam: { icon: FlaskConical, page: '/Registro/Esami' },
  diagnosis: { icon: ClipboardPlus, page: '/Registro/Diagnosi' },
  visit: { icon: Stethoscope, page: '/Registro/Visite' },
  reading: { icon: Activity, page: '/Registro/Visite' },
  anamnesis: { icon: BookOpenText, page: '/Registro/Anamnesi' },
  pregnancy: { icon: Baby, page: '/Registro/Anamnesi' },
  file: { icon: FileText, page: '/Registro/File' },
  score: { icon: Calculator, page: '/calcolatricemedica/calcoloScores' },
  therapy: { icon: PillBottle, page: '/Registro/Farmaci' },
  vaccination: { icon: Syringe, page: '/Registro/Vaccini' },
  reaction: { icon: TriangleAlert, page: '/Registro/Farmaci' },
  contact: { icon: UserRound, page: '/Registro/SchedaPaziente' },
  link: { icon: Link, page: '/altro' },
  doctor: { icon: UsersRound, page: '/Registro/Dottori' },
};
