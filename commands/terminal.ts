/** The command's caller: working directory, output, and answers. */
export interface Terminal {
  folder: string;
  say(line: string): void;
  complain(line: string): void;
  /** False when the terminal is not interactive. */
  agrees(question: string): Promise<boolean>;
}
