import { eq, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { HomePlan, HomeWardrobe, UnwornItem } from "../../shared/home/pages.ts";
import type { PicturedItem } from "../../shared/items/item.ts";
import { slotOfItem } from "../../shared/outfits/outfit-options.ts";
import { preparedSql, unknownValue } from "../db/prepared-query.ts";
import { items } from "../items/tables.ts";
import { outfitItems, outfits } from "../outfits/tables.ts";
import { photos } from "../photos/tables.ts";
import { daysAfter, weekOf } from "../planner/planner-days.ts";
import { plans } from "../planner/tables.ts";
import { wornDays } from "../planner/worn-days.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { latelyAt, shownItems } from "../wardrobe/shown-items.ts";
import { wears } from "../wears/tables.ts";
import { pageDay } from "./order-of-day.ts";

const maxUnnamed = 6;
const maxUnworn = 2;

interface WardrobeRow {
  hasItems: boolean;
  plans: (Omit<HomePlan, "outfit"> & { outfit: { id: string; name: string; items: PicturedItem[] } })[];
  worn: { on: string; items: PicturedItem[] }[];
  unnamedCount: number;
  unnamed: PicturedItem[];
  unworn: UnwornItem[];
}

/** What the home page shows of a member’s own wardrobe: in one query, because the page asks for much else. */
export async function homeWardrobe(site: SiteContext, { id: member }: Member): Promise<HomeWardrobe> {
  const day = pageDay(site);
  // Where the member is, it may be the day before or after.
  const [{ from }, { to }] = [weekOf(daysAfter(day, -1)), weekOf(daysAfter(day, 1))];
  const values = { member, from, to, lately: latelyAt(site.clock()) };
  const [row] = await preparedSql<WardrobeRow>(site.db, "wardrobe at home", values, wardrobe);
  if (!row) throw new Error("A query of one row has none.");
  const { hasItems, unnamedCount, unnamed, unworn } = row;
  return { day, hasItems, ...plansAndWears(row), unnamed: { count: unnamedCount, items: unnamed }, unworn };
}

function plansAndWears({ plans, worn }: WardrobeRow): Pick<HomeWardrobe, "plans" | "worn"> {
  const shown = plans.map(({ outfit, ...plan }) => ({
    ...plan,
    outfit: { ...outfit, items: outfit.items.map((item) => ({ slot: slotOfItem(item), item })) },
  }));
  const byId = new Map(worn.flatMap((day) => day.items).map((item) => [item.id, item]));
  const days = wornDays(
    worn,
    shown.map(({ outfit, ...plan }) => ({ ...plan, outfit: outfit.id })),
    shown.map(({ outfit }) => outfit),
  );
  return {
    plans: shown.map(({ outfit: { name, items }, ...plan }) => ({ ...plan, outfit: { name, items } })),
    worn: days.map((one) => ({ ...one, items: one.items.flatMap((id) => byId.get(id) ?? []) })),
  };
}

const member = unknownValue("member", "uuid");
const isOwn = (authorId: SQLWrapper): SQL => sql`${authorId} = ${member}`;
const isOfTheseDays = (day: SQLWrapper): SQL =>
  sql`${day} between ${sql.placeholder("from")}::date and ${sql.placeholder("to")}::date`;

const picturedItem = sql`'id', ${items.id}, 'name', ${items.name}, 'category', ${items.category}, 'photo',
  case when ${photos.id} is not null then json_build_object('id', ${photos.id}, 'version', ${photos.version},
    'width', ${photos.width}, 'height', ${photos.height}, 'widths', ${photos.widths}, 'avif', ${photos.avif},
    'colour', ${photos.colour}) end`;
const withPhoto = sql`left join ${photos} on ${photos.id} = ${items.photoId}`;
const isThere = sql`${items.state} <> 'deleted'`;

const list = (row: SQL, orderBy: SQL): SQL =>
  sql`coalesce(json_agg(json_build_object(${row}) order by ${orderBy}), '[]')`;

const itemsOfOutfit = sql`(select ${list(picturedItem, sql`${outfitItems.position}`)}
  from ${outfitItems} join ${items} on ${items.id} = ${outfitItems.itemId} ${withPhoto}
  where ${eq(outfitItems.outfitId, outfits.id)} and ${isThere})`;

const outfit = sql`json_build_object('id', ${outfits.id}, 'name', ${outfits.name}, 'items', ${itemsOfOutfit})`;
const plan = sql`'id', ${plans.id}, 'on', ${plans.plannedOn}, 'became', ${plans.became}, 'outfit', ${outfit}`;

const planned = sql`(select ${list(plan, sql`${plans.plannedOn}, ${plans.id}`)}
  from ${plans} join ${outfits} on ${outfits.id} = ${plans.outfitId}
  where ${isOwn(plans.authorId)} and ${isOfTheseDays(plans.plannedOn)})`;

const worn = sql`(select ${list(sql`'on', day.worn_on, 'items', day.items`, sql`day.worn_on`)} from (
  select once.worn_on, ${list(picturedItem, sql`once.logged_at, ${items.id}`)} as items
  from (select ${wears.wornOn}, ${wears.itemId}, min(${wears.loggedAt}) as logged_at from ${wears}
    where ${isOwn(wears.authorId)} and ${isOfTheseDays(wears.wornOn)} group by ${wears.wornOn}, ${wears.itemId}) once
  join ${items} on ${items.id} = once.item_id ${withPhoto}
  where ${isThere} group by once.worn_on) day)`;

const isUnnamed = sql`${isOwn(items.authorId)} and ${items.state} = 'draft' and ${isNull(items.archivedAt)}`;

const unnamed = sql`(select ${list(picturedItem, sql`${items.postedAt}, ${items.id}`)}
  from ${items} ${withPhoto} where ${items.id} = any(array(select ${items.id} from ${items} where ${isUnnamed}
    order by ${items.postedAt}, ${items.id} limit ${sql.raw(String(maxUnnamed))})))`;

const unwornItem = sql`${picturedItem}, 'lastWornOn', ${items.lastWornOn}`;

const unworn = sql`(select ${list(unwornItem, sql`${items.lastWornOn} desc, ${items.id}`)}
  from ${items} ${withPhoto} where ${items.id} = any(array(select ${items.id} from ${items}
    where ${isOwn(items.authorId)} and ${items.state} = 'live' and ${shownItems["not-worn-lately"]}
      and ${items.lastWornOn} is not null
    order by ${items.lastWornOn} desc, ${items.id} limit ${sql.raw(String(maxUnworn))})))`;

const wardrobe = (): SQL => sql`
  select exists (select 1 from ${items} where ${isOwn(items.authorId)} and ${isThere}) as "hasItems",
    ${planned} as plans, ${worn} as worn, ${unnamed} as unnamed, ${unworn} as unworn,
    (select count(*)::int from ${items} where ${isUnnamed}) as "unnamedCount"`;
