import { deferredPart } from "../../deferred-part.tsx";

/** What follows the first screen of the home of visitors and members. */
export const deferredHomeSections = deferredPart(async () => (await import("./home-sections.tsx")).HomeSections, {
  file: "web/parts/home/home-sections.tsx",
  failure: "We couldn’t load the rest of this page",
});
