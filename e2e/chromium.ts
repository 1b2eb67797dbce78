import { type StdioOptions, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "playwright-core";

/** Chromium without a window. It does the same in half the processor time. */
const shell = "chromium-headless-shell";
const names = [shell, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macs = ["Chromium", "Google Chrome"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

/** Chromium's flags for a machine without a screen, and without calls to anybody. */
export const chromiumFlags = [
  "--no-sandbox",
  "--headless",
  "--disable-gpu",
  "--disable-quic",
  "--disable-sync",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
];

/** All places where one may be, the best first. */
function places(): string[] {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin"];
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...installed, ...macs, chromium.executablePath()].filter((path) => path && existsSync(path));
}

/** The Chromium to test with: `CHROMIUM` (the scripts set it), the system's, or the one Playwright downloaded. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM || places()[0];
}

const isShell = (path: string): boolean => path.endsWith(shell);

/** One like that of members, where there is one. */
function wholePath(): string | undefined {
  const path = chromiumPath();
  return path && isShell(path) ? (places().find((other) => !isShell(other)) ?? path) : path;
}

/**
 * Opens a browser for tests. A frame of another origin lives in the process of its page: where it has its own, a click
 * into it is lost whenever that process answers late, though the page is ready for it.
 */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath() ?? "chromium",
    args: [...chromiumFlags, "--disable-site-isolation-trials"],
  });

/** Opens a browser to measure in: all of Chromium, and each origin in a process of its own. */
export const launchWholeChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: wholePath() ?? "chromium", args: chromiumFlags });

/** Some systems have a stub that only explains how to install it. */
function working(): string | undefined {
  const named = process.env.CHROMIUM;
  return (named ? [named] : places()).find(
    (path) => spawnSync(path, ["--version", "--no-sandbox", "--headless"]).status === 0,
  );
}

const quiet: StdioOptions = ["ignore", "ignore", "inherit"];
function apt(...words: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync("apt-get", words, { stdio: quiet, env }).status === 0;
}

const isListed = (name: string): boolean => spawnSync("apt-cache", ["show", "-q", name]).status === 0;

/** Whether Debian's packages may be installed here. */
const hasPackages = (): boolean => process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;

/** What most people's systems have, and what a page is drawn in until its own fonts are there. */
const fonts = "fonts-liberation";

function installPackage(name: string): boolean {
  if (!isListed(name)) return false;
  process.stderr.write("Installing Debian's Chromium for the browser tests (once).\n");
  return apt("install", "-y", "-q", "--no-install-recommends", name, fonts);
}

function download(): void {
  process.stderr.write("Downloading Chromium for the browser tests (once).\n");
  const cli = join(import.meta.dirname, "../node_modules/playwright-core/cli.js");
  spawnSync(process.execPath, [cli, "install", "--no-shell", "chromium"], { stdio: quiet });
}

/** Finds a Chromium, or gets one: Debian's package when root, else Playwright's own download. */
function provide(): string | undefined {
  const found = working();
  if (process.env.CHROMIUM || (found && isShell(found))) return found;
  if (hasPackages()) {
    // Who has a Chromium can do with it: the better one is not looked for far away.
    if (!found) apt("update", "-q");
    if (!installPackage(shell) && !found) installPackage("chromium");
  }
  const installed = working();
  if (installed) return installed;
  download();
  return working();
}

if (import.meta.main) {
  const path = provide();
  if (path) process.stdout.write(path);
  else {
    process.stderr.write(
      process.env.CHROMIUM
        ? `CHROMIUM names ${process.env.CHROMIUM}, which does not start.\n`
        : "The browser tests need Chromium and none could be installed: install it (Debian: apt-get install chromium-headless-shell) or name one in CHROMIUM.\n",
    );
    process.exitCode = 1;
  }
}
