export const guideSuffix = (language: string) => (language === 'en' ? 'Web.en.pdf' : 'Web.pdf');

export function generalGuide(language: string): string {
  return `/UserGuide${guideSuffix(language)}`;
}

/** Web page or mailto address that the deployment sets in the page's head. */
export function supportAddress(): string | undefined {
  const address = document.querySelector<HTMLMetaElement>('meta[name="support-url"]')?.content;
  return address && /^(https?:|mailto:)/i.test(address) ? address : undefined;
}

/** Links to the support address, or to the general guide if there is none. */
export function supportLink(language: string): { href: string; rel?: string; download?: true } {
  const href = supportAddress();
  return href ? { href, rel: 'noopener noreferrer' } : { href: generalGuide(language), download: true };
}
