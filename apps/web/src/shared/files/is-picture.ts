/** The server makes thumbnails of these types, and names files by their content. */
const picture = /\.(jpe?g|png|webp)$/i;

export const isPicture = (name: string): boolean => picture.test(name);
