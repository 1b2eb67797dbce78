/**
 * The answers of every page and file. `200` shows the words of its noun, and `head` is a page without them.
 * Columns: visitor, dead token, stranger, follower, blocked, subscriber, owner, suspended, admin.
 */
export const pagePermissions = `
home, about, contact, privacy, terms, questions, components, looks, members, brands, reviews, discussions, search, notebook, notebookCategories | - | - | 200 200 200 200 200 200 200 200 200
resetPassword, verifyEmail, comeBack, unsubscribe | - | - | 200 200 200 200 200 200 200 200 200
robots, sitemap | - | - | 200 200 200 200 200 200 200 200 200
login, register | - | - | 200 200 302 302 302 302 302 302 302
postLook, saved, notifications, addItems, importItems, statistics, startDiscussion | - | - | 401 401 200 200 200 200 200 200 200
settingsProfile, settingsAccount, settingsNotifications, settingsPrivacy, settingsSubscription, settingsDecisions, settingsData | - | - | 401 401 200 200 200 200 200 200 200
admin, adminAudit, adminMembers, adminReports, adminReviews, adminGroups, adminNewGroup | - | - | 401 401 403 403 403 403 403 403 200
look, lookComments | look | public, with closed comments, of a suspended member | 200 200 200 200 404 200 200 200 200
look, lookComments, photo | look | for followers, of a private member | 404 404 404 200 404 404 200 404 200
look, lookComments, photo | look | for its author, draft | 404 404 404 404 404 404 200 404 404
look, lookComments, photo | look | deleted | 404 404 404 404 404 404 404 404 404
look, lookComments, photo | look | hidden, of a banned member | 404 404 404 404 404 404 200 404 200
look, lookComments, photo | look | of a leaving member | 404 404 404 404 404 404 404 404 200
photo | look | public, with closed comments, of a suspended member | 200 200 200 200 200 200 200 200 200
editLook | look | public, with closed comments, of a suspended member | 401 401 403 403 404 403 200 403 200
editLook | look | for followers, of a private member | 401 401 404 403 404 404 200 404 200
editLook | look | for its author, draft | 401 401 404 404 404 404 200 404 404
editLook | look | deleted | 401 401 404 404 404 404 404 404 404
editLook | look | hidden, of a banned member | 401 401 404 404 404 404 200 404 200
editLook | look | of a leaving member | 401 401 404 404 404 404 401 404 200
settingsData | look | deleted | 401 401 head head head head 200 head head
member, memberLooks, memberProfile, memberFollowers, memberFollowing, memberReviews | member | public, suspended | 200 200 200 200 404 200 200 200 200
member, memberLooks, memberProfile, memberFollowers, memberFollowing, memberReviews | member | private | head head head 200 404 head 200 head 200
member, memberLooks, memberProfile, memberFollowers, memberFollowing, memberReviews | member | banned | 404 404 404 404 404 404 200 404 200
member, memberLooks, memberProfile, memberFollowers, memberFollowing, memberReviews | member | leaving | 404 404 404 404 404 404 404 404 200
member, memberLooks, memberProfile, memberFollowers, memberFollowing, memberReviews | member | erased | 404 404 404 404 404 404 404 404 404
lookComments | comment | shown, in a closed thread, of a suspended member | 200 200 200 200 404 200 200 200 200
lookComments | comment | deleted | head head head head head head head head head
lookComments | comment | hidden, of a banned member | 404 404 404 404 404 404 200 404 200
lookComments | comment | of a private member | 404 404 404 200 404 404 200 404 200
lookComments | comment | of a leaving member | 404 404 404 404 404 404 404 404 200
lookComments | comment | of an erased member | 200 200 200 200 200 200 200 200 200
lookComments | comment | on a look for its author | 404 404 404 404 404 404 200 404 404
lookComments | comment | on a deleted look | 404 404 404 404 404 404 404 404 404
lookComments | comment | on a hidden look | 404 404 404 404 404 404 200 404 200
entryComments | comment | on an entry | 200 200 200 200 404 200 200 200 200
entryComments | comment | on an entry for members | 302 302 200 200 404 200 200 200 200
entryComments | comment | on a draft entry | 404 404 404 404 404 404 404 404 404
item | item | public, archived, of a suspended member | 200 200 200 200 404 200 200 200 200
item, photo | item | for followers, in a wardrobe for followers, of a private member | 404 404 404 200 404 404 200 404 200
item, photo | item | for its owner, unnamed | 404 404 404 404 404 404 200 404 404
item, photo | item | deleted | 404 404 404 404 404 404 404 404 404
item, photo | item | hidden, of a banned member | 404 404 404 404 404 404 200 404 200
item, photo | item | of a leaving member | 404 404 404 404 404 404 404 404 200
photo | item | public, archived, of a suspended member | 200 200 200 200 200 200 200 200 200
memberReviews | review | shown, of a suspended member | 200 200 200 200 404 200 200 200 200
memberReviews | review | hidden | head head head head 404 head 200 head 200
memberReviews | review | deleted | head head head head 404 head head head head
memberReviews | review | of a private member | head head head 200 404 head 200 head 200
memberReviews | review | of a banned member | 404 404 404 404 404 404 200 404 200
memberReviews | review | of a leaving member | 404 404 404 404 404 404 404 404 200
memberReviews | review | of an erased member | 404 404 404 404 404 404 404 404 404
reviewHistory | review | shown, of a suspended member | 200 200 200 200 404 200 200 200 200
reviewHistory | review | hidden, of a banned member | 404 404 404 404 404 404 200 404 200
reviewHistory | review | deleted | 404 404 404 404 404 404 404 404 404
reviewHistory | review | of a private member | 404 404 404 200 404 404 200 404 200
reviewHistory | review | of a leaving member | 404 404 404 404 404 404 404 404 200
reviewHistory | review | of an erased member | 200 200 200 200 200 200 200 200 200
adminReviews | review | shown, deleted | 401 401 403 403 403 403 403 403 head
writeCollectionReview | collection | of a public brand | 401 401 head head head head head head head
writeCollectionReview | collection | of a hidden brand | 401 401 404 404 404 404 404 404 404
writeReview | review | shown | 401 401 404 404 404 404 404 404 404
discussion | message | shown | 302 302 302 302 302 302 302 302 302
conversation | message | shown, of a suspended member, in a locked discussion | 200 200 200 200 head 200 200 200 200
conversation | message | deleted | head head head head head head head head head
conversation | message | hidden, of a banned member | head head head head head head 200 head 200
conversation | message | of a private member | head head head 200 head head 200 head 200
conversation | message | of a leaving member | head head head head head head head head 200
conversation | message | of an erased member | 200 200 200 200 200 200 200 200 200
conversation | message | in a group for members | head head 200 200 head 200 200 200 200
conversation | message | in a group for subscribers | head head head head head 200 head head 200
adminGroup | - | no group | 401 401 403 403 403 403 403 403 404
memberWardrobe | item | public, of a suspended member | 200 200 200 200 404 200 200 200 200
memberWardrobe | item | for followers, in a wardrobe for followers, of a private member | head head head 200 404 head 200 head 200
memberWardrobe | item | for its owner, unnamed | head head head head 404 head 200 head head
memberWardrobe | item | archived, deleted | head head head head 404 head head head head
memberWardrobe | item | hidden | head head head head 404 head 200 head 200
memberWardrobe | item | of a banned member | 404 404 404 404 404 404 200 404 200
memberWardrobe | item | of a leaving member | 404 404 404 404 404 404 404 404 200
outfits, newOutfit, planner | - | - | 401 401 200 200 200 200 200 200 200
outfits | outfit | of a member | 401 401 head head head head 200 head head
outfit | outfit | of a member | 401 401 404 404 404 404 200 404 404
planner | plan | of a member | 401 401 head head head head 200 head head
newOutfit | wear press | of a member | 401 401 head head head head 200 head head
saved | folder | of a member | 401 401 404 404 404 404 200 404 404
memberFollowers | request | waiting | head head head head 404 head 200 head head
notifications | notification | unread | 401 401 head head head head 200 head head
settingsAccount | session | open | 401 401 head head head head 200 head head
adminBrands, adminNewBrand, adminImportBrands, adminProducts, adminNewProduct, adminImportProducts | - | - | 401 401 403 403 403 403 403 403 200
adminBrand | brand | public, hidden, proposed | 401 401 403 403 403 403 403 403 200
adminNewCollection | brand | public, hidden, proposed | 401 401 403 403 403 403 403 403 head
adminCollection | collection | of a public brand, of a hidden brand | 401 401 403 403 403 403 403 403 200
adminProduct | - | no product | 401 401 403 403 403 403 403 403 404
adminProduct | product | of a public brand, hidden, proposed, of a hidden brand | 401 401 403 403 403 403 403 403 200
adminReports | report | open | 401 401 403 403 403 403 403 403 200
product, productOwners | - | no product | 404 404 404 404 404 404 404 404 404
product, productOwners, openGraph | product | of a public brand | 200 200 200 200 200 200 200 200 200
product, productOwners, openGraph | product | hidden, proposed, of a hidden brand | 404 404 404 404 404 404 404 404 404
writeReview | product | of a public brand | 401 401 200 200 200 200 200 200 200
writeReview | product | hidden, proposed, of a hidden brand | 401 401 404 404 404 404 404 404 404
brand, brandProfile, brandCollections, brandReviews, brandFollowers | brand | public | 200 200 200 200 200 200 200 200 200
brand, brandProfile, brandCollections, brandReviews, brandFollowers | brand | hidden, proposed | 404 404 404 404 404 404 404 404 404
collection, collectionReviews | collection | of a public brand | 200 200 200 200 200 200 200 200 200
collection, collectionReviews | collection | of a hidden brand | 404 404 404 404 404 404 404 404 404
openGraph | look | public, with closed comments, of a suspended member | 200 200 200 200 200 200 200 200 200
openGraph | look | for followers, of a private member, for its author, draft, deleted, hidden, of a banned member, of a leaving member | 404 404 404 404 404 404 404 404 404
openGraph | member | public, suspended | 200 200 200 200 200 200 200 200 200
openGraph | member | private, banned, leaving, erased | 404 404 404 404 404 404 404 404 404
openGraph | item | public, archived, of a suspended member | 200 200 200 200 200 200 200 200 200
openGraph | item | for followers, in a wardrobe for followers, of a private member, for its owner, unnamed, deleted, hidden, of a banned member, of a leaving member | 404 404 404 404 404 404 404 404 404
openGraph | brand | public | 200 200 200 200 200 200 200 200 200
openGraph | brand | hidden, proposed | 404 404 404 404 404 404 404 404 404
openGraph | collection | of a public brand | 200 200 200 200 200 200 200 200 200
openGraph | collection | of a hidden brand | 404 404 404 404 404 404 404 404 404
openGraph | entry | for everyone, for members, for subscribers | 200 200 200 200 200 200 200 200 200
openGraph | entry | draft, scheduled, deleted | 404 404 404 404 404 404 404 404 404
openGraph | category | of a member | 200 200 200 200 200 200 200 200 200
openGraph | message | shown, in a locked discussion | 200 200 200 200 200 200 200 200 200
openGraph | message | in a group for members, in a group for subscribers | 404 404 404 404 404 404 404 404 404
photo | unused photo | of a member | 404 404 404 404 404 404 200 404 404
photo | message | shown, of a suspended member, in a locked discussion | 200 200 200 200 200 200 200 200 200
photo | message | deleted | 404 404 404 404 404 404 200 404 404
photo | message | hidden, of a banned member | 404 404 404 404 404 404 200 404 200
photo | message | of a private member | 404 404 404 200 404 404 200 404 200
photo | message | of a leaving member | 404 404 404 404 404 404 404 404 200
photo | message | of an erased member | 404 404 404 404 404 404 404 404 404
photo | message | in a group for members | 404 404 200 200 404 200 200 200 200
photo | message | in a group for subscribers | 404 404 404 404 404 200 404 404 200
photo | cover of a public member | open | 200 200 200 200 200 200 200 200 200
photo | cover of a private member | closed | 404 404 404 200 404 404 200 404 200
adminNotebook, adminNewEntry, adminNotebookCategories, adminNewNotebookCategory | - | - | 401 401 403 403 403 403 403 403 200
adminNotebookCategory | category | of a member | 401 401 403 403 403 403 403 403 200
adminEntry | entry | for everyone, for members, for subscribers, draft, scheduled, deleted | 401 401 403 403 403 403 403 403 200
adminEntryPreview | entry | for everyone, for members, for subscribers, draft, scheduled | 401 401 403 403 403 403 403 403 200
adminEntryPreview | entry | deleted | 401 401 403 403 403 403 403 403 404
notebookCategory | category | of a member | 200 200 200 200 200 200 200 200 200
entry | entry | for everyone | 200 200 200 200 200 200 200 200 200
entry | entry | for members | head head 200 200 200 200 200 200 200
entry | entry | draft, scheduled, deleted | 404 404 404 404 404 404 404 404 404
entryPreview | - | no link | 404 404 404 404 404 404 404 404 404
photo | entry | for everyone | 200 200 200 200 200 200 200 200 200
photo | entry | for members | 404 404 200 200 200 200 200 200 200
photo | entry | draft, scheduled, deleted | 404 404 404 404 404 404 404 404 200
entryComments | comment | on an entry for subscribers | 302 302 302 302 302 200 302 302 200
entry | entry | for subscribers | head head head head head 200 200 head 200
photo | entry | for subscribers | 404 404 404 404 404 200 200 404 200
paidSubscription, billingSuccess, billingCancel | - | - | 200 200 200 200 200 200 200 200 200
`;
