import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { demoPassword, namedPeople } from "@hemline/demo";
import { cameraPhotos } from "./photo-files/camera-photos.ts";
import { runHemline } from "./processes/run-hemline.ts";
import { watchPictureProcesses } from "./processes/watch-picture-processes.ts";

const count = Number(process.env.BENCH_PHOTOS ?? 100);
const senders = [namedPeople.member, namedPeople.subscriber];
/** As the site's own form does. */
const atOnce = 2;

/**
 * Uploads photos of 12 megapixels as two members and waits for the last AVIF file; meanwhile a visitor reads a page.
 * Then the heaviest accepted pictures, one by one. Before all that, the duration of a first start.
 */
export async function measure(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "hemline-bench-"));
  const workers = watchPictureProcesses();
  const startedAt = performance.now();
  const hemline = await runHemline({ DATA_DIR: folder });
  try {
    tell(`first start, until every picture of the demo has all its files: ${secondsSince(startedAt)} s`);
    tell(`  of the processor for that: ${workers.cpuSeconds().toFixed(1)} s`);
    const tokens = await Promise.all(senders.map(({ email }) => tokenOf(hemline.address, email)));
    const { photos, heavy } = await cameraPhotos(count);
    const before = { app: hemline.cpuMs().app, workers: workers.cpuSeconds() };
    const began = performance.now();
    let isDone = false;
    const pageMs = readPages(hemline.address, () => isDone);
    const shownAfterMs: number[] = [];
    const sent = await Promise.all(
      tokens.map(async (token, at) => {
        const own = photos.filter((_, index) => index % tokens.length === at);
        const ids: string[] = [];
        const send = async () => {
          for (let photo = own.pop(); photo; photo = own.pop()) {
            const from = performance.now();
            ids.push(await upload(hemline.address, token, photo));
            shownAfterMs.push(performance.now() - from);
          }
        };
        await Promise.all(Array.from({ length: atOnce }, send));
        return { token, ids };
      }),
    );
    tell(
      `${count} photos of 12 megapixels uploaded and shown: ${secondsSince(began)} s, each ${spread(shownAfterMs)} ms`,
    );
    for (const { token, ids } of sent) for (const id of ids) await untilAvif(hemline.address, token, id);
    isDone = true;
    tell(`all renditions of ${count} uploaded photos: ${secondsSince(began)} s`);
    const app = ((hemline.cpuMs().app - before.app) / 1000).toFixed(1);
    const pictures = (workers.cpuSeconds() - before.workers).toFixed(1);
    tell(`  of the processor for that: ${pictures} s in picture processes, ${app} s in the app`);
    tell(`  a visitor's page meanwhile: ${spread(await pageMs)} ms`);
    tell(`  picture processes took ${workers.peakMb()} MB at most`);
    for (const [name, bytes] of Object.entries(heavy)) {
      const from = performance.now();
      const { status, text } = await put(hemline.address, tokens[0] as string, randomUUID(), bytes);
      tell(`${name}: ${status}${status === 200 ? "" : ` ${text}`} after ${Math.round(performance.now() - from)} ms`);
    }
    tell(`picture processes took ${workers.peakMb()} MB at most, heavy pictures included`);
    const load = loadavg().map((each) => each.toFixed(1));
    tell(
      `load of the machine (1, 5, 15 minutes, all that runs here): ${load.join(", ")} on ${availableParallelism()} cores`,
    );
  } finally {
    workers.stop();
    await hemline.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const tell = (line: string) => process.stdout.write(`${line}\n`);
const secondsSince = (from: number) => ((performance.now() - from) / 1000).toFixed(1);

function spread(ms: number[]): string {
  const sorted = ms.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  return `${at(0.5)} (p95 ${at(0.95)})`;
}

async function tokenOf(address: string, email: string): Promise<string> {
  const response = await fetch(`${address}/api/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  return ((await response.json()) as { message: { token: string } }).message.token;
}

async function put(address: string, token: string, id: string, body: Buffer) {
  const response = await fetch(`${address}/api/photos/${id}`, {
    method: "PUT",
    headers: { Authorization: `Bearer ${token}` },
    body: new Uint8Array(body),
  });
  return { status: response.status, text: ((await response.json()) as { message?: string }).message ?? "" };
}

async function upload(address: string, token: string, body: Buffer): Promise<string> {
  const id = randomUUID();
  const { status, text } = await put(address, token, id, body);
  if (status !== 200) throw new Error(`An upload was answered ${status}: ${text}`);
  return id;
}

/** The widest AVIF is encoded last; until then its address redirects. */
async function untilAvif(address: string, token: string, id: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${address}/photos/${id}/1/1440.avif`, {
      headers: { Authorization: `Bearer ${token}` },
      redirect: "manual",
    });
    await response.body?.cancel();
    if (response.status === 200) return;
    await pause(200);
  }
}

async function readPages(address: string, isDone: () => boolean): Promise<number[]> {
  const ms: number[] = [];
  while (!isDone()) {
    const from = performance.now();
    await (await fetch(`${address}/looks`)).text();
    ms.push(performance.now() - from);
    await pause(250);
  }
  return ms;
}
