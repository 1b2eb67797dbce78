import { createHash } from "node:crypto";
import type { LookBrief } from "./brief.ts";
import { autumnLooks } from "./briefs/autumn.ts";
import { springLooks } from "./briefs/spring.ts";
import { summerLooks } from "./briefs/summer.ts";
import { winterLooks } from "./briefs/winter.ts";
import { type Composition, compose, type Piece } from "./composer.ts";
import { dressed, settingOf } from "./dresser.ts";
import type { PictureEntry } from "./manifest.ts";
import { draw, type Picture, type Setting } from "./picture.ts";
import { type Ratio, type Role, ratios, roleOf, type TemplateName, templateFor, templates } from "./templates.ts";
import { altText, pieceName, piecesColours, sentence } from "./words.ts";

/** Raised when the drawing itself changes, so that every picture is drawn again. */
const version = 1;
const quality = 78;

export const looks: readonly LookBrief[] = [...springLooks, ...summerLooks, ...autumnLooks, ...winterLooks];

/** One photo of a look, ready to be drawn. */
export interface Photo {
  file: string;
  pieces: Piece[];
  template: TemplateName;
  ratio: Ratio;
  setting: Setting;
  seed: number;
  recipe: string;
}

const ratioBySeed: Ratio[] = ["3:4", "4:5", "3:4", "1:1", "4:5"];

/** The photos of a look: the whole outfit first, then what the brief asks for. */
export function photosOf(look: LookBrief, number: number): Photo[] {
  const seed = number * 17 + (look.reroll ?? 0) * 1009;
  const pieces = dressed(look, seed);
  const setting = settingOf(look, pieces, seed);
  const name = `look-${String(number).padStart(2, "0")}`;
  const whole = photo(
    `${name}.webp`,
    pieces,
    templateFor(pieces.map((piece) => roleOf[piece.kind])),
    look.ratio ?? ratioBySeed[number % ratioBySeed.length]!,
    setting,
    seed,
  );
  const more = (look.also ?? []).map((kind, i) => {
    const chosen = kind === "detail" ? closeUp(look, pieces) : stillLife(pieces);
    const ratio: Ratio = kind === "detail" ? "4:5" : "1:1";
    return photo(`${name}-${i + 2}.webp`, chosen, kind, ratio, setting, seed + 500 + i);
  });
  return [whole, ...more];
}

function photo(
  file: string,
  pieces: Piece[],
  template: TemplateName,
  ratio: Ratio,
  setting: Setting,
  seed: number,
): Photo {
  const recipe = createHash("sha256")
    .update(JSON.stringify([version, pieces, templates[template], ratios[ratio], setting, seed, quality]))
    .digest("hex")
    .slice(0, 16);
  return { file, pieces, template, ratio, setting, seed, recipe };
}

/** The piece the look is named for, with one or two small things. */
function closeUp(look: LookBrief, pieces: Piece[]): Piece[] {
  const main = pieces.find((piece) => piece.kind === look.clothes[0]!.kind)!;
  const of = (role: Role) => pieces.filter((piece) => roleOf[piece.kind] === role).slice(0, 1);
  const beside = of("small").length > 0 ? of("small") : of("scarf");
  return [main, ...beside];
}

function stillLife(pieces: Piece[]): Piece[] {
  return pieces.filter((piece) => ["shoes", "bag", "small", "scarf"].includes(roleOf[piece.kind]));
}

/** Composes and draws a photo at full size, or at a share of it for tests. */
export async function drawPhoto(
  photo: Photo,
  scale = 1,
): Promise<{ entry: PictureEntry; bytes: Buffer; faults: number }> {
  const { width, height } = ratios[photo.ratio];
  const size = { width: Math.round(width * scale), height: Math.round(height * scale), quality };
  const composition = await compose(photo.pieces, templates[photo.template], photo.ratio, photo.seed);
  const picture = await draw(composition.laid, photo.setting, size, photo.seed);
  return { entry: entryOf(photo, composition, picture, size), bytes: picture.bytes, faults: composition.faults };
}

function entryOf(
  photo: Photo,
  { laid }: Composition,
  picture: Picture,
  { width, height }: { width: number; height: number },
): PictureEntry {
  return {
    file: photo.file,
    width,
    height,
    alt: altText(laid, photo.setting),
    garments: laid.map((piece, i) => ({
      kind: piece.kind,
      name: sentence(pieceName(piece)),
      colours: piecesColours(piece),
      pattern: piece.cut.pattern?.kind ?? null,
      ...picture.spots[i]!,
    })),
    recipe: photo.recipe,
  };
}
