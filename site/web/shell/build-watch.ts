import { fetchJson } from "../fetch-json.ts";

/** What `builds/latest.json` says. */
interface LatestBuild {
  id: string;
  timestamp: number;
}

/** What `builds/meta/{buildId}.json` says: the files that each page needs. */
export interface BuildManifest extends LatestBuild {
  pages: Record<string, string[]>;
}

const manifestDelayMs = 1_000;
const pollMs = 60_000;

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** True on a connection where everything that can wait should not be fetched at all. */
export function isVerySlow(connection = (navigator as Navigator & { connection?: Connection }).connection): boolean {
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? "");
}

let isNewer = false;

/** True once the server is known to run another build than this page. */
export const isOutdated = (): boolean => isNewer;

/** Notes the build that an answer came from. */
export function noteBuild(ours: string, theirs: string): void {
  if (ours !== theirs) isNewer = true;
}

/** A file of `builds/`; null when there was no answer. Offline, or the server restarts: the next round asks again. */
async function fetchBuildFile<Shape>(url: string): Promise<Shape | null> {
  const { status, answer } = await fetchJson(url);
  return status === 200 ? (answer as Shape | null) : null;
}

/** Fetches this build's manifest after a second, and asks every minute (in visible tabs) whether a newer build runs. */
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
