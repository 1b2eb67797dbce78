// Every npm script passes through here. Needs nothing but Node 20: it installs what the lock file names,
// builds what changed, then hands over to the pinned Node 24 that came with the installation.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const root = dirname(fileURLToPath(import.meta.url));
const [task = "", ...rest] = process.argv.slice(2);
const here = (...parts) => join(root, ...parts);
const stop = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const browser = ["node", "e2e/chromium.ts"];
const types = ["tsc", "--noEmit"];
const lint = ["biome", "check"];
const vitest = ["vitest", "run", ...rest];
const tasks = {
  start: { build: true, steps: [["node", "main.ts", ...rest]] },
  dev: { steps: [["node", "main.ts", "--dev", ...rest]] },
  build: { build: true, steps: [] },
  check: { steps: [types, lint] },
  format: { steps: [["biome", "check", "--write", ...rest]] },
  test: { build: true, steps: [types, lint, browser, vitest] },
  "test:all": { build: true, env: { TESTS: "all" }, steps: [types, lint, browser, vitest] },
  e2e: { build: true, steps: [browser, ["vitest", "run", "--project", "e2e", ...rest]] },
  migration: { steps: [["node", "database/migration.ts", ...rest]] },
  db: { steps: [["node", "database/cli.ts", ...rest]] },
  "demo:pictures": { steps: [["node", "demo/flatlay/render.ts", ...rest]] },
  bench: { build: true, steps: [["node", "bench/bench.ts", ...rest]] },
};

const chosen = tasks[task] ?? stop(`Unknown script "${task}". There are: ${Object.keys(tasks).join(", ")}.`);

/** Runs `work` while no other process does: the lock is a folder with the holder's pid; a dead holder's is taken over. */
async function alone(name, work) {
  const lock = here(".cache", `${name}.lock`);
  mkdirSync(dirname(lock), { recursive: true });
  for (let told = false; ; ) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
      if (isAbandoned(lock)) rmSync(lock, { recursive: true, force: true });
      else if (!told) {
        told = true;
        process.stderr.write(`Waiting for another Hemline process to finish its ${name}.\n`);
      }
      await sleep(300);
    }
  }
  try {
    writeFileSync(join(lock, "pid"), String(process.pid));
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

const seenWithoutPid = new Map();
function isAbandoned(lock) {
  let pid;
  try {
    pid = Number(readFileSync(join(lock, "pid"), "utf8"));
  } catch {
    // Between making the folder and writing the pid a holder has a moment without one; a dead one has for ever.
    const count = (seenWithoutPid.get(lock) ?? 0) + 1;
    seenWithoutPid.set(lock, count);
    return count > 20;
  }
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === "ESRCH";
  }
}

const stamp = here("node_modules", ".hemline-installed");
const wanted = createHash("sha256")
  .update(readFileSync(here("package-lock.json")))
  .update(`${process.platform} ${process.arch}`)
  .digest("hex");
const isInstalled = () => existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;

async function install() {
  if (isInstalled()) return;
  await alone("installation", () => {
    if (isInstalled()) return;
    const env = { ...process.env };
    for (const key of Object.keys(env))
      if (/^(NODE_ENV|npm_config_(omit|production|only|global|workspace.*))$/i.test(key)) delete env[key];
    const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ["npm"];
    const flags = [
      "ci",
      "--include=dev",
      "--include=optional",
      "--ignore-scripts",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ];
    process.stderr.write("Installing what the lock file names (once).\n");
    for (let attempt = 1; ; attempt++) {
      const { status } = spawnSync(npm[0], [...npm.slice(1), ...flags], { cwd: root, stdio: ["ignore", 2, 2], env });
      if (status === 0) break;
      if (attempt === 3) throw new Error("The installation failed three times; the lines above say why.");
    }
    writeFileSync(stamp, wanted);
  });
}

function pinnedNode() {
  const pinned = here("node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
  if (existsSync(pinned) && spawnSync(pinned, ["--version"]).status === 0) return pinned;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  return stop(
    `Hemline runs on Node 24. No packaged Node exists for ${process.platform}-${process.arch}, and this is ${process.version}: install Node 24 or newer and try again.`,
  );
}

const env = { ...process.env, ...chosen.env };
let child;
let stopping;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    stopping = signal;
    child?.kill(signal);
  });

function run([command, ...args]) {
  const program = command === "node" ? node : here("node_modules", ".bin", command);
  return new Promise((resolve, reject) => {
    child = spawn(program, args, { cwd: root, stdio: "inherit", env });
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(signal ? 128 + (signal === "SIGINT" ? 2 : 15) : code));
  });
}

let node;
try {
  await install();
  node = pinnedNode();
  env.PATH = [dirname(node), here("node_modules", ".bin"), env.PATH ?? ""].join(delimiter);
  let code = 0;
  if (chosen.build) code = await alone("build", () => run(["node", "build.ts"]));
  for (const step of chosen.steps) {
    if (code !== 0 || stopping) break;
    code = await run(step);
  }
  process.exitCode = code;
} catch (error) {
  stop(error.message);
}
