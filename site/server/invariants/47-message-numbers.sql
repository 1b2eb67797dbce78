-- The messages of a discussion are numbered from 1 to its last number, without a gap.
select d.slug, d.last_number, count(m.id) as messages, max(m.number) as highest
from site.discussions d
left join site.messages m on m.discussion_id = d.id
group by d.id
having d.last_number <> count(m.id) or d.last_number <> coalesce(max(m.number), 0)
