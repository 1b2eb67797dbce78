import fc from "fast-check";
import type { Person } from "../../../testing/person.ts";
import { jpeg } from "../../../testing/test-jpeg.ts";
import { type Life, names } from "./life.ts";

/** Something that somebody does. */
export interface Step {
  name: string;
  /** How a failed sequence prints it. */
  [fc.toStringMethod](): string;
  /** @returns the answer; nothing where there was nothing to do it with */
  take(life: Life): Promise<{ status: number } | null | undefined>;
}

export const step = <Values>(
  name: string,
  values: { [Key in keyof Values]: fc.Arbitrary<Values[Key]> },
  take: (life: Life, values: Values) => Promise<{ status: number } | null | undefined>,
): fc.Arbitrary<Step> =>
  fc.record(values).map((one) => ({
    ...{ name, [fc.toStringMethod]: () => `${name} ${JSON.stringify(one)}` },
    take: (life) => take(life, one as Values),
  }));

export const who = fc.constantFrom(...names);
/** Which of those that are there. */
export const nth = fc.nat({ max: 20 });

/** None of a member who is suspended or banned. */
export async function newPhoto(by: Person): Promise<{ id: string }[]> {
  const { status, data } = await by.uploads(await jpeg());
  return status < 300 ? [{ id: data.id }] : [];
}
