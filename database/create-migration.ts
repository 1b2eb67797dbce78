import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Paths inside a configuration are relative to the project. */
const configs: Record<string, string> = {
  gateway: "gateway/drizzle.config.ts",
  billing: "billing/drizzle.config.ts",
  site: "site/server/migrations/drizzle.config.ts",
};

const root = fileURLToPath(new URL("..", import.meta.url));
const [schema = "", name] = process.argv.slice(2);
const config = configs[schema];

if (config === undefined || name === undefined || !/^[a-z][a-z0-9_]*$/.test(name)) {
  process.stderr.write(
    `npm run migration -- <${Object.keys(configs).join("|")}> <what_it_does>\n\nWrites the difference between a schema's tables and its last migration as a new SQL file. Read it before you commit it.\n`,
  );
  process.exitCode = 2;
} else if (!existsSync(root + config)) {
  process.stderr.write(
    `${schema} writes its migrations by hand: add an SQL file and its entry in meta/_journal.json.\n`,
  );
  process.exitCode = 2;
} else {
  const { status } = spawnSync(
    process.execPath,
    [`${root}node_modules/drizzle-kit/bin.cjs`, "generate", `--config=${config}`, `--name=${name}`],
    { cwd: root, stdio: "inherit" },
  );
  process.exitCode = status ?? 1;
}
