import { agnesReviews } from "./agnes.ts";
import { amaReviews } from "./ama.ts";
import { anaReviews } from "./ana.ts";
import { camilleReviews } from "./camille.ts";
import { chidiReviews } from "./chidi.ts";
import { edithReviews } from "./edith.ts";
import { elifReviews } from "./elif.ts";
import { felixReviews } from "./felix.ts";
import { hannaReviews } from "./hanna.ts";
import { idaReviews } from "./ida.ts";
import { jonasReviews } from "./jonas.ts";
import { kofiReviews } from "./kofi.ts";
import { linneaReviews } from "./linnea.ts";
import { lotteReviews } from "./lotte.ts";
import { marenReviews } from "./maren.ts";
import { martaReviews } from "./marta.ts";
import { mikkelReviews } from "./mikkel.ts";
import { noorReviews } from "./noor.ts";
import { oluReviews } from "./olu.ts";
import type { PlannedReview } from "./planned-review.ts";
import { priyaReviews } from "./priya.ts";
import { samirReviews } from "./samir.ts";
import { sofiaReviews } from "./sofia.ts";
import { tildaReviews } from "./tilda.ts";
import { tomasReviews } from "./tomas.ts";
import { yukiReviews } from "./yuki.ts";
import { zofiaReviews } from "./zofia.ts";

/** By the slug of who wrote them. */
export const plannedReviews: ReadonlyMap<string, readonly PlannedReview[]> = new Map([
  ["noor-aziz", noorReviews],
  ["maren-holt", marenReviews],
  ["ida-lindqvist", idaReviews],
  ["jonas-weil", jonasReviews],
  ["camille-roy", camilleReviews],
  ["ana-prado", anaReviews],
  ["tilda-rask", tildaReviews],
  ["kofi-mensah", kofiReviews],
  ["yuki-tanaka", yukiReviews],
  ["elif-demir", elifReviews],
  ["lotte", lotteReviews],
  ["tomas-vidal", tomasReviews],
  ["agnes-okafor", agnesReviews],
  ["priya-nair", priyaReviews],
  ["mikkel", mikkelReviews],
  ["sofia-conti", sofiaReviews],
  ["hanna-brandt", hannaReviews],
  ["samir-haddad", samirReviews],
  ["edith-marlow", edithReviews],
  ["chidi", chidiReviews],
  ["linnea-berg", linneaReviews],
  ["olu-adeyemi", oluReviews],
  ["marta-nowak", martaReviews],
  ["felix-arnaud", felixReviews],
  ["zofia", zofiaReviews],
  ["ama-boateng", amaReviews],
]);
