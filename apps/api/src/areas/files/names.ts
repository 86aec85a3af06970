/** The extensions of each content type, the usual one first. */
const extensions: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'application/pdf': ['pdf'],
  'application/dicom': ['dcm', 'dicom'],
  'application/rtf': ['rtf'],
  // The container of Word, Excel and PowerPoint before 2007, and of installers.
  'application/x-cfb': ['doc', 'xls', 'ppt'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  // Texts that open as text everywhere.
  'text/plain': ['txt', 'csv', 'md', 'json'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/heic': ['heic'],
  'image/heif': ['heif', 'hif'],
  'image/avif': ['avif'],
  'image/tiff': ['tif', 'tiff'],
  'image/bmp': ['bmp', 'dib'],
  'video/mp4': ['mp4', 'm4v'],
  'video/quicktime': ['mov', 'qt'],
  'video/webm': ['webm'],
  'video/matroska': ['mkv'],
  'video/mpeg': ['mpg', 'mpeg'],
  'video/3gpp': ['3gp', '3g2'],
  'video/vnd.avi': ['avi'],
  'audio/mpeg': ['mp3'],
  'audio/mp4': ['m4a', 'mp4', 'm4b'],
  'audio/wav': ['wav'],
  'audio/ogg': ['ogg', 'oga', 'opus'],
  'audio/flac': ['flac'],
  'audio/aac': ['aac'],
  'audio/amr': ['amr'],
  'audio/aiff': ['aif', 'aiff', 'aifc'],
};

const unknownType = ['bin'] as const;
const extensionsOf = (type: string): readonly [string, ...string[]] => extensions[type] ?? unknownType;

/** Returns the usual extension of a content type, without the dot. */
export const extensionOf = (type: string): string => extensionsOf(type)[0];

const known = new Set(Object.values(extensions).flat());

/** The longest name that the contract takes, in UTF-16 units. */
const maxLength = 200;

/** Device names of Windows, with or without an extension (learn.microsoft.com, "Naming Files, Paths, and Namespaces"). */
const reserved = /^(con|prn|aux|nul|(com|lpt)[0-9¹²³])(?=\.|$)/i;

/** A part behind the last dot that systems take for an extension; a year or a surname is none. */
const shortExtension = /\.(?=[^.]*[a-z])([a-z0-9]{1,4})$/i;

const trimEnd = (name: string) => name.replace(/[\s.]+$/, '');

/** A name that no disk and no header takes for something else, and that shows as it is. */
function cleanName(name: string): string {
  return trimEnd(
    name
      .normalize('NFC')
      // Blanks are made plain first: a line break is a control character as well.
      .replace(/\s+/g, ' ')
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .replace(/[/\\:*?"<>|]/g, '-')
      .replace(/^[\s.]+/, ''),
  );
}

/**
 * Returns a name for a file of a detected content type. The extension is the type's own, whatever the name said: systems
 * open a file by it, and a text called `referto.bat` would run.
 */
export function fileName(name: string, type: string): string {
  const cleaned = cleanName(name);
  const allowed = extensionsOf(type);
  const [, said = ''] = /\.([^.]*)$/.exec(cleaned) ?? [];
  const extension = allowed.includes(said.toLowerCase()) ? said : allowed[0];
  let base = extension === said ? cleaned.slice(0, -said.length - 1) : cleaned.replace(shortExtension, '');
  // `referto.pdf.bat` must not become `referto.pdf.txt`, which some systems show as a PDF.
  while (extension !== said && ending(base) !== '') base = trimEnd(base).slice(0, -ending(base).length - 1);
  base = trimEnd(base).replace(reserved, '_$1') || 'file';
  const room = maxLength - extension.length - 1;
  return `${trimEnd(shorten(base, room))}.${extension}`;
}

/** The known extension that a name ends with; empty for none. */
function ending(name: string): string {
  const [, last = ''] = /\.([a-z0-9]+)$/i.exec(trimEnd(name)) ?? [];
  return known.has(last.toLowerCase()) ? last : '';
}

/** Without cutting a character in half. */
function shorten(text: string, length: number): string {
  return text.length <= length
    ? text
    : text
        .slice(0, length)
        .toWellFormed()
        .replace(/\uFFFD$/, '');
}
