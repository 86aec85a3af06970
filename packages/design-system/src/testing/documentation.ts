interface Documentation {
  what: string;
  when: readonly string[];
  whenNot: readonly string[];
  keyboard?: Readonly<Record<string, string>>;
  notes?: readonly string[];
}

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

export function documentation({ what, when, whenNot, keyboard, notes }: Documentation) {
  const chapters = [what, `### Use it\n\n${list(when)}`, `### Use something else\n\n${list(whenNot)}`];
  if (keyboard) {
    const rows = Object.entries(keyboard).map(([key, action]) => `| \`${key}\` | ${action} |`);
    chapters.push(`### Keyboard\n\n| Key | What it does |\n| --- | --- |\n${rows.join('\n')}`);
  }
  if (notes) chapters.push(`### Good to know\n\n${list(notes)}`);
  return { docs: { description: { component: chapters.join('\n\n') } } };
}
