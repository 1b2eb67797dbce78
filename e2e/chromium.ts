import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

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

/** The Chromium to test with: `CHROMIUM`, the system's, or the one Playwright downloaded; undefined when there is none. */
export function chromiumPath(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named) return named;
  const found = (process.env.PATH ?? "")
    .split(delimiter)
    .concat("/usr/bin")
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...found, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** Provides a Chromium where none is: Debian's package when root, else Playwright's own download. */
function provide(): void {
  if (chromiumPath()) return;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync("apt-get", ["--version"]).status === 0) {
    process.stderr.write("Installing Debian's Chromium for the browser tests (once).\n");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update", "-q"], { stdio: ["ignore", "ignore", "inherit"], env });
    spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium"], {
      stdio: ["ignore", "ignore", "inherit"],
      env,
    });
  }
  if (chromiumPath()) return;
  process.stderr.write("Downloading Chromium for the browser tests (once).\n");
  spawnSync(
    process.execPath,
    [join(import.meta.dirname, "../node_modules/playwright-core/cli.js"), "install", "chromium"],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  if (chromiumPath()) return;
  process.stderr.write(
    "The browser tests need Chromium and none could be installed: install it (Debian: apt-get install chromium) or name one in CHROMIUM.\n",
  );
  process.exitCode = 1;
}

if (import.meta.main) {
  provide();
  const path = chromiumPath();
  if (path)
    process.stderr.write(
      execFileSync(path, ["--version", "--no-sandbox", "--headless"], {
        stdio: ["ignore", "pipe", "ignore"],
      }).toString(),
    );
}
