import { renderMarkdown } from "../../../../shared/markdown/render-markdown.ts";
import { ReviewText } from "../review-text.tsx";

/** By the same renderer as on the server. */
export const TextPreview = ({ source }: { source: string }) => <ReviewText html={renderMarkdown(source)} />;
