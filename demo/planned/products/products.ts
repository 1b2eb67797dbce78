import { atelierVeyProducts } from "./atelier-vey.ts";
import { haldenProducts } from "./halden.ts";
import { elseProducts } from "./knitted-by-else.ts";
import { koszegProducts } from "./koszeg-knit.ts";
import { loofProducts } from "./loof-daughters.ts";
import { marinProducts } from "./marin.ts";
import { nitkaProducts } from "./nitka-i-syn.ts";
import { norrSundProducts } from "./norr-sund.ts";
import { oklaProducts } from "./okla.ts";
import { ourcqProducts } from "./ourcq.ts";
import type { PlannedProduct } from "./planned-product.ts";
import { plimmerProducts } from "./plimmer.ts";
import { sipkovaProducts } from "./sipkova.ts";
import { tallerGrauProducts } from "./taller-grau.ts";
import { teyHollisProducts } from "./tey-hollis.ts";
import { vanchigliaProducts } from "./vanchiglia.ts";

/** What the brands sell: all that people of the demo wear and do not make themselves. */
export const plannedProducts: readonly PlannedProduct[] = [
  ...norrSundProducts,
  ...haldenProducts,
  ...atelierVeyProducts,
  ...loofProducts,
  ...marinProducts,
  ...elseProducts,
  ...oklaProducts,
  ...koszegProducts,
  ...ourcqProducts,
  ...teyHollisProducts,
  ...sipkovaProducts,
  ...tallerGrauProducts,
  ...nitkaProducts,
  ...plimmerProducts,
  ...vanchigliaProducts,
];
