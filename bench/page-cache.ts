import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { load } from "./load.ts";
import { runHemline } from "./running.ts";

/** The cached /looks of a visitor, and bare node:http with the same compressed bytes in a Buffer, in turns. */
export async function measure(): Promise<void> {
  const hemline = await runHemline();
  const headers = { "accept-encoding": "br" };
  const answer = await fetch(`${hemline.address}/looks`, { headers: { ...headers, connection: "close" } });
  const ready = Buffer.alloc(Number(answer.headers.get("content-length") ?? 8_000), 120);
  await answer.arrayBuffer();
  const bare = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "text/html", "Content-Encoding": "br", "Content-Length": ready.length });
    response.end(ready);
  });
  await new Promise<void>((resolve) => bare.listen(0, "127.0.0.1", resolve));
  const bareAddress = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`;
  try {
    await load(`${hemline.address}/looks`, headers, 2);
    for (let round = 1; round <= 3; round++) {
      const cached = await load(`${hemline.address}/looks`, headers);
      const ideal = await load(bareAddress, headers);
      const share = ((100 * cached.perSecond) / ideal.perSecond).toFixed(0);
      process.stdout.write(
        `round ${round}: cached ${cached.perSecond.toFixed(0)}/s (p50 ${cached.p50Ms} ms, p99 ${cached.p99Ms} ms, ${cached.failures} failures), bare ${ideal.perSecond.toFixed(0)}/s: ${share} %\n`,
      );
    }
  } finally {
    bare.close();
    await hemline.stop();
  }
}
