-- A photo of a message is its author's, in use, of no deleted message, and open to everybody exactly where everybody reads the message.
select p.id, p.is_open, p.unused_since, p.owner_id, m.id as message, m.state, g.may_read, a.is_private, a.standing, s.standing as starter
from site.message_photos mp
join site.photos p on p.id = mp.photo_id
join site.messages m on m.id = mp.message_id
join site.members a on a.id = m.author_id
join site.discussions d on d.id = m.discussion_id
join site.members s on s.id = d.author_id
join site.groups g on g.id = d.group_id
where p.owner_id is distinct from m.author_id
  or p.unused_since is not null
  or m.state = 'deleted'
  or p.is_open <> (m.state = 'live' and m.audience = 'everyone' and not a.is_private and a.standing not in ('banned', 'leaving')
    and d.state = 'live' and d.audience = 'everyone' and not s.is_private and s.standing not in ('banned', 'leaving')
    and g.may_read = 'everyone')
