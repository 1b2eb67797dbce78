import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { printSdkBytes } from "./bytes/sdk-bytes.ts";
import { runHemline } from "./processes/run-hemline.ts";

const client = join(import.meta.dirname, "../site/dist/client");
const gzip = (bytes: Buffer | string) => gzipSync(bytes, { level: 9 }).length;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What a first visit of a page loads, by the links in its HTML. */
export async function measure(): Promise<void> {
  printSdkBytes();
  const hemline = await runHemline();
  try {
    const look =
      /href="(\/looks\/(?!new)[a-z0-9-]+)"/.exec(await (await fetch(`${hemline.address}/looks`)).text())?.[1] ??
      "/looks";
    for (const path of ["/", "/looks", look]) {
      const html = await (await fetch(hemline.address + path)).text();
      const files = [
        ...new Set(
          [...html.matchAll(/[" ]\/(assets\/[^" ]+\.(?:js|css))(?=[" ])/g)].map((match) => match[1] as string),
        ),
      ];
      const sum = (ending: string) =>
        files
          .filter((file) => file.endsWith(ending))
          .reduce((total, file) => total + gzip(readFileSync(join(client, file))), 0);
      process.stdout.write(
        `${path}: HTML ${kB(gzip(html))}, JS ${kB(sum(".js"))}, CSS ${kB(sum(".css"))} (gzip), ${files.length} files\n`,
      );
    }
  } finally {
    await hemline.stop();
  }
  const fonts = readdirSync(join(client, "assets")).filter((file) => file.endsWith(".woff2"));
  process.stdout.write(
    `fonts ${kB(fonts.reduce((total, file) => total + readFileSync(join(client, "assets", file)).length, 0))} in ${fonts.length} files\n`,
  );
}
