export interface Sample {
  path: Record<string, unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: as the example has it
  body: any;
}
