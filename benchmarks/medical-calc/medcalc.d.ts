// The peer comes without types.
declare module 'medcalc' {
  export function ckdEpi(params: { creat: number; gender: 'M' | 'F'; age: number }): number | undefined;
}
