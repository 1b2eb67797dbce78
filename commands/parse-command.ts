import { type Command, CommanderError } from "commander";
import type { Terminal } from "./terminal.ts";

type CommandOutput = Pick<Terminal, "say" | "complain">;

type Parsed<C> = { command: C } | { exitCode: number };

/**
 * Parses a command line. The actions of the program that `build` returns only choose what to run, so that a usage error
 * is found before a database is opened.
 * @returns the chosen command, or an exit code when help was printed (0) or the line could not be understood (2)
 */
export function parseCommand<C>(
  args: string[],
  terminal: CommandOutput,
  build: (run: (command: C) => void) => Command,
): Parsed<C> {
  let parsed: Parsed<C> = { exitCode: 2 };
  const program = build((command) => {
    parsed = { command };
  });
  writeTo(terminal, program);
  try {
    if (args.length === 0) program.help({ error: true });
    program.parse(args, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return { exitCode: error.exitCode === 0 ? 0 : 2 };
  }
  return parsed;
}

/** Prints help and usage errors of all levels here, and throws instead of ending the process. */
function writeTo({ say, complain }: CommandOutput, program: Command): void {
  for (const one of [program, ...program.commands, ...program.commands.flatMap(({ commands }) => commands)])
    one
      .exitOverride()
      .showHelpAfterError()
      .configureOutput({ writeOut: (text) => say(text.trimEnd()), writeErr: (text) => complain(text.trimEnd()) });
}
