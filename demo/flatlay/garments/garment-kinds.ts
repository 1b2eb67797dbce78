import { random } from "../drawing/noise.ts";
import { Pen } from "../drawing/pen.ts";
import { drawBeanie } from "./accessories/beanie.ts";
import { drawBelt } from "./accessories/belt.ts";
import { drawCap } from "./accessories/cap.ts";
import { drawFoulard } from "./accessories/foulard.ts";
import { drawHandbag } from "./accessories/handbag.ts";
import { drawHoops } from "./accessories/hoops.ts";
import { drawScarf } from "./accessories/scarf.ts";
import { drawShoulderbag } from "./accessories/shoulderbag.ts";
import { drawStrawHat } from "./accessories/straw-hat.ts";
import { drawSunglasses } from "./accessories/sunglasses.ts";
import { drawTote } from "./accessories/tote.ts";
import { drawWatch } from "./accessories/watch.ts";
import { drawBlazer } from "./blazer.ts";
import { drawBlouse } from "./blouse.ts";
import { drawCamisole } from "./camisole.ts";
import { drawCardigan } from "./cardigan.ts";
import { drawCoat } from "./coat.ts";
import { drawDenimJacket } from "./denim-jacket.ts";
import { drawDress } from "./dress.ts";
import type { Cut } from "./garment-cut.ts";
import { drawJeans } from "./jeans.ts";
import { drawJoggers } from "./joggers.ts";
import { drawJumper } from "./jumper.ts";
import { drawMiniSkirt } from "./mini-skirt.ts";
import { drawPleatedSkirt } from "./pleated-skirt.ts";
import { drawSatinSkirt } from "./satin-skirt.ts";
import { drawShirt } from "./shirt.ts";
import { drawBallet } from "./shoes/ballet-flats.ts";
import { drawBoots } from "./shoes/boots.ts";
import { drawLoafers } from "./shoes/loafers.ts";
import { drawPumps } from "./shoes/pumps.ts";
import { drawSandals } from "./shoes/sandals.ts";
import { drawSneakers } from "./shoes/sneakers.ts";
import { drawShorts } from "./shorts.ts";
import { drawSlip } from "./slip-dress.ts";
import { drawSweatshirt } from "./sweatshirt.ts";
import { drawTee } from "./tee.ts";
import { drawTrench } from "./trench.ts";
import { drawTrousers } from "./trousers.ts";
import { drawVest } from "./vest.ts";

const drawings = {
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
