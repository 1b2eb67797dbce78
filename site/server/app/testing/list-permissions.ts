/**
 * Where each example is listed, and for whom. Before they got into their states, every reader had saved all looks that
 * they could see, all were ranked, and every comment named every reader. The
 * public look is in its owner's own folder, and so among the owner's saved looks. The lists at home are short: a newer
 * look, entry or member may take an older one's place, and who follows an author of entries has only those.
 * Columns: visitor, dead token, stranger, follower, blocked, subscriber, owner, suspended, admin.
 */
export const listPermissions = `
looks, looks of a colour, found looks, found looks of a colour, looks of the member, newest of the member | look | public, with closed comments, of a suspended member | in in in in - in in in in
looks, looks of a colour, found looks, found looks of a colour, looks of the member, newest of the member | look | for followers, of a private member | - - - in - - in - in
looks, looks of a colour, found looks, found looks of a colour, looks of the member, newest of the member | look | for its author, draft | - - - - - - in - -
looks, looks of a colour, found looks, found looks of a colour, looks of the member, newest of the member | look | deleted | - - - - - - - - -
looks, looks of a colour, found looks, found looks of a colour, looks of the member, newest of the member | look | hidden, of a banned member | - - - - - - in - in
looks, looks of a colour, found looks, found looks of a colour, looks of the member, newest of the member | look | of a leaving member | - - - - - - - - in
popular looks | look | public, with closed comments, of a suspended member | in in in in - in in in in
popular looks | look | of a private member | - - - in - - in - in
popular looks | look | draft | - - - - - - in - -
popular looks | look | deleted, for its author, for followers | - - - - - - - - -
popular looks | look | hidden, of a banned member | - - - - - - in - in
popular looks | look | of a leaving member | - - - - - - - - in
looks of followed members | look | public, with closed comments, of a suspended member, for followers, of a private member | - - - in - - - - -
looks of followed members | look | for its author, draft, deleted, hidden, of a banned member, of a leaving member | - - - - - - - - -
more of the member | look | with closed comments | in in in in - in in in in
more of the member | look | for followers | - - - in - - in - in
more of the member | look | for its author, draft | - - - - - - in - -
more of the member | look | hidden | - - - - - - in - in
more of the member | look | deleted | - - - - - - - - -
saved looks | look | public | - - in in - in in in in
saved looks | look | with closed comments, of a suspended member | - - in in - in - in in
saved looks | look | for followers, of a private member | - - - in - - - - in
saved looks | look | for its author, draft, deleted | - - - - - - - - -
saved looks | look | hidden, of a banned member, of a leaving member | - - - - - - - - in
sitemap | look | public, with closed comments, of a suspended member | in in in in in in in in in
sitemap | look | for followers, of a private member, for its author, draft, deleted, hidden, of a banned member, of a leaving member | - - - - - - - - -
sitemap | message | shown, in a locked discussion | in in in in in in in in in
sitemap | message | in a group for members, in a group for subscribers | - - - - - - - - -
sitemap | member | public, suspended | in in in in in in in in in
sitemap | member | private, banned, leaving, erased | - - - - - - - - -
members, members by followers, members by looks, members by name, found members, members followed by one, followers, followers of a brand | member | public, private, suspended | in in in in - in in in in
members, members by followers, members by looks, members by name, found members, members followed by one, followers, followers of a brand | member | banned, leaving, erased | - - - - - - - - -
members of every standing | member | public, private, suspended, banned, leaving | - - - - - - - - in
members of every standing | member | erased | - - - - - - - - -
comments | comment | shown, of a suspended member | in in in in - in in in in
comments | comment | deleted | - - - - - - - - -
comments | comment | hidden, of a banned member | - - - - - - in - in
comments | comment | of a private member | - - - in - - in - in
comments | comment | of a leaving member | - - - - - - - - in
comments | comment | of an erased member | in in in in in in in in in
brands, brands by followers, brands by name, found brands, brands of a letter, sitemap | brand | public | in in in in in in in in in
brands, brands by followers, brands by name, found brands, brands of a letter, sitemap | brand | hidden, proposed | - - - - - - - - -
reviews, helpful reviews, reviews of a brand | review | shown, of a suspended member | in in in in - in in in in
reviews, helpful reviews | review | hidden, deleted | - - - - - - - - -
reviews of a brand, reviews of the member | review | hidden | - - - - - - in - in
reviews of a brand, reviews of the member | review | deleted | - - - - - - - - -
reviews, helpful reviews, reviews of a brand, reviews of the member | review | of a private member | - - - in - - in - in
reviews, helpful reviews, reviews of a brand, reviews of the member | review | of a banned member | - - - - - - in - in
reviews, helpful reviews, reviews of a brand, reviews of the member | review | of a leaving member | - - - - - - - - in
reviews, helpful reviews, reviews of a brand | review | of an erased member | in in in in in in in in in
reviews of the member | review | of an erased member | - - - - - - - - -
reviews of followed members, helpful reviews of followed members, reviews of a brand by followed members, reviews at home | review | shown, of a suspended member, of a private member | - - - in - - - - -
reviews of followed members, helpful reviews of followed members, reviews of a brand by followed members, reviews at home | review | hidden, deleted, of a banned member, of a leaving member, of an erased member | - - - - - - - - -
reviews of the member | review | shown, of a suspended member | in in in in - in in in in
comments | comment | in a closed thread | in in in in - in in in in
comments of an entry | comment | on an entry | in in in in - in in in in
comments of an entry | comment | on an entry for members | - - in in - in in in in
comments of an entry | comment | on a draft entry | - - - - - - - - -
comments of an entry | comment | on an entry for subscribers | - - - - - in - - in
messages | message | shown, of a suspended member, in a locked discussion | in in in in - in in in in
messages | message | deleted | - - - - - - - - -
messages | message | hidden, of a banned member | - - - - - - in - in
messages | message | of a private member | - - - in - - in - in
messages | message | of a leaving member | - - - - - - - - in
messages | message | of an erased member | in in in in in in in in in
messages | message | in a group for members | - - in in - in in in in
messages | message | in a group for subscribers | - - - - - in - - in
found products, sitemap | product | of a public brand | in in in in in in in in in
found products, sitemap | product | hidden, proposed, of a hidden brand | - - - - - - - - -
products of every state | product | of a public brand, hidden, proposed, of a hidden brand | - - - - - - - - in
discussions, found discussions | message | shown, in a locked discussion, in a group for members, in a group for subscribers | in in in in in in in in in
last words of discussions, last words of found discussions | message | in a locked discussion | in in in in - in in in in
last words of discussions, last words of found discussions | message | in a group for members | - - in in - in in in in
last words of discussions, last words of found discussions | message | in a group for subscribers | - - - - - in - - in
found own things | item | public, for followers, for its owner, archived, hidden, in a wardrobe for followers, of a private member, of a suspended member, of a banned member | - - - - - - in - -
found own things | item | unnamed, deleted, of a leaving member | - - - - - - - - -
entries of every state | entry | for everyone, for members, for subscribers, draft, scheduled | - - - - - - - - in
entries of every state | entry | deleted | - - - - - - - - -
notebook, entries of a category, feed of the notebook, sitemap, found entries | entry | for everyone, for members, for subscribers | in in in in in in in in in
entries of the member | entry | for everyone, for members, for subscribers | in in in in - in in in in
notebook, entries of a category, entries of the member, feed of the notebook, sitemap, found entries, entries at home | entry | draft, scheduled, deleted | - - - - - - - - -
entries at home | entry | for everyone | in in - in - - - - -
entries at home | entry | for members, for subscribers | in in in in in in - in in
notifications | comment | shown, in a closed thread, of a suspended member | - - in in - in - in in
notifications | comment | of a private member | - - - in - - - - in
notifications | comment | on an entry, on an entry for members | - - in in - in - in in
notifications | comment | on an entry for subscribers, on a draft entry | - - - - - - - - -
notifications | comment | hidden, on a hidden look | - - - - - - - - in
notifications | comment | deleted, on a deleted look, on a look for its author, of a banned member, of a leaving member, of an erased member | - - - - - - - - -
looks at home | look | public | in in in in - in - in -
looks at home | look | with closed comments, of a suspended member | in in in in - in - in in
looks at home | look | for followers | - - - in - - - - -
looks at home | look | of a private member | - - - in - - - - in
looks at home | look | hidden, of a banned member, of a leaving member | - - - - - - - - in
looks at home | look | for its author, draft, deleted | - - - - - - - - -
suggested members | member | public | - - in - - in - in in
suggested members | member | banned, leaving, erased | - - - - - - - - -
suggested members | member | private, suspended | - - - - - - - - -
`;
