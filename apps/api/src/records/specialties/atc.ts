// Anatomical Therapeutic Chemical classification: main groups (first level) and therapeutic subgroups (second level) of
// the WHO Collaborating Centre for Drug Statistics Methodology, https://www.whocc.no/atc_ddd_index/. The specialty of a
// group is the one that treats the organ or system the group is named after.
import { specialty as is, none, type Specialties } from './ids.ts';

/** The longest prefix of a code decides. Groups of no single specialty, such as J and V, are left out. */
const groups: Readonly<Record<string, Specialties>> = {
  // A: alimentary tract and metabolism
  A01: [is.dentistry],
  A02: [is.gastroenterology],
  A03: [is.gastroenterology],
  A04: [is.gastroenterology],
  A05: [is.gastroenterology],
  A06: [is.gastroenterology],
  A07: [is.gastroenterology],
  A08: [is.endocrinology],
  A09: [is.gastroenterology],
  A10: [is.endocrinology],
  // B: blood and blood forming organs. Antithrombotic agents prevent strokes and infarctions.
  B01: [is.cardiology],
  C: [is.cardiology],
  D: [is.dermatology],
  // G: genito-urinary system and sex hormones
  G: [is.gynaecology],
  G04: [is.urology],
  // H: systemic hormonal preparations
  H: [is.endocrinology],
  // L: antineoplastic and immunomodulating agents
  L01: [is.oncology],
  L02: [is.oncology],
  L04: [is.rheumatology],
  // M: musculo-skeletal system
  M: [is.orthopaedics, is.rheumatology],
  M04: [is.rheumatology],
  // N: nervous system
  N: [is.neurology],
  N01: none,
  N02: [is.pain],
  N02C: [is.neurology],
  N05: [is.psychiatry],
  N06: [is.psychiatry],
  N06D: [is.neurology],
  // R: respiratory system
  R: [is.pneumology],
  R01: [is.otolaryngology],
  R02: [is.otolaryngology],
  R06: [is.allergology],
  // S: sensory organs
  S01: [is.ophthalmology],
  S02: [is.otolaryngology],
  S03: [is.ophthalmology, is.otolaryngology],
};

const lengths = [4, 3, 1];

export function specialtiesOfAtc(code: string | null): Specialties {
  if (code === null) return none;
  for (const length of lengths) {
    const found = groups[code.slice(0, length)];
    if (found !== undefined) return found;
  }
  return none;
}
