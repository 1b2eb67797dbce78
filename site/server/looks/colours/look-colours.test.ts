import { describe, expect, test } from "vitest";
import type { Colour } from "../../../shared/colours.ts";
import { api, paths } from "../../../shared/paths.ts";
import type { Person } from "../../testing/person.ts";
import { testSite } from "../../testing/test-site.ts";

const slugsAt = async (person: Person, query: string) =>
  (await person.sees("looks", paths.looks + query)).looks.items.map(({ slug }) => slug);

const postsIn = (person: Person, title: string, ...colours: Colour[]) => person.posts(title, { colours });

/** As many as two pages need, without as many uploads. */
const fortyNavyLooks = `
  with made as (
    insert into site.looks (id, author_id, slug, title, text, position, posted_at)
    select gen_random_uuid(), author_id, 'navy-' || n, title, '', n + 1, posted_at - (n / 3) * interval '1 hour'
    from site.looks, generate_series(1, 40) n returning id, posted_at),
  coloured as (insert into site.look_colours select id, 'navy', posted_at from made),
  pictured as (
    insert into site.photos (id, owner_id, sha256, upload_id, width, height, widths, colour, created_at)
    select made.id, p.owner_id, p.sha256, p.upload_id, 40, 50, '{40}', p.colour, p.created_at from made, site.photos p returning id)
  insert into site.look_photos select id, 0, id, '' from pictured`;

describe("the colours of a look", () => {
  test("are those of its photos unless its member chooses, and stay when an edit names none", async () => {
    const { ada, visitor } = await testSite();
    const coloursNow = async () => (await visitor.sees("look", paths.look("coat"))).look.colours;
    const teal = await ada.hasPhoto("#1f7a7a");
    const red = await ada.hasPhoto("#c1121f");
    expect(teal.colours).toEqual(["teal"]);
    const look = await ada.posts("Coat", { photos: [{ id: teal.id }, { id: red.id }] });
    expect(look.photo).not.toHaveProperty("colours");
    expect(await coloursNow()).toEqual(["red", "teal"]);
    const draft = { title: "Coat", photos: [{ id: teal.id }] };
    await ada.sends("PUT", api.look("coat"), draft);
    expect(await coloursNow()).toEqual(["red", "teal"]);
    await ada.sends("PUT", api.look("coat"), { ...draft, colours: ["navy", "metallic", "navy"] });
    expect(await coloursNow()).toEqual(["navy", "metallic"]);
    await ada.sends("PUT", api.look("coat"), { ...draft, colours: [] });
    expect(await coloursNow()).toEqual([]);
  });

  test("are five of the palette at most", async () => {
    const { ada } = await testSite();
    const { id } = await ada.hasPhoto();
    const six = ["black", "grey", "white", "cream", "beige", "brown"];
    for (const [colours, message] of [
      [six, "Use 5 colours or fewer."],
      [["mauve"], "Choose colours from the list."],
      ["navy", expect.any(String)],
    ]) {
      const answer = await ada.sends("POST", api.looks, { title: "Coat", photos: [{ id }], colours });
      expect(answer.status).toBe(422);
      expect(JSON.stringify(answer.data)).toEqual(expect.stringContaining("colours"));
      if (typeof message === "string") expect(JSON.stringify(answer.data)).toContain(message);
    }
  });
});

describe("the list of looks in one colour", () => {
  test("combines with season, occasion and feed, and an unknown colour is refused", async () => {
    const { ada, visitor, joins } = await testSite();
    const grace = await joins("Grace");
    await postsIn(ada, "Navy", "navy", "white");
    await ada.posts("Winter", { colours: ["navy"], season: "winter", occasion: "work" });
    await postsIn(ada, "Red", "red");
    await postsIn(grace, "Hers", "navy");
    expect(await slugsAt(visitor, "?colour=navy")).toEqual(["hers", "winter", "navy"]);
    expect(await slugsAt(visitor, "?colour=navy&season=winter&occasion=work")).toEqual(["winter"]);
    expect(await slugsAt(visitor, "?colour=pink")).toEqual([]);
    expect(await slugsAt(grace, "?feed=following&colour=navy")).toEqual([]);
    await grace.follows("ada");
    expect(await slugsAt(grace, "?feed=following&colour=navy")).toEqual(["winter", "navy"]);
    await ada.blocks("grace");
    expect(await slugsAt(grace, "?colour=navy")).toEqual(["hers"]);
    expect(await visitor.opens(`${paths.looks}?colour=mauve`)).toMatchObject({
      httpStatus: 400,
      message: "There is no colour called “mauve”.",
    });
  });

  test("shows each look once over its pages, without deleted ones", async () => {
    const { ada, visitor, db } = await testSite();
    await ada.posts("Seed", { colours: ["navy"] });
    await db.execute(fortyNavyLooks);
    await db.execute("update site.members set look_count = 41 where slug = 'ada'");
    await ada.sends("DELETE", api.look("navy-2"));
    const first = (await visitor.sees("looks", `${paths.looks}?colour=navy`)).looks;
    const second = (await visitor.sees("looks", `${paths.looks}?colour=navy&after=${first.next}`)).looks;
    const slugs = [...first.items, ...second.items].map(({ slug }) => slug);
    expect([first.items.length, new Set(slugs).size, second.next]).toEqual([24, 40, null]);
    expect(slugs).not.toContain("navy-2");
  });
});
