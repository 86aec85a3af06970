/** Looks like an e-mail address, spaces around it aside; only a mail can tell whether the address exists. */
export const isEmailAddress = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim());
