import { describe, expect, test } from "vitest";
import { paths } from "../../shared/paths.ts";
import { testSite } from "../testing/test-site.ts";

describe("a like", () => {
  test("is a state: saying it twice changes nothing", async () => {
    const { ada, visitor, joins } = await testSite();
    const grace = await joins("Grace");
    await ada.posts("Liked");
    expect(await grace.likes("liked")).toMatchObject({ status: 200, data: { liked: true, likes: 1 } });
    expect(await grace.likes("liked")).toMatchObject({ data: { liked: true, likes: 1 } });
    expect((await grace.sees("look", paths.look("liked"))).look).toMatchObject({ liked: true, likes: 1 });
    expect((await visitor.sees("look", paths.look("liked"))).look).toMatchObject({ liked: false, likes: 1 });
    expect(await grace.unlikes("liked")).toMatchObject({ data: { liked: false, likes: 0 } });
    expect(await grace.unlikes("liked")).toMatchObject({ data: { liked: false, likes: 0 } });
    expect((await grace.likes("nothing")).status).toBe(404);
    expect((await visitor.likes("liked")).status).toBe(401);
    expect((await grace.likes("liked")).message).toBeUndefined();
  });

  test("of one’s own look is refused", async () => {
    const { ada } = await testSite();
    await ada.posts("Mine");
    expect(await ada.likes("mine")).toMatchObject({ status: 422, message: "You can’t like your own look." });
    expect((await ada.unlikes("mine")).data).toEqual({ liked: false, likes: 0 });
    expect((await ada.sees("look", paths.look("mine"))).look).toMatchObject({ liked: false, likes: 0 });
  });

  test("counts one for each of twenty people who like simultaneously, and twice", async () => {
    const { ada, visitor, joins } = await testSite();
    await ada.posts("Loved");
    const people = await Promise.all(Array.from({ length: 20 }, (_, at) => joins(`Fan${at}`)));
    const answers = await Promise.all([...people, ...people].map((fan) => fan.likes("loved")));
    expect(answers.every(({ status, data }) => status === 200 && data.liked)).toBe(true);
    expect((await visitor.sees("look", paths.look("loved"))).look.likes).toBe(20);
    await Promise.all(people.map((fan) => fan.unlikes("loved")));
    expect((await joins("Late").then((late) => late.likes("loved"))).data.likes).toBe(1);
  });
});
