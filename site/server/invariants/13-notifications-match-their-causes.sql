-- An actor of a notification did what it says, is somebody else, and stands across no block.
select n.id, n.kind, n.member_id, a.actor_id
from site.notifications n
join site.notification_actors a on a.notification_id = n.id
where a.actor_id = n.member_id
  or exists (
    select 1 from site.blocks b
    where (b.blocker_id, b.blocked_id) in ((n.member_id, a.actor_id), (a.actor_id, n.member_id)))
  or (n.kind = 'like' and not exists (
    select 1 from site.likes l where l.look_id = n.subject_id and l.member_id = a.actor_id))
  or (n.kind in ('follow', 'follow-request') and not exists (
    select 1 from site.follows f where f.follower_id = a.actor_id and f.member_id = n.member_id))
  or (n.kind = 'follow-accepted' and not exists (
    select 1 from site.follows f where f.follower_id = n.member_id and f.member_id = a.actor_id and f.state = 'following'))
  or (n.kind = 'message-like' and not exists (
    select 1 from site.message_likes l where l.message_id = n.subject_id and l.member_id = a.actor_id))
  or (n.kind in ('message-reply', 'message-mention', 'message') and not exists (
    select 1 from site.messages m where m.id = n.subject_id and m.author_id = a.actor_id and m.state <> 'deleted'))
