import { api } from "../../../shared/paths.ts";
import { callApiQuietly } from "../../call-api.ts";

/** Which of these slugs a member’s text may name: their `@slug` becomes a link. @throws when the call fails */
export async function findMentioned(slugs: string[]): Promise<readonly string[]> {
  const query = new URLSearchParams({ slugs: slugs.join(",") });
  const { data } = await callApiQuietly<{ slugs: string[] }>(`${api.mentioned}?${query}`);
  return data?.slugs ?? [];
}
