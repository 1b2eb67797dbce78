-- A member's number of looks counts the live ones that are not for their author alone.
select m.slug, m.look_count, count(l.id) as looks
from site.members m
left join site.looks l on l.author_id = m.id and l.state = 'live' and l.audience <> 'me'
group by m.id
having m.look_count <> count(l.id)
