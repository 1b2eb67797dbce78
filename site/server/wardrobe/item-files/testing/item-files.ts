import { api, paths } from "../../../../shared/paths.ts";
import type { Person } from "../../../testing/person.ts";

/** Both files, as they are downloaded. */
export async function exportsOf(person: Person): Promise<{ csv: string; json: Record<string, unknown>[] }> {
  const [csv, json] = await Promise.all(["items.csv", "items.json"].map((file) => person.gets(api.itemExport(file))));
  return { csv: Buffer.from(await csv!.arrayBuffer()).toString(), json: await json!.json() };
}

/** Of what is not archived, the newest first. */
export async function namesOf(person: Person): Promise<(string | null)[]> {
  const { items } = await person.sees("memberWardrobe", paths.memberWardrobe(person.slug));
  return items.items.map(({ name }) => name);
}
