-- A message's number of likes is that of its likes by members who are not banned or leaving; a deleted one has none. Nobody
-- likes their own.
select m.id, m.state, m.like_count, count(a.id) as likes, count(*) filter (where l.member_id = m.author_id) as own
from site.messages m
left join site.message_likes l on l.message_id = m.id
left join site.members a on a.id = l.member_id and a.standing not in ('banned', 'leaving')
group by m.id
having m.like_count <> count(a.id) or (m.state = 'deleted' and count(l.member_id) > 0) or bool_or(l.member_id = m.author_id)
