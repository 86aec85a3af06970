/** Lines of a drawing on 24 × 24, for components that should not bring an icon library along. */
export type GlyphLines = string;

/** Drawn as the other icons are: round lines of two units, as large as the text and in its colour. */
export function Glyph({ lines }: { lines: GlyphLines }) {
  return (
    <svg
      width="1.25em"
      height="1.25em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={lines} />
    </svg>
  );
}
