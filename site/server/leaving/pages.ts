import type { Pages } from "../../shared/pages.ts";
import { deletedLooks } from "../looks/deletion/deleted-looks.ts";
import { loginRequired } from "../problems.ts";
import type { PageLoaders, PageRequest } from "../request/page-loader.ts";
import { dueAtOfLink } from "./come-back.ts";
import { latestExport } from "./export/request-export.ts";
import { isLastAdmin } from "./leave.ts";

async function comeBackPage({ site, url, form }: PageRequest): Promise<Pages["comeBack"]> {
  if (url.searchParams.has("left")) return { step: "left" };
  if (url.searchParams.has("done")) return { step: "done" };
  const dueAt = await dueAtOfLink(site, url.searchParams.get("token") ?? "");
  return dueAt ? { step: "confirm", dueAt: dueAt.toISOString(), form } : { step: "expired" };
}

async function dataPage({ site, viewer }: PageRequest): Promise<Pages["settingsData"]> {
  if (!viewer) throw loginRequired();
  const [deleted, latest, isLast] = await Promise.all([
    deletedLooks(site, viewer),
    latestExport(site, viewer),
    isLastAdmin(site.db, viewer),
  ]);
  return { deletedLooks: deleted, latestExport: latest, isLastAdmin: isLast };
}

export const leavingPages = { comeBack: comeBackPage, settingsData: dataPage } satisfies Partial<PageLoaders>;
