/** What the name of a guide ends with. */
export const guideEnding = (language: string) => (language === 'en' ? 'Web.en.pdf' : 'Web.pdf');

/** Where the guide to everything is. */
export function generalGuide(language: string): string {
  return `/UserGuide${guideEnding(language)}`;
}

/** Whom to ask: a web page or a mailto address that the deployment sets in the page's head. */
export function supportAddress(): string | undefined {
  const address = document.querySelector<HTMLMetaElement>('meta[name="support-url"]')?.content;
  return address && /^(https?:|mailto:)/i.test(address) ? address : undefined;
}

/** Where help is: whom to ask, or the guide to everything. */
export function supportLink(language: string): { href: string; rel?: string; download?: true } {
  const href = supportAddress();
  return href ? { href, rel: 'noopener noreferrer' } : { href: generalGuide(language), download: true };
}
