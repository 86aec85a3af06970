const formats = /* @__PURE__ */ new Map<string, Intl.NumberFormat>();

/** The language is always given: results do not depend on that of the system. */
function getFormat(language: string, decimals: number | undefined): Intl.NumberFormat {
  const key = `${language} ${decimals}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, {
      // Without thousands separators, because other readers may take one for a decimal sign.
      useGrouping: false,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals ?? 20,
    });
    formats.set(key, format);
  }
  return format;
}

/** Without `decimals`, all digits are written. */
export function writeNumber(value: number, language: string, decimals?: number): string {
  // Adding 0 removes the sign of a negative zero.
  return getFormat(language, decimals).format(value + 0);
}
