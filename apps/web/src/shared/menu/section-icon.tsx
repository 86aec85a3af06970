import {
  BadgeCheck,
  BookOpenText,
  Building2,
  CalendarClock,
  ClipboardPlus,
  Droplets,
  FolderOpen,
  HeartPulse,
  KeyRound,
  LayoutGrid,
  Link,
  type LucideIcon,
  MailWarning,
  Microscope,
  Pill,
  PillBottle,
  ScrollText,
  ShieldCheck,
  ShieldUser,
  Stethoscope,
  Syringe,
  UserRoundCheck,
  UserRoundCog,
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
  admin: ShieldUser,
  features: KeyRound,
  roles: UserRoundCog,
  licences: BadgeCheck,
  users: UsersRound,
  outbox: MailWarning,
  log: ScrollText,
};

/** The icons that only some parts of the menu show. */
export default function SectionIcon({ image }: { image: string }) {
  const Icon = icons[image];
  return Icon ? <Icon aria-hidden="true" size="1.25em" strokeWidth={1.75} /> : null;
}
