import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { DraftSave } from "../../shared/drafts/draft.ts";
import { draftLimits } from "../../shared/limits.ts";
import { payloadTooLarge } from "../problems.ts";
import { jsonBody } from "../request/json-body.ts";
import { rateLimited } from "../request/rate-limited.ts";
import { signedIn } from "../request/signed-in.ts";
import type { SiteEnv } from "../request/site-env.ts";
import { deleteDraft, deleteDraftVersion } from "./delete-draft.ts";
import { draftOf } from "./draft-of.ts";
import { parseDraftVersion } from "./draft-version.ts";
import { type DraftSubjects, ownPlace } from "./require-draft-place.ts";
import { saveDraft } from "./save-draft.ts";
import { draftBody, storedPlace } from "./stored-place.ts";

const draftLimit = rateLimited("draft");
const draftSize = bodyLimit({
  maxSize: draftLimits.bodyBytes,
  onError: () => {
    throw payloadTooLarge(draftLimits.bodyBytes);
  },
});

/** The answers have no `message`, so saving shows no toast. Suspended members may save drafts, because nobody else sees them. */
export const draftsApi = (subjects: DraftSubjects) => {
  return new Hono<SiteEnv>()
    .get("/drafts/:place", signedIn, async (c) => {
      const place = await ownPlace(c.var.site, subjects, c.var.member.id, c.req.param("place"));
      return c.json({ data: await draftOf(c.var.site, c.var.member.id, place) });
    })
    .put("/drafts/:place", signedIn, draftSize, draftLimit, jsonBody(DraftSave), async (c) => {
      const { site, member, draft } = c.var;
      const place = storedPlace(c.req.param("place"));
      const body = draftBody(place, draft.body);
      return c.json({ data: await saveDraft(site, subjects, member.id, place, { body, version: draft.version }) });
    })
    .delete("/drafts/:place", signedIn, draftLimit, async (c) => {
      const { site, member } = c.var;
      const place = await ownPlace(c.var.site, subjects, c.var.member.id, c.req.param("place"));
      const version = c.req.query("version");
      if (version === undefined) await deleteDraft(site.db, member.id, place);
      else await deleteDraftVersion(site, member.id, place, parseDraftVersion(version));
      return c.json({ data: null });
    });
};
