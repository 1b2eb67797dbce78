import { random } from "../drawing/noise.ts";
import { Pen } from "../drawing/pen.ts";
import { drawHandbag, drawShoulderbag, drawTote } from "./accessories/bags.ts";
import { drawBelt } from "./accessories/belt.ts";
import { drawBeanie, drawCap, drawStrawHat } from "./accessories/hats.ts";
import { drawHoops, drawWatch } from "./accessories/jewellery.ts";
import { drawFoulard, drawScarf } from "./accessories/scarves.ts";
import { drawSunglasses } from "./accessories/sunglasses.ts";
import { drawBlazer } from "./blazer.ts";
import { drawBlouse } from "./blouse.ts";
import { drawCoat } from "./coat.ts";
import type { Cut } from "./cut.ts";
import { drawDenimJacket } from "./denim-jacket.ts";
import { drawDress } from "./dress.ts";
import { drawJeans } from "./jeans.ts";
import { drawCardigan, drawJumper, drawVest } from "./knits.ts";
import { drawShirt } from "./shirt.ts";
import { drawBoots } from "./shoes/boots.ts";
import { drawBallet, drawPumps } from "./shoes/flats.ts";
import { drawLoafers } from "./shoes/loafers.ts";
import { drawSandals } from "./shoes/sandals.ts";
import { drawSneakers } from "./shoes/sneakers.ts";
import { drawCamisole, drawSlip } from "./silk.ts";
import { drawMiniSkirt, drawPleatedSkirt, drawSatinSkirt } from "./skirts.ts";
import { drawSweatshirt, drawTee } from "./tees.ts";
import { drawTrench } from "./trench.ts";
import { drawJoggers, drawShorts, drawTrousers } from "./trousers.ts";

export const drawings = {
  tee: drawTee,
  sweatshirt: drawSweatshirt,
  camisole: drawCamisole,
  shirt: drawShirt,
  blouse: drawBlouse,
  jumper: drawJumper,
  vest: drawVest,
  cardigan: drawCardigan,
  dress: drawDress,
  slip: drawSlip,
  blazer: drawBlazer,
  coat: drawCoat,
  trench: drawTrench,
  denimJacket: drawDenimJacket,
  jeans: drawJeans,
  trousers: drawTrousers,
  shorts: drawShorts,
  joggers: drawJoggers,
  pleatedSkirt: drawPleatedSkirt,
  satinSkirt: drawSatinSkirt,
  miniSkirt: drawMiniSkirt,
  sneakers: drawSneakers,
  loafers: drawLoafers,
  ballet: drawBallet,
  sandals: drawSandals,
  pumps: drawPumps,
  boots: drawBoots,
  handbag: drawHandbag,
  shoulderBag: drawShoulderbag,
  tote: drawTote,
  scarf: drawScarf,
  foulard: drawFoulard,
  cap: drawCap,
  beanie: drawBeanie,
  strawHat: drawStrawHat,
  belt: drawBelt,
  sunglasses: drawSunglasses,
  watch: drawWatch,
  hoops: drawHoops,
} satisfies Record<string, (pen: Pen, cut: Cut) => void>;

export type Kind = keyof typeof drawings;

/** Small things are drawn larger than life, or they look like toys. */
const boosts: Partial<Record<Kind, number>> = {
  sneakers: 1.22,
  loafers: 1.24,
  ballet: 1.26,
  sandals: 1.22,
  pumps: 1.26,
  boots: 1.08,
  handbag: 1.22,
  shoulderBag: 1.2,
  foulard: 1,
  cap: 1.25,
  beanie: 1.2,
  strawHat: 1.12,
  belt: 1.3,
  sunglasses: 1.45,
  watch: 1.4,
  hoops: 1.45,
};

export const boostOf = (kind: Kind): number => boosts[kind] ?? 1;

export function drawn(kind: Kind, cut: Cut, seed: number): Pen {
  const pen = new Pen(random(seed));
  drawings[kind](pen, cut);
  pen.flush();
  return pen;
}
