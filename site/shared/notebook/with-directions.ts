const blocks = /<(p|h2|h3|ul|ol|blockquote|aside)(?=[ >])/g;

/**
 * The HTML of `renderDocument` with a direction for each block: a list in Arabic between English paragraphs has its
 * numbers on the right.
 */
export const withDirections = (html: string): string => html.replace(blocks, '<$1 dir="auto"');
