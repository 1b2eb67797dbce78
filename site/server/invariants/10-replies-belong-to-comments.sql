-- Replies belong to a comment on the same look that is no reply itself; a deleted comment is there for its replies only.
select c.id
from site.comments c
left join site.comments p on p.id = c.parent_id
where (c.parent_id is not null and (p.parent_id is not null or p.look_id <> c.look_id))
  or (c.state = 'deleted' and (c.source <> '' or c.reply_count = 0))
