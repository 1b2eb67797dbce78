import { brandBySlug, createBrand, followBrand, type Member, uploadPhoto } from "@hemline/site/server";
import { BrandDraft } from "@hemline/site/shared/catalogue-admin/brand-form.ts";
import type { DemoContext } from "../demo-context.ts";
import { altOf, bytesOf, photoIdOf } from "../picture-file.ts";
import { plannedBrandFollows } from "../planned/brand-follows.ts";
import { type PlannedBrand, plannedBrands } from "../planned/brands.ts";
import { asAdmin } from "./as-admin.ts";
import { daysBefore } from "./days-before.ts";

/** Days ago. The admin has been there for longer. */
const firstBrand = 384;

/** Adds the brands with their logos and covers; those that are there stay as they are. */
export async function seedBrands({ site }: DemoContext, people: ReadonlyMap<string, Member>): Promise<void> {
  const acting = asAdmin(people);
  for (const [at, brand] of plannedBrands.entries()) {
    if (await brandBySlug(site.db, brand.slug)) continue;
    const draft = await draftOf(site, acting.admin, brand);
    await createBrand(daysBefore(site, firstBrand - 2 * at), acting, draft);
  }
}

async function draftOf(site: DemoContext["site"], admin: Member, brand: PlannedBrand) {
  const upload = async (file: string) => (await uploadPhoto(site, admin, photoIdOf(file), bytesOf(file))).id;
  const cover = `brand-${brand.slug}.webp`;
  return BrandDraft.parse({
    ...{ ...brand, links: [...brand.links], members: [...(brand.members ?? [])] },
    ...{ logo: await upload(`logo-${brand.slug}.webp`), cover: await upload(cover) },
    coverAlt: altOf(cover),
  });
}

const spanDays = 200;

/** Lets people follow brands, one after the other over months. */
export async function seedBrandFollows({ site }: DemoContext, people: ReadonlyMap<string, Member>): Promise<void> {
  const planned = plannedBrandFollows();
  for (const [at, { by, brand }] of planned.entries()) {
    const member = people.get(by);
    if (member) await followBrand(daysBefore(site, spanDays * (1 - (at + 1) / planned.length)), member, brand);
  }
}
