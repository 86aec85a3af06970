import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { page } from './printed-record.css.ts';

/** Numbers the sheets of paper while the record is printed. Browsers without margin boxes leave the numbers out. */
export function usePageNumbers(): void {
  const { t } = useTranslation('shared-record');
  // Only the printing browser knows the numbers, so the text is that of a style sheet: "Pagina " counter(page) " di " …
  const content = t('sheet.page', { page: '" counter(page) "', pages: '" counter(pages) "' });
  useLayoutEffect(() => {
    const numbers = new CSSStyleSheet();
    numbers.replaceSync(
      `@page ${page} { @bottom-right { content: "${content}"; font: 8pt sans-serif; color: black; } }`,
    );
    document.adoptedStyleSheets.push(numbers);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== numbers);
    };
  }, [content]);
}
