/** Checks only the shape; only a sent mail proves that an address exists. */
export const isEmailAddress = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim());
