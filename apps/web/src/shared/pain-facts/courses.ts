import type { Schema } from '@libretto/api-client/schema';

export type Course = Schema<'PainCourse'>;

export const courses: readonly Course[] = ['meglio', 'uguale', 'peggio'];
export const isCourse = (value: unknown): value is Course => courses.some((course) => course === value);
