// The package has no types.
declare module 'medcalc' {
  export function ckdEpi(params: { creat: number; gender: 'M' | 'F'; age: number }): number | undefined;
}
