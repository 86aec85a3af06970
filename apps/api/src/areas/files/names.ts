/** Extensions by content type, default first. */
const extensions: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'application/pdf': ['pdf'],
  'application/dicom': ['dcm', 'dicom'],
  'application/rtf': ['rtf'],
  'application/x-cfb': ['doc', 'xls', 'ppt'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  // Types that open as text on all systems.
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
const getExtensions = (type: string): readonly [string, ...string[]] => extensions[type] ?? unknownType;

export const defaultExtension = (type: string): string => getExtensions(type)[0];

const known = new Set(Object.values(extensions).flat());

const maxLength = 200;

/** Reserved Windows device names (learn.microsoft.com, "Naming Files, Paths, and Namespaces"). */
const reserved = /^(con|prn|aux|nul|(com|lpt)[0-9¹²³])(?=\.|$)/i;

/** A suffix that systems may read as an extension; years and surnames are not. */
const shortExtension = /\.(?=[^.]*[a-z])([a-z0-9]{1,4})$/i;

const trimEnd = (name: string) => name.replace(/[\s.]+$/, '');

function cleanName(name: string): string {
  return trimEnd(
    name
      .normalize('NFC')
      .replace(/\s+/g, ' ')
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .replace(/[/\\:*?"<>|]/g, '-')
      .replace(/^[\s.]+/, ''),
  );
}

/** Uses the detected type: systems open files by extension and would execute a text named `referto.bat`. */
export function fileName(name: string, type: string): string {
  const cleaned = cleanName(name);
  const allowed = getExtensions(type);
  const [, givenExtension = ''] = /\.([^.]*)$/.exec(cleaned) ?? [];
  const extension = allowed.includes(givenExtension.toLowerCase()) ? givenExtension : allowed[0];
  let base =
    extension === givenExtension ? cleaned.slice(0, -givenExtension.length - 1) : cleaned.replace(shortExtension, '');
  // `referto.pdf.bat` must not become `referto.pdf.txt`, which some systems display as a PDF.
  while (extension !== givenExtension && knownExtension(base) !== '')
    base = trimEnd(base).slice(0, -knownExtension(base).length - 1);
  base = trimEnd(base).replace(reserved, '_$1') || 'file';
  const room = maxLength - extension.length - 1;
  return `${trimEnd(truncate(base, room))}.${extension}`;
}

function knownExtension(name: string): string {
  const [, last = ''] = /\.([a-z0-9]+)$/i.exec(trimEnd(name)) ?? [];
  return known.has(last.toLowerCase()) ? last : '';
}

function truncate(text: string, length: number): string {
  return text.length <= length
    ? text
    : text
        .slice(0, length)
        .toWellFormed()
        .replace(/\uFFFD$/, '');
}
