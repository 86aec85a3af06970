// pdfkit features that its typings lack.
declare namespace PDFKit {
  namespace Mixins {
    interface StructureElementOptions {
      scope?: 'Row' | 'Column';
      bbox?: [left: number, top: number, right: number, bottom: number];
    }
    interface PDFFont {
      registerFont(name: string, face: ParsedFace | Uint8Array): this;
      _font: EmbeddedFace;
    }
    interface PDFText {
      _fragment(text: string, x: number, y: number, options: object): void;
    }
  }
  interface PDFOutline {
    addItem(title: string, options: { top: number; left: number }): PDFOutline;
  }

  /** Glyphs and positions of a text, in thousandths of the font size. */
  interface LaidOut {
    glyphs: object[];
    positions: object[];
    advanceWidth: number;
  }
  interface Glyph {
    codePoints: number[];
  }
  interface ParsedFace {
    layout(text: string, features?: object): object;
    getGlyph(id: number, codePoints?: number[]): Glyph | null;
  }
  /** The parts of pdfkit's embedded font used here; pdfkit neither exports the class nor types it. */
  interface EmbeddedFace {
    font: ParsedFace;
    layoutRun(text: string, features: object): LaidOut;
    layout(text: string, features: unknown, onlyWidth?: boolean): LaidOut;
  }
}
