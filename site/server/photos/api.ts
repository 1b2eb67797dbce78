import { Hono } from "hono";
import * as z from "zod";
import { CropBox } from "../../shared/photos/photo.ts";
import { isUuid } from "../../shared/uuid.ts";
import { notFound } from "../problems.ts";
import { jsonBody } from "../request/json-body.ts";
import { mayWrite } from "../request/may-write.ts";
import { rateLimited } from "../request/rate-limited.ts";
import { signedIn } from "../request/signed-in.ts";
import type { SiteEnv } from "../request/site-env.ts";
import { cropPhoto, type RecordSiteCrop } from "./crop-photo.ts";
import { uncroppedPhoto } from "./uncropped-photo.ts";
import { uploadPhoto } from "./upload-photo.ts";

/** Ids come from browsers. @throws 404 for one that is no UUID */
function photoId(text: string): string {
  const id = text.toLowerCase();
  if (!isUuid(id)) throw notFound("photo");
  return id;
}

/** Answers without `message`: all of them are steps of a larger form and show no toast. */
export const photosApi = ({ recordSiteCrop }: { recordSiteCrop: RecordSiteCrop }) =>
  new Hono<SiteEnv>()
    .put("/photos/:id", signedIn, mayWrite, rateLimited("upload-day"), async (c) => {
      const photo = await uploadPhoto(c.var.site, c.var.member, photoId(c.req.param("id")), c.req.raw.body);
      return c.json({ data: photo });
    })
    .get("/photos/:id/uncropped", signedIn, rateLimited("uncropped-photo"), async (c) => {
      const bytes = await uncroppedPhoto(c.var.site, c.var.member, photoId(c.req.param("id")));
      return c.body(bytes, 200, { "Content-Type": "image/webp" });
    })
    .put(
      "/photos/:id/crop",
      signedIn,
      mayWrite,
      rateLimited("crop"),
      jsonBody(z.union([CropBox, z.null()])),
      async (c) => {
        const photo = await cropPhoto(c.var.site, c.var, photoId(c.req.param("id")), c.var.draft, recordSiteCrop);
        return c.json({ data: photo });
      },
    );
