/** Where help is: a web page or a mailto address that the deployment sets in the page's head. */
export function supportAddress(): string | undefined {
  const address = document.querySelector<HTMLMetaElement>('meta[name="support-url"]')?.content;
  return address && /^(https?:|mailto:)/i.test(address) ? address : undefined;
}
