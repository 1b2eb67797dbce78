-- The place of a moved message leads out of its discussion, and what is quoted by its id is in another discussion.
select m.id, m.number, 'place' as what
from site.messages m join site.messages t on t.id = m.moved_to
where t.discussion_id = m.discussion_id or t.moved_to is not null
union all
select m.id, m.number, 'quotation'
from site.messages m join site.messages q on q.id = m.quoted_id
where q.discussion_id = m.discussion_id
