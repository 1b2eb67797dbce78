import type { Database } from "@hemline/database";
import { eq, sql } from "drizzle-orm";
import type { Colour } from "../../../shared/colours.ts";
import { newUuid } from "../../../shared/uuid.ts";
import { members } from "../../accounts/tables.ts";
import { itemColours, items } from "../../items/tables.ts";
import type { Person } from "../../testing/person.ts";
import { wears } from "../../wears/tables.ts";

type OwnItem = Partial<typeof items.$inferInsert> & {
  name: string;
  /** `€79.50` is `[79.5, "EUR"]`. */
  price?: [number, string];
  colours?: Colour[];
  wornOn?: string[];
};

/** Puts items with their wears into a wardrobe, of any day: nobody can log a wear on most of these. */
export async function addOwnItems(db: Database, { slug }: Person, added: OwnItem[]): Promise<void> {
  const [owner] = await db.select({ id: members.id }).from(members).where(eq(members.slug, slug));
  if (!owner) throw new Error(`There is no member ${slug}.`);
  const now = new Date();
  for (const { price, colours = [], wornOn = [], ...row } of added) {
    const id = newUuid(() => now);
    await db.insert(items).values({
      ...{ id, authorId: owner.id, postedAt: now },
      ...(price && { priceMicros: price[0] * 1_000_000, currency: price[1] }),
      ...{ wearCount: wornOn.length, lastWornOn: wornOn.toSorted().at(-1) ?? null },
      ...row,
    });
    const cloth = colours.map((colour, position) => ({ itemId: id, position, colour }));
    if (cloth.length > 0) await db.insert(itemColours).values(cloth);
    const logged = wornOn.map((day) => ({
      ...{ id: newUuid(() => now), pressId: newUuid(() => now) },
      ...{ itemId: id, authorId: owner.id, wornOn: day, loggedAt: now },
    }));
    if (logged.length > 0) await db.insert(wears).values(logged);
  }
  const counted = sql`(select count(*) from ${items} i where i.author_id = ${owner.id} and i.state = 'live'
    and i.audience <> 'me' and not i.is_wished and i.archived_at is null)`;
  await db.update(members).set({ itemCount: counted }).where(eq(members.id, owner.id));
}
