/** Path data on 24 × 24, for components that should not import an icon library. */
export type GlyphLines = string;

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
