// `npm run mail -- <command>`: undelivered emails, in the database of the current configuration.
import { mailCommand } from "./mail-command.ts";

process.exitCode = await mailCommand(process.argv.slice(2), process.env, {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
});
