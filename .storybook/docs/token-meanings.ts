import source from '../../packages/design-system/src/theme/token-tree.ts?raw';

function read(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const path: string[] = [];
  let comment = '';
  // Matches a comment, the name of a group or token, or the end of a group.
  for (const [, doc, name, opens, closes] of text.matchAll(/\/\*\*\s*([\s\S]*?)\s*\*\/|(\w+): (?:(\{)|'')|(\})/g)) {
    if (doc !== undefined) comment = doc.replace(/\s*\n\s*\*\s?/g, ' ');
    else if (name !== undefined) {
      if (comment) found.set([...path, name].join('.'), comment);
      comment = '';
      if (opens) path.push(name);
    } else if (closes) path.pop();
  }
  return found;
}

const meanings = read(source.slice(source.indexOf('{')));

export const getTokenMeaning = (path: string): string => meanings.get(path) ?? '';
