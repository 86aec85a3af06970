const functions: Readonly<Record<string, string>> = { ln: 'Math.log', round: 'Math.round' };
for (const name of ['exp', 'max', 'min', 'sqrt']) Object.assign(functions, { [name]: `Math.${name}` });

/** Evaluates the text of an explanation. A comparison counts 1 or 0. */
export function evaluate(formula: string): number {
  const [, expression = formula] = formula.match(/^\w+ = (.*)$/) ?? [];
  const script = expression
    .replaceAll('^', '**')
    // JavaScript has other names for the functions.
    .replace(/\b[a-z]+\b/g, (name) => functions[name] ?? `unknown("${name}")`);
  return Number(new Function(`return ${script}`)());
}
