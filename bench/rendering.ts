import { namedPeople } from "@hemline/demo";
import { loadRenderPage } from "../site/server/web-build/web-build.ts";
import { paths } from "../site/shared/paths.ts";
import { logIn } from "./processes/log-in.ts";
import { runHemline } from "./processes/run-hemline.ts";

const rounds = 15;
const rendersPerRound = 40;

/** CPU time of rendering documents for a member out of their payloads, without database or HTTP; medians of rounds. */
export async function measure(): Promise<void> {
  const renderPage = await loadRenderPage(new URL("../site/dist/", import.meta.url));
  for (const { path, payload } of await payloadsOf([paths.home, paths.looks, paths.member(namedPeople.member.slug)])) {
    const times = Array.from({ length: rounds }, () => 0);
    for (const round of times.keys()) {
      const before = process.cpuUsage();
      for (let nth = 0; nth < rendersPerRound; nth += 1) await renderPage({ url: path, payload, status: 200 });
      const { user, system } = process.cpuUsage(before);
      times[round] = (user + system) / 1000 / rendersPerRound;
    }
    const median = times.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
    process.stdout.write(`${path}: ${median.toFixed(2)} ms CPU\n`);
  }
}

type Payload = Parameters<Awaited<ReturnType<typeof loadRenderPage>>>[0]["payload"];

async function payloadsOf(addresses: readonly string[]): Promise<{ path: string; payload: Payload }[]> {
  const hemline = await runHemline();
  try {
    const cookie = await logIn(hemline);
    return await Promise.all(
      addresses.map(async (path) => {
        const answer = await fetch(`${hemline.address}${path === "/" ? "" : path}/_payload.json`, {
          headers: { cookie },
        });
        return { path, payload: (await answer.json()) as Payload };
      }),
    );
  } finally {
    await hemline.stop();
  }
}
