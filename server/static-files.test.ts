import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { pino } from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import { readStaticFiles, serveStaticFiles } from "./static-files.ts";

const secret = "nobody may read this";

/** A folder with a page, a script and a secret beside it, and the service that serves it. */
function aFolder(o: { isRebuilt?: boolean; put?(folder: string): void } = {}) {
  const parent = mkdtempSync(join(tmpdir(), "hemline-static-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, "public");
  mkdirSync(join(folder, "parts"), { recursive: true });
  writeFileSync(join(parent, "secret.json"), secret);
  writeFileSync(join(folder, "index.html"), "<title>Page</title>");
  writeFileSync(join(folder, "parts/a b.js"), "1;");
  o.put?.(folder);
  const lines: string[] = [];
  const log = pino({ level: "error" }, { write: (line) => void lines.push(line) });
  const service = serveStaticFiles(readStaticFiles(folder, { log, ...o }), () => ({}));
  const ask = (path: string, headers = {}) => service(new Request(`http://shop.example${path}`, { headers }));
  return { folder, lines, ask: async (path: string, headers = {}) => ask(path, headers) };
}

describe("static files", () => {
  test("are found by their exact decoded path; a folder is its index", async () => {
    const { ask } = aFolder();
    const statuses = await Promise.all(
      ["/", "/index.html", "/parts/a%20b.js", "/parts", "/parts/", "/parts/a%2520b.js", "/INDEX.html"].map(
        async (path) => (await ask(path)).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 200, 404, 404, 404, 404]);
  });

  test("no spelling of a path leads out of their folder", async () => {
    const { ask } = aFolder({ put: (folder) => symlinkSync("../secret.json", join(folder, "link.json")) });
    const up = fc.constantFrom(
      ...["../", "..\\", "..%5c", "..%2f", "%2e%2e%2f", "%2e%2e%5c", "%252e%252e%252f", "..%255c", "..;/", "..%00/"],
      ...["%c0%ae%c0%ae/", "%e0%80%ae%e0%80%ae/", "..%c1%9c", "..%u2215", ".%2e/", "parts/../", "parts%5c..%5c", "//"],
      ...["./", "%2f", "%5c", "%5c%5c?%5c", "C:%5c", "file:///", "/proc/self/root/", "%00", "%E0", "~/"],
    );
    const target = fc.constantFrom("secret.json", "link.json", "etc/passwd", "proc/self/environ", "a".repeat(9_000));
    const path = fc.tuple(fc.array(up, { minLength: 1, maxLength: 12 }), target);
    await fc.assert(
      fc.asyncProperty(path, async ([steps, file]) => {
        const answer = await ask(`/${steps.join("")}${file}`);
        expect([404, await answer.text()]).toEqual([answer.status, "Not found"]);
      }),
      { numRuns: 500 },
    );
  });

  test("travel compressed where that is understood, by the twin from the build or by their own", async () => {
    const { ask } = aFolder({ put: (folder) => writeFileSync(join(folder, "index.html.gz"), "from the build") });
    const packed = { "Accept-Encoding": "br, gzip" };
    expect(await (await ask("/", packed)).text()).toBe("from the build");
    const own = await ask("/parts/a%20b.js", packed);
    expect([own.headers.get("content-encoding"), gunzipSync(await own.arrayBuffer()).toString()]).toEqual([
      "gzip",
      "1;",
    ]);
    expect((await ask("/index.html.gz")).status).toBe(404);
  });

  test("are what they were at start, whatever happens on the disk", async () => {
    const { ask, folder } = aFolder();
    rmSync(join(folder, "index.html"));
    writeFileSync(join(folder, "late.js"), "2;");
    expect([(await ask("/")).status, (await ask("/late.js")).status]).toEqual([200, 404]);
  });

  test("are those of the last build in development", async () => {
    const { ask, folder } = aFolder({ isRebuilt: true });
    expect(await (await ask("/")).text()).toBe("<title>Page</title>");
    writeFileSync(join(folder, "index.html"), "<title>Another page</title>");
    writeFileSync(join(folder, "late.js"), "2;");
    rmSync(join(folder, "parts"), { recursive: true });
    expect(await (await ask("/")).text()).toBe("<title>Another page</title>");
    expect([(await ask("/late.js")).status, (await ask("/parts/a%20b.js")).status]).toEqual([200, 404]);
  });

  test("that cannot be read are an error that is told, and not a missing file", async () => {
    // Node refuses to read more than two gigabytes at once.
    const put = (folder: string) => {
      writeFileSync(join(folder, "huge.js"), "");
      truncateSync(join(folder, "huge.js"), 3 * 1024 ** 3);
    };
    const { ask, lines } = aFolder({ put });
    await expect(ask("/huge.js")).rejects.toThrow("The file /huge.js could not be read.");
    expect(lines.join()).toContain("/huge.js");
    expect((await ask("/")).status).toBe(200);
  });

  test("of a folder that is not there are none", async () => {
    expect(readStaticFiles("/nowhere/at/all", { log: pino({ level: "silent" }) }).get("/index.html")).toBeUndefined();
  });
});
