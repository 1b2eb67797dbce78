-- Exactly the members who are leaving have a day on which they go.
select m.slug, m.standing, l.due_at
from site.members m
full join site.leavings l on l.member_id = m.id
where (m.standing = 'leaving') <> (l.member_id is not null)
