import { textOfHtml } from "../../../shared/markdown/text-of-html.ts";
import type { Pages } from "../../../shared/pages.ts";
import { paths } from "../../../shared/paths.ts";
import { JsonLd } from "../layout/json-ld.tsx";
import { useOrigin } from "../layout/use-origin.ts";

/** The discussion with the replies of this page, for search engines. */
export function DiscussionJsonLd({ page: { discussion, messages } }: { page: Pages["conversation"] }) {
  const origin = useOrigin();
  const { slug, title, starter, postedAt, replies } = discussion;
  const live = messages.items.flatMap((message) =>
    message.kind === "live" && message.hidden === null ? [message] : [],
  );
  const person = (member: { slug: string; username: string }) => ({
    ...{ "@type": "Person", name: member.username },
    ...(member.slug && { url: origin + paths.member(member.slug) }),
  });
  const first = live.find(({ number }) => number === 1);
  return (
    <JsonLd
      of={{
        ...{ "@type": "DiscussionForumPosting", headline: title, url: origin + paths.conversation(slug) },
        datePublished: postedAt,
        author: person(starter ?? { slug: "", username: "A former member" }),
        ...(first && { text: textOfHtml(first.html) }),
        interactionStatistic: {
          ...{ "@type": "InteractionCounter", interactionType: "https://schema.org/CommentAction" },
          userInteractionCount: replies,
        },
        comment: live
          .filter(({ number }) => number > 1)
          .map(({ number, author, html, postedAt: at }) => ({
            ...{ "@type": "Comment", text: textOfHtml(html), datePublished: at, author: person(author) },
            url: origin + paths.message(slug, number),
          })),
      }}
    />
  );
}
