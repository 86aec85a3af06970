/** On a phone, a card sets by how much a picture in it can reach to its edges. */
export const wideStart = '--ds-card-wide-start';
export const wideEnd = '--ds-card-wide-end';

/** Margins of a picture that takes the whole width of its card on a phone, and no others elsewhere. */
export const wideInCard = `var(${wideStart}, 0px) var(${wideEnd}, 0px)`;
