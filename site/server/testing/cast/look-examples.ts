import type { LookDraft } from "../../../shared/looks/look.ts";
import type { Person } from "../person.ts";
import type { Authors } from "./authors.ts";
import type { Example, Examples } from "./examples.ts";

/** As they are posted: what becomes of them follows. */
export async function lookExamples({ olga, petra, sven, boris, lena }: Authors): Promise<Examples["look"]> {
  const example = async (owner: Person, title: string, more: Partial<LookDraft> = {}): Promise<Example> => {
    const { slug, photo } = await owner.posts(title, { colours: ["red"], ...more });
    return { owner, slug, id: "", words: title, photo };
  };
  return {
    public: await example(olga, "Public coat"),
    "for followers": await example(olga, "Coat for followers", { audience: "followers" }),
    "for its author": await example(olga, "Coat for its author", { audience: "me" }),
    draft: await example(olga, "Unposted coat"),
    deleted: await example(olga, "Deleted coat"),
    hidden: await example(olga, "Hidden coat"),
    "with closed comments": await example(olga, "Coat without comments"),
    "of a private member": await example(petra, "Coat of Petra"),
    "of a suspended member": await example(sven, "Coat of Sven"),
    "of a banned member": await example(boris, "Coat of Boris"),
    "of a leaving member": await example(lena, "Coat of Lena"),
  };
}
