import { commentPermissions } from "./comment-permissions.ts";
import { discussionPermissions } from "./discussion-permissions.ts";

/**
 * The status of every call, asked for as `requestOf` says.
 * Columns: visitor, dead token, stranger, follower, blocked, subscriber, owner, suspended, admin.
 */
export const callPermissions = `
POST login, POST register, POST contact, POST passwordReset, POST logout | - | - | 200 200 200 200 200 200 200 200 200
POST confirmEmail, POST newPassword, POST comeBack | - | made up | 410 410 410 410 410 410 410 410 410
POST billingWebhook | - | unsigned | 401 401 401 401 401 401 401 401 401
GET user, GET live, PUT profile, PUT privacy | - | - | 401 401 200 200 200 200 200 200 200
POST emailVerification, DELETE sessions | - | - | 401 401 200 200 200 200 200 200 200
PUT notificationsSeen, PUT notificationsRead, PUT notificationLevels | - | - | 401 401 200 200 200 200 200 200 200
PUT password, PUT email, POST exports, POST leaving | - | wrong password | 401 401 422 422 422 422 422 422 422
PUT subscriptionRenewal, DELETE subscriptionRenewal | - | none | 401 401 409 409 409 200 409 409 409
POST subscriptionPortal | - | - | 401 401 502 502 502 502 502 502 502
POST folders | - | - | 401 401 200 200 200 200 200 200 200
GET export | - | made up | 401 401 404 404 404 404 404 404 404
PUT lookOrder | look | public | 401 401 422 422 422 422 200 403 422
POST looks | unused photo | of a member | 401 401 422 422 422 422 200 403 422
PUT photo, PUT photoCrop | unused photo | of a member | 401 401 404 404 404 404 200 403 404
GET photoUncropped | unused photo | of a member | 401 401 404 404 404 404 200 404 404
PUT lookLike | look | public, with closed comments | 401 401 200 200 404 200 422 403 200
PUT lookLike | look | of a suspended member | 401 401 200 200 404 200 403 403 200
PUT lookLike | look | for followers, of a private member | 401 401 404 200 404 404 422 403 200
PUT lookLike | look | for its author, draft | 401 401 404 404 404 404 422 403 404
PUT lookLike | look | deleted | 401 401 404 404 404 404 404 403 404
PUT lookLike | look | hidden | 401 401 404 404 404 404 422 403 200
PUT lookLike | look | of a banned member | 401 401 404 404 404 404 403 403 200
PUT lookLike | look | of a leaving member | 401 401 404 404 404 404 401 403 200
DELETE lookLike, PUT lookSave, DELETE lookSave | look | public, with closed comments, of a suspended member | 401 401 200 200 404 200 200 200 200
DELETE lookLike, PUT lookSave, DELETE lookSave | look | for followers, of a private member | 401 401 404 200 404 404 200 404 200
DELETE lookLike, PUT lookSave, DELETE lookSave | look | for its author, draft | 401 401 404 404 404 404 200 404 404
DELETE lookLike, PUT lookSave, DELETE lookSave | look | deleted | 401 401 404 404 404 404 404 404 404
DELETE lookLike, PUT lookSave, DELETE lookSave | look | hidden | 401 401 404 404 404 404 200 404 200
DELETE lookLike, DELETE lookSave | look | of a banned member | 401 401 404 404 404 404 200 404 200
PUT lookSave | look | of a banned member | 401 401 404 404 404 404 403 404 200
DELETE lookLike, PUT lookSave, DELETE lookSave | look | of a leaving member | 401 401 404 404 404 404 401 404 200
GET lookFolders | look | public, with closed comments, of a suspended member | 401 401 200 200 404 200 200 200 200
GET lookFolders | look | for followers, of a private member | 401 401 404 200 404 404 200 404 200
GET lookFolders | look | for its author, draft | 401 401 404 404 404 404 200 404 404
GET lookFolders | look | deleted | 401 401 404 404 404 404 404 404 404
GET lookFolders | look | hidden, of a banned member | 401 401 404 404 404 404 200 404 200
GET lookFolders | look | of a leaving member | 401 401 404 404 404 404 401 404 200
PUT look | look | public, with closed comments | 401 401 403 403 404 403 200 403 200
PUT look | look | of a suspended member | 401 401 403 403 404 403 403 403 200
PUT look | look | for followers, of a private member | 401 401 404 403 404 404 200 403 200
PUT look | look | for its author, draft | 401 401 404 404 404 404 200 403 404
PUT look | look | deleted | 401 401 404 404 404 404 404 403 404
PUT look | look | hidden | 401 401 404 404 404 404 200 403 200
PUT look | look | of a banned member | 401 401 404 404 404 404 403 403 200
PUT look | look | of a leaving member | 401 401 404 404 404 404 401 403 200
DELETE look, PUT lookCommentsClosed, DELETE lookCommentsClosed | look | public, with closed comments, of a suspended member | 401 401 403 403 404 403 200 403 200
DELETE look, PUT lookCommentsClosed, DELETE lookCommentsClosed | look | for followers, of a private member | 401 401 404 403 404 404 200 404 200
DELETE look, PUT lookCommentsClosed, DELETE lookCommentsClosed | look | for its author, draft | 401 401 404 404 404 404 200 404 404
DELETE look, PUT lookCommentsClosed, DELETE lookCommentsClosed | look | deleted | 401 401 404 404 404 404 404 404 404
DELETE look, PUT lookCommentsClosed, DELETE lookCommentsClosed | look | hidden, of a banned member | 401 401 404 404 404 404 200 404 200
DELETE look, PUT lookCommentsClosed, DELETE lookCommentsClosed | look | of a leaving member | 401 401 404 404 404 404 401 404 200
DELETE lookDeletion | look | deleted, public, for followers, for its author, of a private member, hidden | 401 401 404 404 404 404 200 403 404
DELETE lookDeletion | look | draft | 401 401 404 404 404 404 404 403 404
DELETE lookDeletion | look | of a suspended member, of a banned member | 401 401 404 404 404 404 403 403 404
DELETE lookDeletion | look | of a leaving member | 401 401 404 404 404 404 401 403 404
POST reports | look | public, with closed comments | 401 401 200 200 404 200 422 403 200
POST reports | look | of a suspended member | 401 401 200 200 404 200 403 403 200
POST reports | look | for followers, of a private member | 401 401 404 200 404 404 422 403 200
POST reports | look | for its author, draft | 401 401 404 404 404 404 422 403 404
POST reports | look | deleted | 401 401 404 404 404 404 404 403 404
POST reports | look | hidden | 401 401 404 404 404 404 422 403 200
POST reports | look | of a banned member | 401 401 404 404 404 404 403 403 200
POST reports | look | of a leaving member | 401 401 404 404 404 404 401 403 200
PUT follow | member | public, private | 401 401 200 200 404 200 404 403 200
PUT follow | member | suspended | 401 401 200 200 404 200 403 403 200
PUT follow | member | banned | 401 401 404 404 404 404 403 403 404
PUT follow | member | leaving, erased | 401 401 404 404 404 404 401 403 404
PUT follower | member | public, private, suspended | 401 401 404 404 404 404 404 404 404
PUT follower | member | banned | 401 401 404 404 404 404 403 404 404
PUT follower | member | leaving, erased | 401 401 404 404 404 404 401 404 404
DELETE follow, DELETE follower | member | public, private, suspended | 401 401 200 200 404 200 404 200 200
DELETE follow, DELETE follower | member | banned | 401 401 404 404 404 404 404 404 404
DELETE follow, DELETE follower | member | leaving, erased | 401 401 404 404 404 404 401 404 404
PUT mute, DELETE mute, PUT block, DELETE block | member | public, private, suspended | 401 401 200 200 404 200 404 200 200
PUT mute, DELETE mute, PUT block, DELETE block | member | banned | 401 401 404 404 404 404 404 404 404
PUT mute, DELETE mute, PUT block, DELETE block | member | leaving, erased | 401 401 404 404 404 404 401 404 404
PUT dismissal, DELETE dismissal | member | public, private, suspended | 401 401 200 200 404 200 404 200 200
PUT dismissal, DELETE dismissal | member | banned | 401 401 404 404 404 404 404 404 404
PUT dismissal, DELETE dismissal | member | leaving, erased | 401 401 404 404 404 404 401 404 404
POST reports | member | public, private | 401 401 200 200 404 200 422 403 200
POST reports | member | suspended | 401 401 200 200 404 200 403 403 200
POST reports | member | banned | 401 401 404 404 404 404 403 403 200
POST reports | member | leaving | 401 401 404 404 404 404 401 403 200
POST reports | member | erased | 401 401 404 404 404 404 401 403 404
PUT memberRole | member | public, private | 401 401 403 403 403 403 403 403 200
PUT memberRole | member | suspended, banned | 401 401 403 403 403 403 403 403 409
PUT memberRole | member | leaving | 401 401 403 403 403 403 401 403 409
PUT memberRole | member | erased | 401 401 403 403 403 403 401 403 404
PUT brandFollow | brand | public | 401 401 200 200 200 200 200 403 200
DELETE brandFollow | brand | public | 401 401 200 200 200 200 200 200 200
PUT brandFollow | brand | hidden, proposed | 401 401 404 404 404 404 404 403 404
DELETE brandFollow | brand | hidden, proposed | 401 401 404 404 404 404 404 404 404
POST reports | brand | public | 401 401 200 200 200 200 200 403 200
POST reports | brand | hidden, proposed | 401 401 404 404 404 404 404 403 404
PUT caseClaim, DELETE caseClaim, POST caseNotes, POST caseDecision, DELETE caseDecision | - | made up | 401 401 403 403 403 403 403 403 404
POST appealAnswer, POST lifting | - | made up | 401 401 403 403 403 403 403 403 404
POST appeal | - | made up | 401 401 404 404 404 404 404 404 404
PUT guardedWords | - | - | 401 401 403 403 403 403 403 403 200
GET search | - | - | 200 200 200 200 200 200 200 200 200
GET brandNames, GET productNames | - | - | 401 401 200 200 200 200 200 200 200
POST brandNames, POST productNames | - | - | 401 401 200 200 200 200 200 403 200
POST adminBrands | - | - | 401 401 403 403 403 403 403 403 200
GET adminBrandExport, GET adminProductExport, GET adminBrandNames, GET adminProductNames | - | - | 401 401 403 403 403 403 403 403 200
POST adminBrandImport, POST adminProductImport | - | JSON | 401 401 403 403 403 403 403 403 415
POST adminUndos | - | made up | 401 401 403 403 403 403 403 403 404
PUT adminBrand, POST adminBrandActions, POST adminProductActions | brand | public, hidden, proposed | 401 401 403 403 403 403 403 403 200
POST adminCollections, POST adminProducts | brand | public, hidden, proposed | 401 401 403 403 403 403 403 403 200
PUT adminProduct | brand | public | 401 401 403 403 403 403 403 403 404
PUT adminCollection, DELETE adminCollection, PUT adminCollectionOrder, PUT adminProductOrder | collection | of a public brand, of a hidden brand | 401 401 403 403 403 403 403 403 200
PUT adminCollectionProduct, DELETE adminCollectionProduct | collection | of a public brand | 401 401 403 403 403 403 403 403 404
POST newReviews | review | shown, of a private member | 401 401 200 200 200 200 409 403 200
POST newReviews | review | of a suspended member, of a banned member | 401 401 200 200 200 200 403 403 200
POST newReviews | review | of a leaving member, of an erased member | 401 401 200 200 200 200 401 403 200
POST newReviews | review | hidden | 401 401 200 200 200 200 409 403 200
POST newReviews | review | deleted | 401 401 200 200 200 200 200 403 200
PUT review | review | shown | 401 401 403 403 404 403 200 403 403
PUT review | review | hidden | 401 401 404 404 404 404 200 403 403
PUT review | review | deleted | 401 401 404 404 404 404 404 403 404
PUT review | review | of a private member | 401 401 404 403 404 404 200 403 403
DELETE review | review | shown | 401 401 403 403 404 403 200 403 200
DELETE review | review | hidden | 401 401 404 404 404 404 200 404 200
DELETE review | review | deleted | 401 401 404 404 404 404 404 404 404
DELETE review | review | of a private member | 401 401 404 403 404 404 200 404 200
DELETE review | review | of a banned member | 401 401 404 404 404 404 200 404 200
DELETE review | review | of a leaving member | 401 401 404 404 404 404 401 404 200
PUT reviewVote | review | shown | 401 401 200 200 404 200 422 403 200
DELETE reviewVote | review | shown | 401 401 200 200 404 200 422 200 200
PUT reviewVote | review | hidden | 401 401 404 404 404 404 422 403 404
DELETE reviewVote | review | hidden | 401 401 404 404 404 404 422 404 404
PUT reviewVote | review | of a private member | 401 401 404 200 404 404 422 403 200
DELETE reviewVote | review | of a banned member | 401 401 404 404 404 404 422 404 200
PUT reviewVote | review | deleted | 401 401 404 404 404 404 404 403 404
PUT reviewAnswer | review | shown | 401 401 403 403 404 403 403 403 200
PUT reviewAnswer | review | hidden | 401 401 404 404 404 404 403 403 200
PUT reviewAnswer | review | deleted | 401 401 404 404 404 404 404 403 404
DELETE reviewAnswer | review | shown | 401 401 403 403 404 403 403 403 404
DELETE reviewAnswer | review | hidden | 401 401 404 404 404 404 403 404 404
POST reviewApproval | review | shown, hidden, of a private member, of a banned member | 401 401 403 403 403 403 403 403 200
POST reviewApproval | review | of a leaving member, of an erased member | 401 401 403 403 403 403 401 403 200
POST reviewApproval | review | deleted | 401 401 403 403 403 403 403 403 404
POST reviewRestoration | review | shown, hidden, deleted | 401 401 404 404 404 404 200 403 404
POST reports | review | shown | 401 401 200 200 404 200 422 403 200
POST reports | review | deleted | 401 401 404 404 404 404 404 403 404
PUT follower | request | waiting | 401 401 404 404 404 404 200 404 404
DELETE follower | request | waiting | 401 401 200 200 200 200 200 200 200
PUT folder, DELETE folder, PUT folderLook, DELETE folderLook | folder | of a member | 401 401 404 404 404 404 200 404 404
POST items, POST itemImport | - | - | 401 401 200 200 200 200 200 403 200
GET items, GET itemExport, GET statisticsExport, PUT wardrobe | - | - | 401 401 200 200 200 200 200 200 200
PUT item, POST itemChanges, POST itemRestorations | item | public, for followers, for its owner, unnamed, archived, hidden, in a wardrobe for followers, of a private member | 401 401 404 404 404 404 200 403 404
PUT item, POST itemChanges | item | deleted | 401 401 404 404 404 404 404 403 404
POST itemRestorations | item | deleted | 401 401 404 404 404 404 200 403 404
PUT item, POST itemChanges, POST itemRestorations | item | of a suspended member, of a banned member | 401 401 404 404 404 404 403 403 404
PUT item, POST itemChanges, POST itemRestorations | item | of a leaving member | 401 401 404 404 404 404 401 403 404
POST itemDeletions | item | of a leaving member | 401 401 404 404 404 404 401 404 404
POST itemDeletions | item | public, for followers, for its owner, unnamed, archived, hidden, in a wardrobe for followers, of a private member, of a suspended member, of a banned member | 401 401 404 404 404 404 200 404 404
POST itemDeletions | item | deleted | 401 401 404 404 404 404 404 404 404
POST outfits | wear press | of a member | 401 401 422 422 422 422 200 403 422
POST wears | wear press | of a member | 401 401 404 404 404 404 200 403 404
PUT outfit, POST plans | outfit | of a member | 401 401 404 404 404 404 200 403 404
DELETE outfit | outfit | of a member | 401 401 404 404 404 404 200 404 404
PUT plan | plan | of a member | 401 401 404 404 404 404 200 403 404
DELETE plan | plan | of a member | 401 401 404 404 404 404 200 404 404
DELETE wearPress, DELETE itemWear | wear press | of a member | 401 401 404 404 404 404 200 404 404
POST lookWears | look | public | 401 401 404 404 404 404 409 403 404
POST lookWears | look | deleted | 401 401 404 404 404 404 404 403 404
GET draft, DELETE draft | draft | of a comment | 401 401 200 200 200 200 200 200 200
PUT draft | draft | older than its owner’s | 401 401 200 200 200 200 409 200 200
PUT notificationRead | notification | unread | 401 401 404 404 404 404 200 404 404
DELETE session | session | open | 401 401 200 200 200 200 200 200 200
GET similarDiscussions, GET mentioned | - | - | 401 401 200 200 200 200 200 200 200
POST adminGroups | - | - | 401 401 403 403 403 403 403 403 200
PUT adminGroup, POST adminGroupMerge | - | no group | 401 401 403 403 403 403 403 403 404
PUT adminGroupOrder | - | none | 401 401 403 403 403 403 403 403 409
POST adminEntries, GET adminEntryCards, GET adminEntryExport, POST adminNotebookCategories | - | - | 401 401 403 403 403 403 403 403 200
POST adminEntryActions | entry | for everyone, for members, for subscribers, draft, scheduled, deleted | 401 401 403 403 403 403 403 403 200
POST adminEntryUndos | - | made up | 401 401 403 403 403 403 403 403 404
PUT adminEntry, PUT adminEntryText, PUT adminEntryPublication, DELETE adminEntryPublication, POST adminEntryRevisions, POST adminEntryPreviews | entry | for everyone, for members, for subscribers, draft, scheduled | 401 401 403 403 403 403 403 403 200
PUT adminEntry, PUT adminEntryText, PUT adminEntryPublication, DELETE adminEntryPublication, POST adminEntryRevisions, POST adminEntryPreviews | entry | deleted | 401 401 403 403 403 403 403 403 409
DELETE adminEntry, POST adminEntryRestoration, GET adminEntryRevisions, GET adminEntryRevision, DELETE adminEntryPreviews | entry | for everyone, for members, for subscribers, draft, scheduled, deleted | 401 401 403 403 403 403 403 403 200
PUT adminNotebookCategory | category | of a member | 401 401 403 403 403 403 403 403 200
POST adminNotebookCategoryMerge | category | of a member | 401 401 403 403 403 403 403 403 422
PUT adminNotebookCategoryOrder | - | none | 401 401 403 403 403 403 403 403 409
${commentPermissions.trim()}
${discussionPermissions.trim()}
`;
