import { StatusLabel } from "@hemline/ui/messages/status-label.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { useState } from "react";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { colourLabels } from "../../parts/colours/colour-labels.ts";
import { ColourSwatch } from "../../parts/colours/colour-swatch.tsx";
import { CommentsLink } from "../../parts/comments/comments-link.tsx";
import { deferredCommentSection } from "../../parts/comments/deferred-comment-section.ts";
import { Day } from "../../parts/format/day.tsx";
import { formatCount } from "../../parts/format/format-count.ts";
import { descriptionOf } from "../../parts/layout/description-of.ts";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { AudienceLabel } from "../../parts/looks/audience-label.tsx";
import { LikeButton } from "../../parts/looks/like-button.tsx";
import { LookGallery } from "../../parts/looks/look-gallery.tsx";
import { LookOwnerActions } from "../../parts/looks/look-owner-actions.tsx";
import { LookRow } from "../../parts/looks/look-row.tsx";
import { occasionLabels, seasonLabels } from "../../parts/looks/occasion-labels.ts";
import { ReportLook } from "../../parts/looks/report-look.tsx";
import { LookTags } from "../../parts/looks/tags/look-tags.tsx";
import { DisplayName } from "../../parts/members/display-name.tsx";
import { MemberAvatar } from "../../parts/members/member-avatar.tsx";
import { HiddenNote } from "../../parts/moderation/hidden-note.tsx";
import { AddToFolderButton } from "../../parts/saves/add-to-folder-button.tsx";
import { SaveButton } from "../../parts/saves/save-button.tsx";
import { ShareButton } from "../../parts/sharing/share-button.tsx";
import { usePage } from "../../payload.ts";
import styles from "./look.module.css";

export function Look() {
  const { look, comments, isSaved, more } = usePage("look");
  // Keyed, so that the next look starts at its own first photo.
  return (
    <>
      <PageMeta
        title={`${look.title} by ${look.member.username}`}
        description={descriptionOf(
          look.text,
          `Look ${look.number} by ${look.member.username} on Hemline, with the items they tagged in it.`,
        )}
        path={paths.look(look.slug)}
        picture={["looks", look.slug]}
        photo={look.photo}
        type="article"
        indexed={look.audience === "everyone" && !look.isHidden}
      />
      <LookBody key={look.slug} look={look} comments={comments} isSaved={isSaved} />
      {more.length > 0 && (
        <section className={`${layout.wrap} ${styles.more}`}>
          <SectionHeading
            aside={
              <Link className={typography.link} to={paths.memberLooks(look.member.slug)}>
                All {look.of} looks
              </Link>
            }
          >
            More from <span dir="auto">{look.member.username}</span>
          </SectionHeading>
          <LookRow looks={more} />
        </section>
      )}
    </>
  );
}

function LookBody({
  look,
  comments,
  isSaved,
}: Pick<ReturnType<typeof usePage<"look">>, "look" | "comments" | "isSaved">) {
  const { title, number, of, member, postedAt, text, occasion, season, colours, tags, audience, saves } = look;
  const [open, setOpen] = useState<number | null>(null);
  return (
    <article className={`${layout.wrap} ${styles.look}`}>
      <div className={styles.photos}>
        <LookGallery look={look} open={open} onOpen={setOpen} />
      </div>
      <div className={styles.side}>
        <div className={`${layout.row} ${layout.between} ${typography.s14} ${typography.dim}`}>
          <span className={typography.num}>
            Look {number} of {of}
          </span>
          <Day at={postedAt} />
        </div>
        <h1 className={typography.d56} dir="auto">
          {title}
        </h1>
        {look.isHidden && <HiddenNote noun="look" author={member.slug} />}
        <Link className={styles.member} to={paths.member(member.slug)}>
          <MemberAvatar member={member} />
          <b>
            <DisplayName member={member} />
          </b>
        </Link>
        {text && (
          <p className={styles.text} dir="auto">
            {text}
          </p>
        )}
        {(season || occasion || colours.length > 0 || audience !== "everyone") && (
          <div className={`${layout.row} ${layout.wrapping}`}>
            {season && <StatusLabel tone="teal">{seasonLabels[season]}</StatusLabel>}
            {occasion && <StatusLabel>{occasionLabels[occasion]}</StatusLabel>}
            {colours.map((colour) => (
              <StatusLabel key={colour}>
                <ColourSwatch colour={colour} />
                {colourLabels[colour]}
              </StatusLabel>
            ))}
            {audience !== "everyone" && (
              <StatusLabel>
                <AudienceLabel audience={audience} />
              </StatusLabel>
            )}
          </div>
        )}
        <div className={styles.actions}>
          <LikeButton look={look} size="large" />
          <SaveButton look={look} isSaved={isSaved} />
          <AddToFolderButton look={look} />
          <CommentsLink count={look.comments} />
          {audience === "everyone" && (
            <ShareButton title={`${title} by ${member.username}`} path={paths.look(look.slug)} />
          )}
          {look.mayEdit && <LookOwnerActions look={look} />}
          <ReportLook look={look} />
        </div>
        {saves !== null && saves > 0 && (
          <p className={`${typography.s14} ${typography.dim}`}>
            Saved by {formatCount(saves, "member")}. Only you see this.
          </p>
        )}
        {tags.length > 0 && <LookTags look={look} open={open} onOpen={setOpen} />}
        <deferredCommentSection.Component kind="look" slug={look.slug} comments={comments} />
      </div>
    </article>
  );
}
