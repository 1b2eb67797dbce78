import { createHash } from "node:crypto";
import * as z from "zod";
import { type AssetName, assetNameOf, assetsFolder, assetText } from "../../rules/catalogue/asset-name.ts";
import { assetTypeOf, isFont, isMarkup } from "../../rules/catalogue/asset-type.ts";
import type { ReadCatalogue } from "../../rules/catalogue/catalogue.ts";
import { FileName } from "../../rules/catalogue/field-types.ts";
import { paywallImages, withPaywallImages } from "../../rules/catalogue/paywall-images.ts";
import { defined } from "../../rules/defined.ts";
import { maxAssetBytes } from "../../rules/limits.ts";
import { type Asset, insertAssets, storedAssets } from "../../store/catalogue/assets.ts";
import type { Sql } from "../../store/sql.ts";

export type FileBeside = (name: string) => Promise<Uint8Array | null>;

export const noFile: FileBeside = async () => null;

interface Spot {
  path: PropertyKey[];
  name: string;
  wants: "picture" | "webp" | "font";
}

/**
 * Stores the files that a document names, and returns the document with the names they are served by.
 * @throws z.ZodError that points at every missing or unsuitable file.
 */
export async function storeAssets(
  db: Sql,
  catalogue: ReadCatalogue,
  o: { file: FileBeside; now: Date },
): Promise<ReadCatalogue> {
  const spots = fileReferencesIn(catalogue);
  const stored = await namesOfStored(db, spots);
  const taken = new Map<string, Asset>();
  const issues: z.core.$ZodIssueCustom[] = [];
  for (const { path, name, wants } of spots) {
    const content = taken.get(name)?.content ?? (isFileName(name) ? await o.file(name) : null);
    const asset = content ? named(content) : stored.get(name);
    const error = assetError(name, content, asset ?? null, wants);
    if (error) issues.push({ code: "custom", path, message: error, input: undefined });
    else if (content && asset) taken.set(name, { ...asset, content });
  }
  if (issues.length > 0) throw new z.ZodError(issues);
  await insertAssets(db, [...taken.values()], o.now);
  return withNames(catalogue, (name) => assetText(taken.get(name) ?? defined(stored.get(name), "stored")));
}

/** The schema has checked the file names that it knows, but not those in paywalls. */
const isFileName = (name: string) => FileName.safeParse(name).success;

export function fileReferencesIn({ apps, offerings }: ReadCatalogue): Spot[] {
  const spots: Spot[] = [];
  const spot = (path: PropertyKey[], name: string | null | undefined, wants: Spot["wants"]) => {
    if (name) spots.push({ path, name, wants });
  };
  apps.forEach(({ branding }, at) => {
    const here = ["apps", at, "branding"];
    spot([...here, "icon"], branding?.icon, "picture");
    spot([...here, "icon_webp"], branding?.icon_webp, "webp");
    spot([...here, "wordmark"], branding?.wordmark, "picture");
    spot([...here, "wordmark_webp"], branding?.wordmark_webp, "webp");
    spot([...here, "font", "font_url"], branding?.font?.font_url, "font");
  });
  offerings.forEach(({ paywall }, at) => {
    for (const { path, name } of paywall ? paywallImages(paywall) : [])
      spot(["offerings", at, "paywall", ...path], name, "picture");
  });
  return spots;
}

function named(content: Uint8Array): AssetName | null {
  const type = assetTypeOf(content);
  return type && { hash: createHash("sha256").update(content).digest("hex"), type };
}

/** Assets that are already stored may be named as in an exported document. */
async function namesOfStored(db: Sql, spots: readonly Spot[]): Promise<Map<string, AssetName>> {
  const names = spots.flatMap(({ name }) => {
    const asset = name.startsWith(assetsFolder) ? assetNameOf(name.slice(assetsFolder.length)) : null;
    return asset ? [[name, asset] as const] : [];
  });
  const kept = await storedAssets(
    db,
    names.map(([, it]) => it.hash),
  );
  return new Map(names.filter(([, it]) => kept.has(it.hash)));
}

function assetError(
  name: string,
  content: Uint8Array | null,
  asset: AssetName | null,
  wants: Spot["wants"],
): string | null {
  if (!isFileName(name)) return "must be a file in the document's folder, such as pictures/icon.png, or an https URL";
  if (!content && !asset) return `there is no file ${name} in the document's folder`;
  if (content && content.length > maxAssetBytes)
    return `${name} has ${content.length} bytes; the limit is ${maxAssetBytes}`;
  if (content && isMarkup(content))
    return `${name} is an SVG or HTML file, which can contain scripts; use a PNG or a WebP`;
  if (wants === "font")
    return asset && isFont(asset.type) ? null : `${name} is not a font (WOFF2, WOFF, TrueType or OpenType)`;
  if (!asset || isFont(asset.type)) return `${name} is not an image (PNG, JPEG, WebP, AVIF or HEIC)`;
  if (wants === "webp" && asset.type !== "webp") return `${name} must be a WebP`;
  return null;
}

function withNames(catalogue: ReadCatalogue, nameOf: (name: string) => string): ReadCatalogue {
  return {
    ...catalogue,
    apps: catalogue.apps.map((it) => ({ ...it, branding: it.branding && brandingWithNames(it.branding, nameOf) })),
    offerings: catalogue.offerings.map((it) => ({
      ...it,
      paywall: it.paywall && withPaywallImages(it.paywall, nameOf),
    })),
  };
}

type Branding = NonNullable<ReadCatalogue["apps"][number]["branding"]>;

function brandingWithNames(branding: Branding, nameOf: (name: string) => string): Branding {
  const named = (name: string | null) => name && nameOf(name);
  const { icon, icon_webp, wordmark, wordmark_webp, font } = branding;
  return {
    ...branding,
    icon: named(icon),
    icon_webp: named(icon_webp),
    wordmark: named(wordmark),
    wordmark_webp: named(wordmark_webp),
    font: font && { ...font, font_url: nameOf(font.font_url) },
  };
}
