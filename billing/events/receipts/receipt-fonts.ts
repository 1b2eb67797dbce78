import { type Region, regionOfLanguage, regionOfText, slicesWith } from "./font-families.ts";
import { fontIfLoaded, type LoadedFont, loadFont, type Weight } from "./load-font.ts";

/** The fonts of one document. */
export interface Fonts {
  /** What the characters of a text are printed in; nothing where no font has a character, or its font is not loaded. */
  of(text: string, weight: Weight): (character: string) => LoadedFont | undefined;
  /** Loads the fonts that characters were missing so far. @returns whether there were any. */
  loadMissing(): Promise<boolean>;
}

interface Wanted {
  character: string;
  region: Region;
  weight: Weight;
}

/** `language` decides which region's forms Chinese characters have where their text does not tell. */
export function receiptFonts(language: string): Fonts {
  const regionOfDocument = regionOfLanguage(language);
  const found = new Map<string, Map<string, LoadedFont | null>>();
  const missing: (Wanted & { known: Map<string, LoadedFont | null> })[] = [];

  return {
    of(text, weight) {
      const region = regionOfText(text) ?? regionOfDocument;
      const known = found.get(`${region} ${weight}`) ?? new Map<string, LoadedFont | null>();
      found.set(`${region} ${weight}`, known);
      return (character) => {
        let font = known.get(character);
        if (font === undefined) {
          font = findLoaded({ character, region, weight });
          if (font === undefined) missing.push({ character, region, weight, known });
          else known.set(character, font);
        }
        return font ?? undefined;
      };
    },
    async loadMissing() {
      const wanted = missing.splice(0);
      for (const { known, ...it } of wanted) if (!known.has(it.character)) known.set(it.character, await load(it));
      return wanted.length > 0;
    },
  };
}

// A slice lists whole ranges, and lacks some of their characters.
const has = ({ font }: LoadedFont, character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** @returns undefined if a font that may have the character is not loaded, null if no font has it. */
function findLoaded({ character, region, weight }: Wanted): LoadedFont | null | undefined {
  for (const slice of slicesWith(character, region)) {
    const loaded = fontIfLoaded(slice, weight);
    if (!loaded) return undefined;
    if (has(loaded, character)) return loaded;
  }
  return null;
}

async function load({ character, region, weight }: Wanted): Promise<LoadedFont | null> {
  for (const slice of slicesWith(character, region)) {
    const loaded = await loadFont(slice, weight);
    if (has(loaded, character)) return loaded;
  }
  return null;
}
