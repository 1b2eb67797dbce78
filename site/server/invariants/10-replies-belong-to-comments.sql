-- Replies belong to a comment on the same look or entry that is no reply itself; a deleted comment is there for
-- its replies only, or as long as its author can restore it.
select c.id
from site.comments c
left join site.comments p on p.id = c.parent_id
where (c.parent_id is not null and (p.parent_id is not null or (p.look_id, p.entry_id) is distinct from (c.look_id, c.entry_id)))
  or (c.state = 'deleted' and c.deleted_at is null and (c.source <> '' or not exists (select 1 from site.comments r where r.parent_id = c.id)))
