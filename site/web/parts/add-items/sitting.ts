import type { ItemCard } from "../../../shared/items/item.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { CallFailure } from "../../call-failure.ts";
import { openFileStore } from "../photos/kept-files/file-store.ts";
import { exclusively } from "./line/exclusively.ts";
import { lineCalls } from "./line/line-calls.ts";
import { createUploadLine, type UploadLine } from "./line/upload-line.ts";
import { createNaming, type Naming } from "./naming/naming.ts";

/** A member’s uploads and names on this page. They go on while other pages are shown. */
export interface Sitting {
  memberId: string;
  line: UploadLine;
  naming: Naming;
  /** Continues what the device has kept. Only the first call does. */
  start(): void;
}

/** For a page that is reached without a reload. */
const maxPageReadingMs = 10_000;

let latest: Sitting | null = null;

export function sittingOf(memberId: string): Sitting {
  if (latest?.memberId !== memberId) latest = newSitting(memberId);
  return latest;
}

function newSitting(memberId: string): Sitting {
  const line = createUploadLine(memberId, lineCalls(memberId), {
    store: openFileStore("hemline-uploads"),
    exclusively,
    isOnline: () => navigator.onLine,
    pageAskedAtMs: Math.max(performance.timeOrigin, Date.now() - maxPageReadingMs),
    nowMs: () => Date.now(),
    after: (delayMs, act) => void setTimeout(act, delayMs),
  });
  let hasStarted = false;
  return {
    memberId,
    line,
    naming: createNaming(saveItem),
    start() {
      if (hasStarted) return;
      hasStarted = true;
      addEventListener("online", () => line.setOnline(true));
      addEventListener("offline", () => line.setOnline(false));
      void line.open();
    },
  };
}

const saveItem: Parameters<typeof createNaming>[0] = (id, change) =>
  callApi<ItemCard>(api.item(id), { method: "PUT", body: change, toasts: "failures" }).then(
    ({ data }) => data ?? null,
    (failure) => {
      if (failure instanceof CallFailure) return null;
      throw failure;
    },
  );
