import { lookOfPhoto, type Member, postLook, reorderLooks, setLike, uploadPhoto } from "@hemline/site/server";
import { LookDraft } from "@hemline/site/shared/looks/look.ts";
import type { DemoContext } from "../demo-context.ts";
import { type LookEntry, type PicturedGarment, type PictureEntry, readManifest } from "../manifest.ts";
import { bytesOf, photoIdOf } from "../picture-file.ts";
import { type PlannedLook, plannedLooks } from "../planned/looks.ts";
import type { SeededWardrobe } from "./seed-items.ts";

const day = 24 * 60 * 60 * 1000;
/** As many looks as the front page and the first screens of /looks show. */
const firstScreensLooks = 8;
/** Looks uploaded concurrently; more would delay the encoding of the first ones. */
const maxConcurrentUploads = 3;

interface LookPostings {
  firstScreens: Promise<void>;
  rest: Promise<void>;
}

/**
 * Posts the looks through the photo pipeline, newest first, so that the first screens are complete after a few
 * seconds; afterwards each person's looks are ordered by date.
 */
export function seedLooks(
  context: DemoContext,
  people: ReadonlyMap<string, Member>,
  wardrobes: ReadonlyMap<string, SeededWardrobe>,
): LookPostings {
  const pictures = new Map(readManifest().pictures.map((picture) => [picture.file, picture]));
  const all = plannedLooks();
  const slugs = new Map<string, string[]>();
  const uploads: Promise<unknown>[] = [];
  const post = async (from: number, to: number) => {
    for (const [at, posting] of [...all.entries()].slice(from, to)) {
      for (const next of all.slice(uploads.length, at + maxConcurrentUploads))
        uploads.push(upload(context, people, next));
      await uploads[at];
      const slug = await postOne(context, people, posting, draftOf(posting.look, pictures, wardrobes.get(posting.by)));
      slugs.set(posting.by, [slug, ...(slugs.get(posting.by) ?? [])]);
    }
  };
  const postRest = async () => {
    await post(firstScreensLooks, all.length);
    for (const [by, line] of slugs) await reorderLooks(context.site, memberOf(people, by), line);
  };
  const firstScreens = post(0, firstScreensLooks);
  return { firstScreens, rest: firstScreens.then(postRest) };
}

function upload(
  { site }: DemoContext,
  people: ReadonlyMap<string, Member>,
  { by, look }: PlannedLook,
): Promise<unknown> {
  const taken = Promise.all(
    look.photos.map((file) => uploadPhoto(site, memberOf(people, by), photoIdOf(file), bytesOf(file))),
  );
  // The await in `post` reports the error; an earlier rejection must not end the process.
  taken.catch(() => undefined);
  return taken;
}

async function postOne(
  { site }: DemoContext,
  people: ReadonlyMap<string, Member>,
  { by, daysAgo, likedBy }: PlannedLook,
  draft: LookContent,
): Promise<string> {
  const member = memberOf(people, by);
  const postedAt = new Date(site.clock().getTime() - daysAgo * day);
  const posted = await lookOfPhoto(site, draft.photos[0]?.id ?? "");
  const slug = posted?.slug ?? (await postLook({ ...site, clock: () => postedAt }, member, draft));
  for (const [at, fan] of likedBy.entries()) {
    // Most likes come soon after a look.
    const age = ((at + 1) / (likedBy.length + 1)) ** 3;
    const likedAt = new Date(postedAt.getTime() + age * daysAgo * day);
    await setLike({ ...site, clock: () => likedAt }, memberOf(people, fan), slug, true);
  }
  return slug;
}

type LookContent = ReturnType<typeof draftOf>;

function draftOf(
  { title, text, occasion, season, photos }: LookEntry,
  pictures: ReadonlyMap<string, PictureEntry>,
  wardrobe: SeededWardrobe | undefined,
) {
  const items = new Map(wardrobe?.plan.items.map(({ tag, name }) => [tag, wardrobe.ids.get(name)]));
  return LookDraft.parse({
    title,
    text,
    occasion,
    season,
    photos: photos.map((file) => ({ id: photoIdOf(file), alt: pictures.get(file)?.alt ?? "" })),
    tags: namedOnce(
      photos.flatMap((file) =>
        (pictures.get(file)?.garments ?? []).map((one) => tagOn(file, one, items.get(one.name))),
      ),
    ),
  });
}

/** Tags each piece in its first photo; close-ups show it again. */
const namedOnce = (tags: ReturnType<typeof tagOn>[]) =>
  tags.filter(({ name }, at) => tags.findIndex((other) => other.name === name) === at);

const tagOn = (file: string, { x, y, name }: PicturedGarment, item: string | undefined) => ({
  ...{ photo: photoIdOf(file), x, y, name, item },
});

function memberOf(people: ReadonlyMap<string, Member>, slug: string): Member {
  const member = people.get(slug);
  if (!member) throw new Error(`The demo has no person ${slug}.`);
  return member;
}
