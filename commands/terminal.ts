/** Whoever calls: where they stand, what they hear, and what they answer. */
export interface Terminal {
  folder: string;
  say(line: string): void;
  complain(line: string): void;
  /** False where nobody can answer. */
  agrees(question: string): Promise<boolean>;
}
