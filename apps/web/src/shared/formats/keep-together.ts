/** Returns the text with spaces at which no line breaks. */
export const keepTogether = (text: string) => text.replaceAll(' ', '\u00a0');
