// Every npm script passes through here. Needs nothing but Node 20: it installs what the lock file names,
// builds what changed, then hands over to the pinned Node 24 that came with the installation.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { withFileLock } from "./server/file-lock.mjs";
import { nodeFlags } from "./server/node-flags.mjs";

const root = dirname(fileURLToPath(import.meta.url));
const [task = "", ...rest] = process.argv.slice(2);
const here = (...parts) => join(root, ...parts);
const say = (sentence) => process.stderr.write(`${sentence}\n`);

const browser = ["browser"];
const types = ["tsc", "--noEmit", "--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"];
const lint = ["biome", "check"];
const unused = ["knip"];
/** Side by side. */
const checks = [types, lint, unused];
const vitest = ["vitest", "run", ...rest];
const tasks = {
  start: { build: true, steps: [["node", ...nodeFlags, "server/main.ts", ...rest]] },
  dev: { build: true, steps: [["node", "server/main.ts", "--dev", ...rest]] },
  build: { build: true, steps: [] },
  check: { steps: [checks] },
  format: { steps: [["biome", "check", "--write", ...rest]] },
  test: { build: true, steps: [checks, browser, vitest] },
  "test:nightly": {
    build: true,
    env: { TESTS: "nightly" },
    steps: [["vitest", "run", "--project", "node", "billing/model-tests/state-machine", ...rest]],
  },
  "test:all": { build: true, env: { TESTS: "all" }, steps: [checks, browser, vitest] },
  e2e: { build: true, steps: [browser, ["vitest", "run", "--project", "e2e", ...rest]] },
  migration: { steps: [["node", "database/create-migration.ts", ...rest]] },
  db: { steps: [["node", "database/cli.ts", ...rest]] },
  mail: { steps: [["node", "commands/mail.ts", ...rest]] },
  billing: { steps: [["node", "commands/billing.ts", ...rest]] },
  "api-report": { steps: [["node", "purchases/build/declarations/api-report.ts"]] },
  "demo:pictures": { steps: [["node", "demo/flatlay/draw-pictures.ts", ...rest]] },
  bench: { build: rest[0] !== "counts", steps: [["node", "bench/bench.ts", ...rest]] },
};

class Refusal extends Error {}

const children = new Set();
let isStopping = false;
function stop(signal) {
  isStopping = true;
  for (const child of children) child.kill(signal);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));

/** A killed npm cannot say goodbye, but its child gets another parent. */
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || isStopping || stop("SIGTERM"), 1_000).unref();
}

/** Runs a program to its end. @returns its exit code */
function run([command, ...args], { onSpawn, ...o } = {}) {
  if (isStopping) return 130;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", ...o });
    children.add(child);
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      children.delete(child);
      resolve(code ?? (signal === "SIGINT" ? 130 : 143));
    });
    onSpawn?.(child);
  });
}

const lockOptions = (what) => ({
  onWait: () => say(`Waiting for another Hemline process to finish its ${what}.`),
  isStopping: () => isStopping,
});

const stamp = here("node_modules", ".hemline-installed");
const wanted = createHash("sha256")
  .update(readFileSync(here("package-lock.json")))
  .update(`${process.platform} ${process.arch}`)
  .digest("hex");
const isInstalled = () => existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;

async function install() {
  if (isInstalled()) return;
  await withFileLock(
    here(".cache", "installation.lock"),
    () => isInstalled() || fetchPackages(),
    lockOptions("installation"),
  );
}

async function fetchPackages() {
  const env = { ...process.env };
  for (const key of Object.keys(env))
    if (/^(NODE_ENV|npm_config_(omit|production|only|global|workspace.*))$/i.test(key)) delete env[key];
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ["npm"];
  const flags = ["--include=dev", "--include=optional", "--ignore-scripts", "--no-audit", "--no-fund"];
  say("Installing the packages that package-lock.json lists. This happens once.");
  for (let attempt = 1; ; attempt++) {
    const code = await run([...npm, "ci", ...flags, "--loglevel=error"], { stdio: ["ignore", 2, 2], env });
    if (code === 0) break;
    if (isStopping) return;
    if (attempt === 3) throw new Refusal("The installation failed three times. npm has printed the reason.");
  }
  writeFileSync(stamp, wanted);
}

function pinnedNode() {
  const pinned = here("node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
  if (existsSync(pinned) && spawnSync(pinned, ["--version"]).status === 0) return pinned;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  throw new Refusal(
    `Hemline needs Node 24 or newer, and this is ${process.version}. There is no packaged Node for ${process.platform}-${process.arch}. Install Node 24 and try again.`,
  );
}

/** Asked before the lock is taken, so that a folder that cannot be written to still starts when nothing changed. */
async function build(node, env) {
  const fresh = await run([node, "build.ts", "--is-fresh"], { env });
  if (fresh === 0 || isStopping) return fresh;
  const code = await withFileLock(
    here(".cache", "build.lock"),
    // Tests build too, and would otherwise build what only tests need.
    () => run([node, "build.ts"], { env: { ...env, NODE_ENV: "production" } }),
    lockOptions("build"),
  );
  return code ?? 130;
}

/** Tests look for their browser in CHROMIUM. */
async function findBrowser(node, env) {
  let path = "";
  const code = await run([node, "e2e/chromium.ts"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
    onSpawn: ({ stdout }) =>
      stdout.setEncoding("utf8").on("data", (chunk) => {
        path += chunk;
      }),
  });
  env.CHROMIUM = path;
  return code;
}

async function perform({ build: isBuilt, env: extra, steps }) {
  await install();
  if (isStopping) return 130;
  const node = pinnedNode();
  const path = [dirname(node), here("node_modules", ".bin"), process.env.PATH ?? ""].join(delimiter);
  // Compiled code is kept between starts: half of a start is reading source.
  const env = { NODE_COMPILE_CACHE: here(".cache", "compiled"), ...process.env, ...extra, PATH: path };
  let code = isBuilt ? await build(node, env) : 0;
  const runStep = ([command, ...args]) => {
    if (Array.isArray(command)) return Promise.all([command, ...args].map(runStep)).then((codes) => Math.max(...codes));
    if (command === "browser") return findBrowser(node, env);
    // The channel closes when this process is killed: server/main.ts then ends too.
    if (command === "node") return run([node, ...args], { env, stdio: ["inherit", "inherit", "inherit", "ipc"] });
    return run([here("node_modules", ".bin", command), ...args], { env });
  };
  for (const step of steps) {
    if (code !== 0 || isStopping) break;
    code = await runStep(step);
  }
  return code;
}

try {
  if (!tasks[task]) throw new Refusal(`Unknown script "${task}". Choose one of: ${Object.keys(tasks).join(", ")}.`);
  process.exitCode = await perform(tasks[task]);
} catch (error) {
  const isFolder = ["EACCES", "EROFS", "EPERM"].includes(error.code) && error.path?.startsWith(root);
  if (isFolder)
    say(`Hemline can’t write to ${root}, where it installs and builds. Give your user write access to that folder.`);
  else if (error instanceof Refusal) say(error.message);
  else say(error.stack);
  process.exitCode = 1;
}
