const functions: Readonly<Record<string, string>> = { ln: 'Math.log', round: 'Math.round' };
for (const name of ['exp', 'max', 'min', 'sqrt']) Object.assign(functions, { [name]: `Math.${name}` });

export function evaluate(formula: string): number {
  const [, expression = formula] = formula.match(/^\w+ = (.*)$/) ?? [];
  const script = expression
    .replaceAll('^', '**')
    .replace(/\b[a-z]+\b/g, (name) => functions[name] ?? `unknown("${name}")`);
  return Number(new Function(`return ${script}`)());
}
