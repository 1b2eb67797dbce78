import type { Reader } from "../../../shared/permissions.ts";
import type { SiteContext } from "../../site-context.ts";
import { exportedFollowedBrands, exportedOwnBrands } from "./exported-brands.ts";
import { exportedComments } from "./exported-comments.ts";
import { exportedDecisions } from "./exported-decisions.ts";
import { exportedDrafts } from "./exported-drafts.ts";
import { exportedEntries } from "./exported-entries.ts";
import { exportedItems } from "./exported-items.ts";
import { exportedFolders, exportedLikes, exportedSaves } from "./exported-likes-and-saves.ts";
import type { ExportedList } from "./exported-list.ts";
import { exportedLooks } from "./exported-looks.ts";
import { exportedDiscussions, exportedMessageLikes, exportedMessages, exportedReadings } from "./exported-messages.ts";
import { exportedNotifications } from "./exported-notifications.ts";
import { exportedOutfits, exportedPlans } from "./exported-outfits.ts";
import {
  exportedBlocks,
  exportedDismissals,
  exportedFollowers,
  exportedFollowing,
  exportedMutes,
} from "./exported-people.ts";
import { exportedProposedBrands, exportedProposedProducts } from "./exported-proposals.ts";
import { exportedReports } from "./exported-reports.ts";
import { exportedBrandResponses, exportedReviews, exportedReviewVotes } from "./exported-reviews.ts";
import { exportedWears } from "./exported-wears.ts";

/** A member's own rows. Of others only names and page addresses are in them, and only where the member may see them. */
export const exportedLists = (site: SiteContext, member: Reader): ExportedList[] => [
  exportedLooks(site, member),
  exportedItems(site, member),
  exportedWears(site, member),
  exportedOutfits(site, member),
  exportedPlans(site, member),
  exportedComments(site, member),
  exportedDiscussions(site, member),
  exportedMessages(site, member),
  exportedReadings(site, member),
  exportedReviews(site, member),
  exportedReviewVotes(site, member),
  exportedBrandResponses(site, member),
  exportedEntries(site, member),
  exportedDrafts(site, member),
  exportedLikes(site, member),
  exportedMessageLikes(site, member),
  exportedSaves(site, member),
  exportedFolders(site, member),
  exportedFollowing(site, member),
  exportedFollowers(site, member),
  exportedFollowedBrands(site, member),
  exportedOwnBrands(site, member),
  exportedProposedBrands(site, member),
  exportedProposedProducts(site, member),
  exportedMutes(site, member),
  exportedBlocks(site, member),
  exportedDismissals(site, member),
  exportedNotifications(site, member),
  exportedReports(site, member),
  exportedDecisions(site, member),
];
