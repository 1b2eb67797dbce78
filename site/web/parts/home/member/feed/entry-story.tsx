import type { EntryCard } from "../../../../../shared/notebook/entry.ts";
import { paths } from "../../../../../shared/paths.ts";
import { formatCount } from "../../../format/format-count.ts";
import { TimeAgo } from "../../../format/time-ago.tsx";
import { ReadersLabel } from "../../../notebook/readers-label.tsx";
import { PictureStory } from "./picture-story.tsx";
import { StoryByline } from "./story-byline.tsx";

/** An entry of the notebook. */
export function EntryStory({
  entry: { slug, title, excerpt, cover, author, publishedAt, minutes, allowed },
}: {
  entry: EntryCard;
}) {
  const byline = (
    <StoryByline member={author} note={publishedAt && <TimeAgo at={publishedAt} />}>
      published in the notebook
    </StoryByline>
  );
  return (
    <PictureStory byline={byline} cover={cover} title={title} path={paths.entry(slug)} text={excerpt}>
      <span>{formatCount(minutes, "minute")}</span>
      <ReadersLabel allowed={allowed} />
    </PictureStory>
  );
}
