// What pdfkit takes and its typings do not say.
declare namespace PDFKit {
  namespace Mixins {
    interface StructureElementOptions {
      scope?: 'Row' | 'Column';
      /** Where a figure stands, from the upper left corner of the page. */
      bbox?: [left: number, top: number, right: number, bottom: number];
    }
    interface PDFFont {
      registerFont(name: string, face: ParsedFace | Uint8Array): this;
      /** The one that was chosen last. */
      _font: EmbeddedFace;
    }
    interface PDFText {
      /** Draws a piece of one line. */
      _fragment(text: string, x: number, y: number, options: object): void;
    }
  }
  interface PDFOutline {
    addItem(title: string, options: { top: number; left: number }): PDFOutline;
  }

  /** Glyphs of a text and their places, in thousandths of the size of the letters. */
  interface LaidOut {
    glyphs: object[];
    positions: object[];
    advanceWidth: number;
  }
  /** A typeface as pdfkit's font parser has read it. */
  interface ParsedFace {
    layout(text: string, features?: object): object;
  }
  /** The font of a document, as far as it is used here: pdfkit neither exports the class nor types it. */
  interface EmbeddedFace {
    font: ParsedFace;
    layoutRun(text: string, features: object): LaidOut;
    layout(text: string, features: unknown, onlyWidth?: boolean): LaidOut;
  }
}
