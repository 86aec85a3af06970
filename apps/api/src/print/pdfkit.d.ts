// What pdfkit takes and its typings do not say.
declare namespace PDFKit {
  namespace Mixins {
    interface StructureElementOptions {
      scope?: 'Row' | 'Column';
    }
  }
  interface PDFOutline {
    addItem(title: string, options: { top: number; left: number }): PDFOutline;
  }
}
