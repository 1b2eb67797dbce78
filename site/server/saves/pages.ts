import type { Pages } from "../../shared/pages.ts";
import { cursorsOf } from "../db/keyset.ts";
import { loginRequired } from "../problems.ts";
import type { ListLoaders, PageLoaders, PageRequest } from "../request/page-loader.ts";
import { foldersOf } from "./folders.ts";
import { ownFolder } from "./own-folder.ts";
import { savedLooks } from "./saved-looks.ts";

async function savedPage({ site, viewer, url }: PageRequest): Promise<Pages["saved"]> {
  if (!viewer) throw loginRequired();
  const id = url.searchParams.get("folder");
  const folder = id ? await ownFolder(site.db, viewer, id) : null;
  const [looks, contents] = await Promise.all([
    savedLooks(site, viewer, folder?.id ?? null, cursorsOf(url)),
    foldersOf(site, viewer),
  ]);
  return { folder, looks, ...contents };
}

async function savedList({ site, viewer, url }: PageRequest) {
  if (!viewer) throw loginRequired();
  const id = url.searchParams.get("folder");
  const folder = id ? await ownFolder(site.db, viewer, id) : null;
  return savedLooks(site, viewer, folder?.id ?? null, cursorsOf(url));
}

export const savesLists = { saved: savedList } satisfies Partial<ListLoaders>;
export const savesPages = { saved: savedPage } satisfies Partial<PageLoaders>;
