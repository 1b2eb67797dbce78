-- A look's number of comments is that of its live comments and replies, without members who are banned or leaving.
select l.slug, l.comment_count, count(m.id) as comments
from site.looks l
left join site.comments c on c.look_id = l.id and c.state = 'live'
left join site.members m on m.id = c.author_id and m.standing not in ('banned', 'leaving')
group by l.id
having l.comment_count <> count(m.id)
