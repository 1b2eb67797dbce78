import { asc, eq, ne } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { minuteMs } from "../../../../shared/durations.ts";
import { members, sessions } from "../../../accounts/tables.ts";
import { brands } from "../../../brands/tables.ts";
import { collections } from "../../../collections/tables.ts";
import { endOfTime } from "../../../db/columns.ts";
import { items } from "../../../items/tables.ts";
import { lookPhotos, looks } from "../../../looks/tables.ts";
import { products } from "../../../products/tables.ts";
import type { Person } from "../../../testing/person.ts";
import { reviews } from "../../tables.ts";
import { monthAgo, type ReviewedSite, reviewedSite } from "../reviewed-site.ts";

export const names = ["Bea", "Cleo", "Dora"] as const;
export type Name = (typeof names)[number];

/** What somebody made. */
interface Made {
  id: string;
  by: Person;
}

/** A site as random steps change it. Whatever they act on is the nth of what is there, or null where nothing is. */
export interface Life extends ReviewedSite {
  admin: Person;
  person(name: Name): Person;
  /** Who had this name has left: somebody new gets it. */
  replaces(name: Name): Promise<void>;
  /** Lets time pass, in which everybody stays logged in and no rate limit stands in the way. */
  passes(minutes: number): Promise<void>;
  review(nth: number): Promise<Made | null>;
  item(nth: number): Promise<Made | null>;
  look(nth: number): Promise<(Made & { slug: string }) | null>;
  photosOf(lookId: string): Promise<string[]>;
  brand(nth: number): Promise<string | null>;
  product(nth: number): Promise<string | null>;
  collection(nth: number): Promise<{ brand: string; slug: string } | null>;
  /** Entries of the last action that can be undone, and what was pressed for the last wear. */
  last: { undo: string[]; press: { by: Person; id: string } | null };
  /** Makes a name that nobody has. */
  fresh(word: string): string;
}

export async function newLife(): Promise<Life> {
  let passedMs = 0;
  const site = await reviewedSite({ clock: () => new Date(Date.now() + passedMs) });
  const { db, joins } = site;
  const people = new Map<Name, Person>();
  const authors = new Map<string, Person>();
  let made = 0;
  const fresh = (word: string) => `${word} ${++made}`;

  async function joinsAs(name: Name): Promise<void> {
    const firstName = people.has(name) ? fresh(name).replace(" ", "") : name;
    // Dora is new: her first review waits.
    const more = { subscribedUntil: endOfTime, ...(name === "Dora" ? {} : { createdAt: monthAgo() }) };
    const person = await joins(firstName, undefined, more);
    people.set(name, person);
    const [row] = await db.select({ id: members.id }).from(members).where(eq(members.slug, person.slug));
    authors.set(row?.id ?? "", person);
  }

  const at = <Row>(rows: Row[], nth: number): Row | null => rows[nth % Math.max(1, rows.length)] ?? null;
  const madeBy = <Row extends { id: string; authorId: string }>(row: Row | null): (Row & Made) | null => {
    const by = row && authors.get(row.authorId);
    return row && by ? { ...row, by } : null;
  };
  const rowsOf = (table: PgTable & { id: PgColumn; authorId: PgColumn }) =>
    db.select({ id: table.id, authorId: table.authorId }).from(table).orderBy(asc(table.id)) as unknown as Promise<
      { id: string; authorId: string }[]
    >;

  for (const name of names) await joinsAs(name);
  return {
    ...site,
    admin: await joins("Root", undefined, { role: "admin" }),
    person: (name) => people.get(name) ?? site.ada,
    replaces: joinsAs,
    passes: async (minutes) => {
      passedMs += minutes * minuteMs;
      await db.update(sessions).set({ createdAt: site.context.clock(), seenAt: site.context.clock() });
    },
    review: async (nth) => madeBy(at(await rowsOf(reviews), nth)),
    item: async (nth) => madeBy(at(await rowsOf(items), nth)),
    look: async (nth) => {
      const rows = await db
        .select({ id: looks.id, authorId: looks.authorId, slug: looks.slug })
        .from(looks)
        .orderBy(asc(looks.id));
      return madeBy(at(rows, nth));
    },
    photosOf: async (lookId) => {
      const rows = await db.select({ id: lookPhotos.photoId }).from(lookPhotos).where(eq(lookPhotos.lookId, lookId));
      return rows.map(({ id }) => id);
    },
    brand: async (nth) => at(await slugsOf(brands), nth)?.slug ?? null,
    product: async (nth) => at(await slugsOf(products), nth)?.slug ?? null,
    collection: async (nth) => {
      const rows = await db
        .select({ brand: brands.slug, slug: collections.slug })
        .from(collections)
        .innerJoin(brands, eq(brands.id, collections.brandId))
        .orderBy(asc(collections.id));
      return at(rows, nth);
    },
    last: { undo: [], press: null },
    fresh,
  };

  function slugsOf(table: typeof brands | typeof products) {
    return db.select({ slug: table.slug }).from(table).where(ne(table.state, "merged")).orderBy(asc(table.id));
  }
}
