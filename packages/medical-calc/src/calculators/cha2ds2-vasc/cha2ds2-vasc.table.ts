// Friberg 2012, 90 490 people in Sweden who took no anticoagulant; in % per year, by score from 0 to 9. The figure for
// 8 is below the one for 7: so it was published.

/** Ischaemic stroke. */
export const strokeByScore = [0.2, 0.6, 2.2, 3.2, 4.8, 7.2, 9.7, 11.2, 10.8, 12.2] as const;

/** Stroke, TIA or embolism in an artery. */
export const embolismByScore = [0.3, 0.9, 2.9, 4.6, 6.7, 10, 13.6, 15.7, 15.2, 17.4] as const;
