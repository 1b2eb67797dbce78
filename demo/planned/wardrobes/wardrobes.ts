import { camilleWardrobe } from "./camille.ts";
import { hannaWardrobe } from "./hanna.ts";
import { idaWardrobe } from "./ida.ts";
import { lotteWardrobe } from "./lotte.ts";
import { marenWardrobe } from "./maren.ts";
import { noorWardrobe } from "./noor.ts";
import type { PlannedWardrobe } from "./planned-wardrobe.ts";
import { priyaWardrobe } from "./priya.ts";
import { samirWardrobe } from "./samir.ts";
import { sofiaWardrobe } from "./sofia.ts";
import { tildaWardrobe } from "./tilda.ts";
import { zofiaWardrobe } from "./zofia.ts";

/** At most one a person. */
export const plannedWardrobes: readonly PlannedWardrobe[] = [
  noorWardrobe,
  marenWardrobe,
  idaWardrobe,
  camilleWardrobe,
  zofiaWardrobe,
  hannaWardrobe,
  tildaWardrobe,
  lotteWardrobe,
  sofiaWardrobe,
  samirWardrobe,
  priyaWardrobe,
];
