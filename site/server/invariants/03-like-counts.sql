-- A look's number of likes is that of its likes by members who are not banned or leaving. Nobody likes their own.
select l.slug, l.like_count, count(m.id) as likes, count(*) filter (where k.member_id = l.author_id) as own
from site.looks l
left join site.likes k on k.look_id = l.id
left join site.members m on m.id = k.member_id and m.standing not in ('banned', 'leaving')
group by l.id
having l.like_count <> count(m.id) or bool_or(k.member_id = l.author_id)
