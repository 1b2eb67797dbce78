export interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}
