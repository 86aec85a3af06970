import type { Person } from './people.ts';

export const body = ({ weightKg, heightCm }: Person) => ({ weightKg, heightCm });
export const kidneys = ({ creatinine, age, female }: Person) => ({ creatinine, age, female });
export const kidneysAndWeight = (person: Person) => ({ ...kidneys(person), weightKg: person.weightKg });
export const beat = ({ qtMs, heartRate }: Person) => ({ qtMs, heartRate });
