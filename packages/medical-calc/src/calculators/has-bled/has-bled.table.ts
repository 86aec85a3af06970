// By score, from 0 to 5. Above 5 too few people were followed: there is no figure, and none is made up.

/** Bleeds per 100 patient-years: Pisters 2010, table 3. */
export const bleedsByScore = [1.13, 1.02, 1.88, 3.74, 8.7, 12.5] as const;

/** Major bleeding in %: Lip 2011. */
export const majorBleedingByScore = [0.9, 3.4, 4.1, 5.8, 8.9, 9.1] as const;
