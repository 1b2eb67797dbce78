import { eq } from "drizzle-orm";
import fc from "fast-check";
import { api } from "../../../../shared/paths.ts";
import type { Standing } from "../../../../shared/permissions.ts";
import { members } from "../../../accounts/tables.ts";
import { pruneDeletedItems } from "../../../items/deletion/prune-deleted-items.ts";
import { finishLeavings } from "../../../leaving/finish-leaving.ts";
import { pruneDeletedLooks } from "../../../looks/deletion/prune-deleted-looks.ts";
import { setStanding } from "../../../members/set-standing.ts";
import { password } from "../../../testing/test-site.ts";
import { pruneDeletedReviews } from "../../deletion/prune-deleted-reviews.ts";
import { showWaitingReviews } from "../../writing/show-waiting-reviews.ts";
import type { Life } from "./life.ts";
import { nth, step, who } from "./step.ts";

const isOn = fc.boolean();
const done = { status: 200 };

async function runsNightlyJobs({ context }: Life): Promise<void> {
  await showWaitingReviews(context);
  await pruneDeletedReviews(context);
  await pruneDeletedItems(context);
  await pruneDeletedLooks(context);
  await finishLeavings(context);
}

export const memberSteps = [
  step("follows a brand", { who, nth, isOn: fc.constantFrom(true, true, false) }, async (life, { who, nth, isOn }) => {
    const brand = await life.brand(nth);
    return brand ? life.person(who)[isOn ? "followsBrand" : "unfollowsBrand"](brand) : null;
  }),
  step("blocks or unblocks", { who, other: who, isOn }, (life, { who, other, isOn }) =>
    life.person(who).sends(isOn ? "PUT" : "DELETE", api.block(life.person(other).slug)),
  ),
  step("becomes private or public", { who, isOn }, (life, { who, isOn }) => life.person(who).setsPrivacy(isOn)),
  step(
    "is suspended, banned or neither",
    { who, to: fc.constantFrom<Standing>("active", "active", "suspended", "banned") },
    async ({ db, person }, { who, to }) => {
      const [row] = await db
        .select({ id: members.id })
        .from(members)
        .where(eq(members.slug, person(who).slug));
      await db.transaction((tx) => setStanding(tx, row?.id ?? "", to));
      return done;
    },
  ),
  step(
    "leaves",
    { who, choice: fc.constantFrom("erase", "anonymise"), comesBack: isOn },
    async (life, { who, choice, comesBack }) => {
      const { slug } = life.person(who);
      const left = await life.person(who).sends("POST", api.leaving, { current_password: password, choice });
      if (left.status !== 200) return left;
      await life.replaces(who);
      const draft = { email: `${slug}@hemline.example`, password, come_back: "yes" };
      return comesBack ? life.visitor.sends("POST", api.login, draft) : left;
    },
  ),
  step("days pass", { days: fc.constantFrom(1, 8, 15) }, async (life, { days }) => {
    await life.passes(days * 24 * 60);
    await runsNightlyJobs(life);
    return done;
  }),
];
