import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Logger } from "pino";
import { photoLimits } from "../../shared/photo.ts";
import { badRequest, SiteProblem, unusableUpload } from "../problems.ts";
import { problemOfDisk } from "./disk-problem.ts";
import { headBytes, requirePicture } from "./picture-kind.ts";

/** An upload that arrived whole: a file of the caller's own, to be moved or removed. */
export interface Arrival {
  file: string;
  sha256: string;
}

const tooLarge = () => unusableUpload(413, "This file is larger than 20 MB. Make it smaller and try again.");
/** Browsers show an answer only when their bytes were taken, so a file that is somewhat too large is read to its end. */
const patienceBytes = 3 * photoLimits.sizeBytes;

const folderIn = (photosDir: string) => join(photosDir, "incoming");

/**
 * Writes an upload to the disk as it comes and judges its first bytes.
 * @throws 413, 415, 422 or 507; nothing stays behind then.
 */
export async function receive(
  { photosDir, log }: { photosDir: string; log: Logger },
  body: ReadableStream<Uint8Array> | null,
): Promise<Arrival> {
  const path = join(folderIn(photosDir), randomUUID());
  const file = await openNew(path).catch((error: unknown) => {
    throw problemOfDisk(error, log);
  });
  const hash = createHash("sha256");
  let head: Uint8Array = new Uint8Array();
  let sizeBytes = 0;
  try {
    for await (const chunk of chunksOf(body)) {
      sizeBytes += chunk.length;
      if (sizeBytes > patienceBytes) throw tooLarge();
      if (sizeBytes > photoLimits.sizeBytes) continue;
      if (head.length < headBytes) head = Buffer.concat([head, chunk]).subarray(0, headBytes);
      hash.update(chunk);
      await file.appendFile(chunk);
    }
    if (sizeBytes > photoLimits.sizeBytes) throw tooLarge();
    requirePicture(head);
    return { file: path, sha256: hash.digest("hex") };
  } catch (error) {
    await rm(path, { force: true });
    throw problemOfDisk(error, log);
  } finally {
    await file.close();
  }
}

async function openNew(path: string): Promise<FileHandle> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  return open(path, "wx", 0o600);
}

async function* chunksOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? [];
  } catch (error) {
    // The sender went away: no fault of ours, and nobody reads the answer.
    if (error instanceof SiteProblem) throw error;
    throw badRequest("The upload broke off. Send the photo again.");
  }
}

/** Removes what interrupted uploads left behind a day ago. */
export async function sweepIncoming(photosDir: string, now: Date): Promise<void> {
  const folder = folderIn(photosDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const left = await stat(path).catch(() => null);
    if (left && now.getTime() - left.mtimeMs > 24 * 60 * 60_000) await rm(path, { force: true });
  }
}
