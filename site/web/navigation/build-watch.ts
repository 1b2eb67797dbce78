import { fetchJson } from "../fetch-json.ts";
import { isVerySlow } from "../state/slow-connection.ts";

/** `builds/latest.json` */
interface LatestBuild {
  id: string;
  timestamp: number;
}

/** `builds/meta/{buildId}.json`: the files that each page needs. */
export interface BuildManifest extends LatestBuild {
  pages: Record<string, string[]>;
}

const manifestDelayMs = 1_000;
const pollMs = 60_000;

let isNewer = false;

/** The server runs another build than this page. */
export const isOutdated = (): boolean => isNewer;

export function noteBuild(ours: string, theirs: string): void {
  if (ours !== theirs) isNewer = true;
}

/** Null without an answer, e.g. offline: the next poll asks again. */
async function fetchBuildFile<Shape>(url: string): Promise<Shape | null> {
  const { status, answer } = await fetchJson<Shape>(url);
  return status === 200 ? answer : null;
}

/** Loads this build's manifest after a second, and polls every minute (in visible tabs) for a newer build. */
export function watchBuild(build: string, onManifest: (manifest: BuildManifest) => void): void {
  setTimeout(async () => {
    if (isVerySlow()) return;
    const manifest = await fetchBuildFile<BuildManifest>(`/builds/meta/${build}.json`);
    if (manifest) onManifest(manifest);
  }, manifestDelayMs);

  let isOverdue = false;
  async function poll() {
    isOverdue = document.hidden;
    if (document.hidden || isNewer) return;
    const latest = await fetchBuildFile<LatestBuild>("/builds/latest.json");
    if (latest) noteBuild(build, latest.id);
  }
  setInterval(poll, pollMs);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && isOverdue) void poll();
  });
}
