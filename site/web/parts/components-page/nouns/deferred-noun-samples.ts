import { deferredPart } from "../../../deferred-part.tsx";

/** The parts of all nouns together are far more than the first page of a visit should load. */
export const deferredNounSamples = deferredPart(async () => (await import("./noun-samples.tsx")).NounSamples, {
  file: "web/parts/components-page/nouns/noun-samples.tsx",
  failure: "We couldn’t load the parts of each noun",
});
