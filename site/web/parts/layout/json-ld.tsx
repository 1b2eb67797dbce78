/** What the page is about, for search engines, in the words of schema.org. Browsers don't run it. */
export function JsonLd({ of }: { of: Record<string, unknown> }) {
  // A name may contain “</script>”.
  const json = JSON.stringify({ "@context": "https://schema.org", ...of }).replaceAll("<", "\\u003c");
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which no tag can begin or end.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
