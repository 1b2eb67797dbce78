// `npm run billing -- <command>`: billing from a terminal, on the database of the running configuration. It joins an
// embedded server that is running, and starts one for a moment where none is.
import { createInterface } from "node:readline/promises";
import { perform } from "./billing-command.ts";
import type { Terminal } from "./terminal.ts";

const terminal: Terminal = {
  // npm goes to the project's folder; names of files are meant from where the caller stands.
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

process.exitCode = await perform(process.argv.slice(2), process.env, terminal);
