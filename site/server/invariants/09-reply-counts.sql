-- A comment's number of replies is that of its live ones, without members who are banned or leaving.
select c.id, c.reply_count, count(m.id) as replies
from site.comments c
left join site.comments r on r.parent_id = c.id and r.state = 'live'
left join site.members m on m.id = r.author_id and m.standing not in ('banned', 'leaving')
group by c.id
having c.reply_count <> count(m.id)
