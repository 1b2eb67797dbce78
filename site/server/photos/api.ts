import { Hono } from "hono";
import * as z from "zod";
import { CropBox } from "../../shared/photo.ts";
import { isUuid } from "../db/ids.ts";
import { body } from "../http/body.ts";
import type { SiteEnv } from "../http/env.ts";
import { limited } from "../http/rate-limit.ts";
import { signedIn } from "../http/signed-in.ts";
import { notFound } from "../problems.ts";
import { cropPhoto } from "./crop-photo.ts";
import { takePhoto } from "./take-photo.ts";

const minute = 60_000;

/** Ids come from browsers: one that is none names no photo. */
function photoId(text: string): string {
  const id = text.toLowerCase();
  if (!isUuid(id)) throw notFound("photo");
  return id;
}

/** Raw bytes in, a picture out. Neither answer toasts: both are steps of a larger form. */
export const photosApi = new Hono<SiteEnv>()
  .put(
    "/photos/:id",
    signedIn,
    // A whole wardrobe may come at once: members take turns at the darkroom, so that nobody else waits for it.
    limited("upload-day", { burst: 400, perMs: 24 * 60 * minute, by: "member" }),
    async (c) => {
      const photo = await takePhoto(c.var.site, c.var.member, photoId(c.req.param("id")), c.req.raw.body);
      return c.json({ data: photo });
    },
  )
  .put(
    "/photos/:id/crop",
    signedIn,
    limited("crop", { burst: 60, perMs: 10 * minute, by: "member" }),
    body(z.union([CropBox, z.null()])),
    async (c) => {
      const photo = await cropPhoto(c.var.site, c.var.member, photoId(c.req.param("id")), c.var.draft);
      return c.json({ data: photo });
    },
  );
