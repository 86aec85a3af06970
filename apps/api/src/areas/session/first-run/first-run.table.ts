export interface FirstRunTable {
  id: number;
  code_hash: string;
}
