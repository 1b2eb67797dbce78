// `npm run billing -- <command>`: billing from a terminal, on the database of the current configuration. Joins a
// running embedded server, or starts one for the duration of the command.
import { createInterface } from "node:readline/promises";
import { billingCommand } from "./billing-command.ts";
import type { Terminal } from "./terminal.ts";

const terminal: Terminal = {
  // npm changes to the project's folder; file names are relative to the caller's.
  folder: process.env.INIT_CWD ?? process.cwd(),
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  async agrees(question) {
    if (!process.stdin.isTTY) return false;
    const line = createInterface({ input: process.stdin, output: process.stderr });
    try {
      return /^y(es)?$/i.test((await line.question(`${question} [y/N] `)).trim());
    } finally {
      line.close();
    }
  },
};

process.exitCode = await billingCommand(process.argv.slice(2), process.env, terminal);
