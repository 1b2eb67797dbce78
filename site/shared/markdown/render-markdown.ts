// Large: a page loads it only when a preview opens.
import MarkdownIt, { type StateCore, type Token } from "markdown-it";

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

/**
 * The HTML of what a member wrote: paragraphs, line breaks, bold, italic, strikethrough, inline code, lists, quotes, and
 * links to `http` and `https`. Everything else stays text. The server stores it, and a preview shows the same.
 */
export const renderMarkdown = (source: string): string => markdown.render(source).trim();
