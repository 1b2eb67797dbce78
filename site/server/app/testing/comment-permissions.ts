/** The columns are those of `call-permissions.ts`. */
export const commentPermissions = `
POST lookComments | look | public | 401 401 200 200 404 200 200 403 200
POST lookComments | look | of a suspended member | 401 401 200 200 404 200 403 403 200
POST lookComments | look | with closed comments | 401 401 409 409 404 409 409 403 409
POST lookComments | look | for followers, of a private member | 401 401 404 200 404 404 200 403 200
POST lookComments | look | for its author, draft | 401 401 404 404 404 404 200 403 404
POST lookComments | look | deleted | 401 401 404 404 404 404 404 403 404
POST lookComments | look | hidden | 401 401 404 404 404 404 200 403 200
POST lookComments | look | of a banned member | 401 401 404 404 404 404 403 403 200
POST lookComments | look | of a leaving member | 401 401 404 404 404 404 401 403 200
POST lookComments | comment | shown | 401 401 200 200 404 200 200 403 200
POST lookComments | comment | of a suspended member | 401 401 200 200 404 200 403 403 200
POST lookComments | comment | deleted, hidden | 401 401 404 404 404 404 404 403 404
POST lookComments | comment | in a closed thread | 401 401 409 409 409 409 409 403 409
POST lookComments | comment | of a private member | 401 401 404 200 404 404 200 403 200
POST lookComments | comment | of a banned member | 401 401 404 404 404 404 403 403 200
POST lookComments | comment | of a leaving member | 401 401 404 404 404 404 401 403 200
POST lookComments | comment | of an erased member | 401 401 200 200 200 200 401 403 200
POST lookComments | comment | on a look for its author | 401 401 404 404 404 404 200 403 404
POST lookComments | comment | on a deleted look | 401 401 404 404 404 404 404 403 404
POST lookComments | comment | on a hidden look | 401 401 404 404 404 404 200 403 200
POST entryComments | entry | for everyone, for members | 401 401 200 200 409 200 200 403 200
POST entryComments | entry | for subscribers | 401 401 403 403 403 200 200 403 200
POST entryComments | entry | draft, scheduled, deleted | 401 401 404 404 404 404 404 403 404
PUT entryCommentsClosed, DELETE entryCommentsClosed | entry | for everyone, for members | 401 401 403 403 403 403 200 403 200
PUT entryCommentsClosed, DELETE entryCommentsClosed | entry | for subscribers | 401 401 403 403 403 403 200 403 200
PUT entryCommentsClosed, DELETE entryCommentsClosed | entry | draft, scheduled, deleted | 401 401 404 404 404 404 404 404 404
POST entryComments | comment | on an entry, on an entry for members | 401 401 200 200 404 200 200 403 200
POST entryComments | comment | on an entry for subscribers | 401 401 403 403 403 200 403 403 200
POST entryComments | comment | on a draft entry | 401 401 404 404 404 404 404 403 404
PUT comment | comment | on an entry, on an entry for members | 401 401 404 404 404 404 200 403 404
PUT comment | comment | on an entry for subscribers, on a draft entry | 401 401 404 404 404 404 404 403 404
DELETE comment | comment | on an entry, on an entry for members, on an entry for subscribers | 401 401 404 404 404 404 200 404 200
DELETE comment | comment | on a draft entry | 401 401 404 404 404 404 200 404 404
POST reports | comment | on an entry, on an entry for members | 401 401 200 200 404 200 422 403 200
POST reports | comment | on an entry for subscribers | 401 401 404 404 404 200 404 403 200
POST reports | comment | on a draft entry | 401 401 404 404 404 404 404 403 404
PUT comment | comment | shown, hidden, in a closed thread, of a private member, on a look for its author, on a hidden look | 401 401 404 404 404 404 200 403 404
PUT comment | comment | deleted, on a deleted look | 401 401 404 404 404 404 404 403 404
PUT comment | comment | of a suspended member, of a banned member | 401 401 404 404 404 404 403 403 404
PUT comment | comment | of a leaving member, of an erased member | 401 401 404 404 404 404 401 403 404
DELETE comment | comment | shown, hidden, in a closed thread, of a private member, on a hidden look | 401 401 404 404 404 404 200 404 200
DELETE comment | comment | of a suspended member, of a banned member | 401 401 404 404 404 404 200 404 200
DELETE comment | comment | of a leaving member, of an erased member | 401 401 404 404 404 404 401 404 200
DELETE commentDeletion | comment | shown, deleted, hidden, in a closed thread, of a private member, on a look for its author, on a deleted look, on a hidden look | 401 401 404 404 404 404 200 403 404
DELETE commentDeletion | comment | on an entry, on an entry for members, on an entry for subscribers, on a draft entry | 401 401 404 404 404 404 200 403 404
DELETE commentDeletion | comment | of a suspended member, of a banned member | 401 401 404 404 404 404 403 403 404
DELETE commentDeletion | comment | of a leaving member, of an erased member | 401 401 404 404 404 404 401 403 404
DELETE comment | comment | deleted | 401 401 404 404 404 404 404 404 404
DELETE comment | comment | on a look for its author, on a deleted look | 401 401 404 404 404 404 200 404 404
POST reports | comment | shown, in a closed thread | 401 401 200 200 404 200 422 403 200
POST reports | comment | of a suspended member | 401 401 200 200 404 200 403 403 200
POST reports | comment | deleted, on a deleted look | 401 401 404 404 404 404 404 403 404
POST reports | comment | hidden, on a hidden look | 401 401 404 404 404 404 422 403 200
POST reports | comment | of a private member | 401 401 404 200 404 404 422 403 200
POST reports | comment | of a banned member | 401 401 404 404 404 404 403 403 200
POST reports | comment | of a leaving member | 401 401 404 404 404 404 401 403 200
POST reports | comment | of an erased member | 401 401 200 200 200 200 401 403 200
POST reports | comment | on a look for its author | 401 401 404 404 404 404 422 403 404
`;
