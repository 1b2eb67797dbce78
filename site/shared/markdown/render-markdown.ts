// Large: a page loads it only when a preview opens.
import MarkdownIt, { type StateCore, type Token } from "markdown-it";
import { mentionPattern } from "./mentions.ts";

const isWebAddress = (url: string): boolean => /^https?:\/\/[^\s/?#]/i.test(url);

const markdown = MarkdownIt("zero", { html: false, breaks: true, linkify: true })
  .enable(["blockquote", "list", "newline", "escape", "backticks", "strikethrough", "emphasis", "link", "autolink"])
  .enable("linkify");

markdown.validateLink = isWebAddress;
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
for (const scheme of ["ftp:", "mailto:", "//"]) markdown.linkify.add(scheme, null);
markdown.core.ruler.push("links", (state) => {
  for (const token of state.tokens) if (token.children) token.children = withSafeLinks(token.children, state);
});
markdown.core.ruler.push("mentions", (state) => {
  const { mentioned } = state.env as RenderOptions;
  if (!mentioned?.size) return;
  for (const token of state.tokens) if (token.children) token.children = withMentions(token.children, mentioned, state);
});

interface RenderOptions {
  /** Slugs, in lower case, of members whose `@slug` becomes a link; others stay text. */
  mentioned?: ReadonlySet<string>;
}

/**
 * Links tell search engines that members wrote them, and one without words shows its address. Those without an address,
 * and those inside of others, stay text.
 */
function withSafeLinks(tokens: readonly Token[], { Token }: StateCore): Token[] {
  const open: boolean[] = [];
  return tokens.flatMap((token, at) => {
    if (token.type === "link_close") return open.pop() ? [token] : [];
    if (token.type !== "link_open") return [token];
    const href = String(token.attrGet("href") ?? "");
    const isLink = isWebAddress(href) && !open.includes(true);
    open.push(isLink);
    if (!isLink) return [];
    token.attrs = [
      ["href", href],
      ["rel", "nofollow ugc noopener"],
    ];
    if (hasWords(tokens, at)) return [token];
    const address = new Token("text", "", 0);
    address.content = href;
    return [token, address];
  });
}

function hasWords(tokens: readonly Token[], linkAt: number): boolean {
  const end = tokens.findIndex(({ type }, at) => at > linkAt && type === "link_close");
  return tokens.slice(linkAt, end).some(({ content }) => content.trim() !== "");
}

/** Names of members lead to their pages, but not inside of links and code. */
function withMentions(tokens: readonly Token[], mentioned: ReadonlySet<string>, { Token }: StateCore): Token[] {
  let openLinks = 0;
  return tokens.flatMap((token) => {
    if (token.type === "link_open") openLinks++;
    if (token.type === "link_close") openLinks--;
    return token.type === "text" && openLinks === 0 ? splitAtMentions(token, mentioned, Token) : [token];
  });
}

function splitAtMentions(token: Token, mentioned: ReadonlySet<string>, Made: StateCore["Token"]): Token[] {
  const parts: Token[] = [];
  let end = 0;
  const addText = (content: string) => {
    if (content === "") return;
    const text = new Made("text", "", 0);
    text.content = content;
    parts.push(text);
  };
  for (const { index, 0: found, 1: slug = "" } of token.content.matchAll(mentionPattern)) {
    if (!mentioned.has(slug.toLowerCase())) continue;
    addText(token.content.slice(end, index));
    const link = new Made("link_open", "a", 1);
    link.attrs = [["href", `/members/${slug.toLowerCase()}`]];
    parts.push(link);
    addText(found);
    parts.push(new Made("link_close", "a", -1));
    end = index + found.length;
  }
  if (end === 0) return [token];
  addText(token.content.slice(end));
  return parts;
}

/**
 * The HTML of what a member wrote: paragraphs, line breaks, bold, italic, strikethrough, inline code, lists, quotes, and
 * links to `http` and `https`. Everything else stays text. The server stores it, and a preview shows the same.
 */
export const renderMarkdown = (source: string, options: RenderOptions = {}): string =>
  markdown.render(source, { ...options }).trim();
