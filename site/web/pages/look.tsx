import frame from "@hemline/ui/frame.module.css";
import { Hem } from "@hemline/ui/hem.tsx";
import { Status } from "@hemline/ui/status.tsx";
import type from "@hemline/ui/type.module.css";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../shared/paths.ts";
import { dayOf } from "../parts/dates.ts";
import { DisplayName } from "../parts/display-name.tsx";
import { LikeButton } from "../parts/like-button.tsx";
import { LookGallery } from "../parts/look-gallery.tsx";
import { LookOwner } from "../parts/look-owner.tsx";
import { LookRow } from "../parts/look-row.tsx";
import { LookTags } from "../parts/look-tags.tsx";
import { MemberAvatar } from "../parts/member-avatar.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { occasionWords, seasonWords } from "../parts/words.ts";
import { usePage } from "../payload.ts";
import styles from "./look.module.css";

/** One look: its photos with every named piece, and what its member says about it. */
export function Look() {
  const { look, more } = usePage("look");
  // Keyed, so that the next look begins at its own first photo.
  return (
    <>
      <PageHead
        title={`${look.title}, by ${look.member.username}`}
        description={look.text.slice(0, 200) || `Look ${look.number} of ${look.member.username} on Hemline.`}
        path={paths.look(look.slug)}
        photo={look.photo}
      />
      <LookBody key={look.slug} look={look} />
      {more.length > 0 && (
        <section className={`${frame.wrap} ${styles.more}`}>
          <Hem
            aside={
              <Link className={type.link} to={paths.memberLooks(look.member.slug)}>
                All {look.of} looks
              </Link>
            }
          >
            More from <span dir="auto">{look.member.username}</span>
          </Hem>
          <LookRow looks={more} />
        </section>
      )}
    </>
  );
}

function LookBody({ look }: { look: ReturnType<typeof usePage<"look">>["look"] }) {
  const { title, number, of, member, postedAt, text, occasion, season, tags } = look;
  const [open, setOpen] = useState<number | null>(null);
  return (
    <article className={`${frame.wrap} ${styles.look}`}>
      <div className={styles.photos}>
        <LookGallery look={look} open={open} onOpen={setOpen} />
      </div>
      <div className={styles.side}>
        <div className={`${frame.row} ${frame.between} ${type.s14} ${type.dim}`}>
          <span className={type.num}>
            Look {number} of {of}
          </span>
          <time dateTime={postedAt}>{dayOf(postedAt)}</time>
        </div>
        <h1 className={type.d56} dir="auto">
          {title}
        </h1>
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
        {(season || occasion) && (
          <div className={`${frame.row} ${frame.wrapping}`}>
            {season && <Status tone="teal">{seasonWords[season]}</Status>}
            {occasion && <Status>{occasionWords[occasion]}</Status>}
          </div>
        )}
        <div className={styles.acts}>
          <LikeButton look={look} size="large" />
          {look.mayEdit && <LookOwner look={look} />}
        </div>
        {tags.length > 0 && <LookTags look={look} open={open} onOpen={setOpen} />}
      </div>
    </article>
  );
}
