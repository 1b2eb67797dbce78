/** What a link is shown as: the host tells where it leads. International names stay in their ASCII form. */
export const linkHost = (link: string): string => new URL(link).hostname.replace(/^www\./, "");
