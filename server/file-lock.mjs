import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const beatMs = 2_000;
/** A holder without a sign of life for so long is dead, even if another process has its number now. */
const silentMs = 20_000;

/**
 * Runs `work` while no other process does. The lock is a file with the holder's name, and the holder touches it every two
 * seconds; a dead holder's lock is taken over.
 * @param {string} lock the file
 * @param {{ onWait: () => void, isStopping: () => boolean }} o `onWait` is called once when another process holds it
 */
export async function withFileLock(lock, work, { onWait, isStopping }) {
  mkdirSync(dirname(lock), { recursive: true });
  const me = `${hostname()} ${process.pid}`;
  for (let told = false; !taken(lock, me); told = true) {
    if (!told) onWait();
    if (isStopping()) return undefined;
    takeAway(lock, me);
    await sleep(200);
  }
  const beat = setInterval(() => show(lock), beatMs);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    if (read(lock) === me) rmSync(lock, { force: true });
  }
}

/** A link appears with its words in it, or not at all. */
function taken(lock, me) {
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, me);
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function takeAway(lock, me) {
  const holder = read(lock);
  if (holder === undefined || !isDead(lock, holder)) return;
  const grave = `${lock}.${process.pid}.dead`;
  try {
    renameSync(lock, grave);
    // Another one who waited was quicker, and this is not the dead holder's lock but its own: it gets it back.
    if (read(grave) !== holder && read(grave) !== me) linkSync(grave, lock);
  } catch (error) {
    if (error.code !== "ENOENT" && error.code !== "EEXIST") throw error;
  } finally {
    rmSync(grave, { force: true });
  }
}

function isDead(lock, holder) {
  const [host, pid] = holder.split(" ");
  try {
    if (Date.now() - statSync(lock).mtimeMs > silentMs) return true;
    if (host === hostname()) process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error.code === "ESRCH";
  }
}

function show(lock) {
  const now = new Date();
  try {
    utimesSync(lock, now, now);
  } catch {
    // Another process has taken the lock; the work goes on to its end.
  }
}

function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
