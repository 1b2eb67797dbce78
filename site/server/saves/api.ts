import { Hono } from "hono";
import { FolderDraft, type FolderLookAnswer } from "../../shared/saves/folder.ts";
import { idempotent } from "../idempotency/idempotent.ts";
import { jsonBody } from "../request/json-body.ts";
import { rateLimited } from "../request/rate-limited.ts";
import { signedIn } from "../request/signed-in.ts";
import type { SiteEnv } from "../request/site-env.ts";
import { deleteFolder, renameFolder } from "./change-folder.ts";
import { createFolder } from "./create-folder.ts";
import { folderChoices } from "./folders.ts";
import { addToFolder, removeFromFolder } from "./set-folder-look.ts";
import { saveLook, unsaveLook } from "./set-save.ts";

const saveLimit = rateLimited("save");
const folderLimit = rateLimited("folder");

export const savesApi = new Hono<SiteEnv>()
  .put("/looks/:slug/save", signedIn, saveLimit, async (c) =>
    c.json({ data: await saveLook(c.var.site, c.var.member, c.req.param("slug")) }),
  )
  .delete("/looks/:slug/save", signedIn, saveLimit, async (c) =>
    c.json({ data: await unsaveLook(c.var.site, c.var.member, c.req.param("slug")) }),
  )
  .get("/looks/:slug/folders", signedIn, async (c) =>
    c.json({ data: await folderChoices(c.var.site, c.var.member, c.req.param("slug")) }),
  )
  .post("/folders", signedIn, idempotent("folder"), jsonBody(FolderDraft), async (c) => {
    const { site, member, draft } = c.var;
    return c.json({ message: "Folder created", data: await createFolder(site, member, draft.name) });
  })
  .put("/folders/:id", signedIn, folderLimit, jsonBody(FolderDraft), async (c) => {
    const { site, member, draft } = c.var;
    return c.json({ message: "Folder renamed", data: await renameFolder(site, member, c.req.param("id"), draft.name) });
  })
  .delete("/folders/:id", signedIn, folderLimit, async (c) => {
    await deleteFolder(c.var.site, c.var.member, c.req.param("id"));
    return c.json({ message: "Folder deleted" });
  })
  .put("/folders/:id/looks/:slug", signedIn, saveLimit, async (c) => {
    const { wasSaved } = await addToFolder(c.var.site, c.var.member, c.req.param("id"), c.req.param("slug"));
    return c.json({ data: { hasLook: true, wasSaved } satisfies FolderLookAnswer });
  })
  .delete("/folders/:id/looks/:slug", signedIn, saveLimit, async (c) => {
    await removeFromFolder(c.var.site, c.var.member, c.req.param("id"), c.req.param("slug"));
    return c.json({ data: { hasLook: false, wasSaved: true } satisfies FolderLookAnswer });
  });
