/** IDs of the specialty tags, which are permanent. */
export const specialty = {
  allergology: 1,
  cardiology: 2,
  surgery: 3,
  dermatology: 4,
  endocrinology: 5,
  rehabilitation: 6,
  gastroenterology: 7,
  gynaecology: 8,
  laboratory: 9,
  generalPractice: 10,
  nephrology: 11,
  neurology: 12,
  ophthalmology: 13,
  dentistry: 14,
  oncology: 15,
  orthopaedics: 16,
  otolaryngology: 17,
  pneumology: 18,
  psychiatry: 19,
  radiology: 20,
  rheumatology: 21,
  pain: 22,
  urology: 23,
} as const;

export type Specialty = (typeof specialty)[keyof typeof specialty];
export type Specialties = readonly Specialty[];
export const none: Specialties = [];
