/** The columns are those of `call-permissions.ts`. */
export const discussionPermissions = `
POST discussions | message | shown, of a private member | 401 401 200 200 200 200 200 403 200
POST discussions | message | of a suspended member, of a banned member | 401 401 200 200 200 200 403 403 200
POST discussions | message | of a leaving member, of an erased member | 401 401 200 200 200 200 401 403 200
PUT discussion, DELETE discussion | message | shown, in a locked discussion, in a group for members | 401 401 403 403 403 403 403 403 200
PUT discussion, DELETE discussion | message | in a group for subscribers | 401 401 403 403 403 403 403 403 200
PUT discussionPin, DELETE discussionPin, PUT discussionLock, DELETE discussionLock, PUT discussionGroup | message | shown, in a locked discussion, in a group for members, in a group for subscribers | 401 401 403 403 403 403 403 403 200
PUT discussionReading, PUT discussionLevel, GET mentionable | message | shown, in a locked discussion, in a group for members | 401 401 200 200 200 200 200 200 200
PUT discussionLevel | message | in a group for subscribers | 401 401 200 200 200 200 200 200 200
PUT discussionReading, GET mentionable | message | in a group for subscribers | 401 401 403 403 403 200 403 403 200
GET messages | message | shown, in a locked discussion | 200 200 200 200 200 200 200 200 200
GET messages | message | in a group for members | 401 401 200 200 200 200 200 200 200
GET messages | message | in a group for subscribers | 403 403 403 403 403 200 403 403 200
POST messages | message | shown, of a private member, in a group for members | 401 401 200 200 200 200 200 403 200
POST messages | message | of a suspended member, of a banned member | 401 401 200 200 200 200 403 403 200
POST messages | message | of a leaving member | 401 401 200 200 200 200 401 403 200
POST messages | message | in a locked discussion | 401 401 409 409 409 409 409 403 200
POST messages | message | in a group for subscribers | 401 401 403 403 403 200 403 403 200
PUT message | message | shown, hidden, of a private member, in a group for members | 401 401 404 404 404 404 200 403 404
PUT message | message | deleted | 401 401 404 404 404 404 404 403 404
PUT message | message | of a suspended member, of a banned member | 401 401 404 404 404 404 403 403 404
PUT message | message | in a locked discussion | 401 401 409 409 409 409 409 403 404
PUT message | message | in a group for subscribers | 401 401 403 403 403 404 403 403 404
DELETE message | message | shown, hidden, of a private member, of a suspended member, of a banned member, in a locked discussion, in a group for members, in a group for subscribers | 401 401 404 404 404 404 200 404 200
DELETE message | message | deleted | 401 401 404 404 404 404 404 404 404
DELETE message | message | of a leaving member | 401 401 404 404 404 404 401 404 200
PUT messageLike | message | shown, in a locked discussion | 401 401 200 200 404 200 422 403 200
PUT messageLike | message | in a group for members | 401 401 200 200 404 200 422 403 200
PUT messageLike | message | hidden | 401 401 404 404 404 404 422 403 200
PUT messageLike | message | deleted | 401 401 404 404 404 404 404 403 404
PUT messageLike | message | of a private member | 401 401 404 200 404 404 422 403 200
PUT messageLike | message | in a group for subscribers | 401 401 403 403 403 200 403 403 200
DELETE messageLike | message | shown, in a locked discussion | 401 401 200 200 404 200 200 200 200
DELETE messageLike | message | hidden | 401 401 404 404 404 404 200 404 200
DELETE messageLike | message | of a banned member | 401 401 404 404 404 404 200 404 200
DELETE messageLike | message | deleted | 401 401 404 404 404 404 404 404 404
GET messageHistory | message | shown, of a suspended member | 200 200 200 200 404 200 200 200 200
GET messageHistory | message | hidden, of a banned member | 404 404 404 404 404 404 200 404 200
GET messageHistory | message | deleted | 404 404 404 404 404 404 404 404 404
GET messageHistory | message | of a private member | 404 404 404 200 404 404 200 404 200
GET messageHistory | message | in a group for members | 401 401 200 200 404 200 200 200 200
GET messageHistory | message | in a group for subscribers | 403 403 403 403 403 200 403 403 200
POST messageApproval | message | shown, hidden, of a private member, in a group for subscribers | 401 401 403 403 403 403 403 403 200
POST messageApproval | message | deleted | 401 401 403 403 403 403 403 403 404
POST messageSplit | message | shown, of a suspended member, in a locked discussion, in a group for members, in a group for subscribers | 401 401 403 403 403 403 403 403 200
POST messageSplit | message | hidden, of a private member, of a banned member | 401 401 403 403 403 403 403 403 409
POST messageSplit | message | deleted | 401 401 403 403 403 403 403 403 404
POST reports | message | shown | 401 401 200 200 404 200 422 403 200
POST reports | message | deleted | 401 401 404 404 404 404 404 403 404
POST reports | message | in a group for subscribers | 401 401 404 404 404 200 404 403 200
PUT discussionWriting | message | shown, in a group for members | 401 401 200 200 200 200 200 403 200
PUT discussionWriting | message | in a locked discussion | 401 401 409 409 409 409 409 403 200
PUT discussionWriting | message | in a group for subscribers | 401 401 403 403 403 200 403 403 200
`;
