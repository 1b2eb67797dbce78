import { agnesOkafor } from "./agnes-okafor.ts";
import { amaBoateng } from "./ama-boateng.ts";
import { anaPrado } from "./ana-prado.ts";
import { chidi } from "./chidi.ts";
import { edithMarlow } from "./edith-marlow.ts";
import { elifDemir } from "./elif-demir.ts";
import { felixArnaud } from "./felix-arnaud.ts";
import { jonasWeil } from "./jonas-weil.ts";
import { kofiMensah } from "./kofi-mensah.ts";
import { linneaBerg } from "./linnea-berg.ts";
import { martaNowak } from "./marta-nowak.ts";
import { mikkel } from "./mikkel.ts";
import { oluAdeyemi } from "./olu-adeyemi.ts";
import type { Owned, OwnedProduct } from "./owned-product.ts";
import { tomasVidal } from "./tomas-vidal.ts";
import { yukiTanaka } from "./yuki-tanaka.ts";

const ownedBy: Record<string, readonly Owned[]> = {
  "edith-marlow": edithMarlow,
  "jonas-weil": jonasWeil,
  "ana-prado": anaPrado,
  "kofi-mensah": kofiMensah,
  "yuki-tanaka": yukiTanaka,
  "elif-demir": elifDemir,
  "tomas-vidal": tomasVidal,
  "agnes-okafor": agnesOkafor,
  mikkel,
  chidi,
  "linnea-berg": linneaBerg,
  "olu-adeyemi": oluAdeyemi,
  "marta-nowak": martaNowak,
  "felix-arnaud": felixArnaud,
  "ama-boateng": amaBoateng,
};

/** What makes a product page answer: who owns this, and how often do they wear it? */
export const ownedProducts: readonly OwnedProduct[] = Object.entries(ownedBy).flatMap(([by, items]) =>
  items.map((item) => ({ by, ...item })),
);
