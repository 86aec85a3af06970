import {
  BookOpenText,
  Building2,
  CalendarClock,
  ClipboardPlus,
  Droplets,
  FileText,
  FolderOpen,
  HeartPulse,
  LayoutGrid,
  Link,
  type LucideIcon,
  Microscope,
  Pill,
  PillBottle,
  ShieldCheck,
  Stethoscope,
  Syringe,
  UserRoundCheck,
  UsersRound,
} from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  exams: Microscope,
  diagnoses: ClipboardPlus,
  visits: Stethoscope,
  therapies: PillBottle,
  vaccinations: Syringe,
  anamnesis: BookOpenText,
  doctors: UsersRound,
  files: FolderOpen,
  privacy: ShieldCheck,
  patients: UserRoundCheck,
  timeline: CalendarClock,
  dose: Pill,
  clearance: Droplets,
  score: HeartPulse,
  calculators: LayoutGrid,
  links: Link,
  centres: Building2,
  report: FileText,
};

/** The icons that only some parts of the menu show. */
export default function SectionIcon({ image }: { image: string }) {
  const Icon = icons[image];
  return Icon ? <Icon aria-hidden="true" size="1.25em" strokeWidth={1.75} /> : null;
}
