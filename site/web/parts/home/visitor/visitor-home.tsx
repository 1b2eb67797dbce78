import type { VisitorHome as Home } from "../../../../shared/home/pages.ts";
import { paths } from "../../../../shared/paths.ts";
import { PageMeta } from "../../layout/page-meta.tsx";
import { deferredHomeSections } from "../deferred-home-sections.ts";
import { HomeHero } from "./home-hero.tsx";

export function VisitorHome({ home }: { home: Home }) {
  return (
    <>
      <PageMeta
        title="Looks, and the people who wear them"
        description="Hemline is for people who like their clothes enough to keep them. Show your looks, log every wear and read reviews by people who own the item."
        path={paths.home}
      />
      <HomeHero look={home.hero} />
      <deferredHomeSections.Component home={home} />
    </>
  );
}
