-- A comment's number of replies is that of its live ones.
select c.id, c.reply_count, count(r.id) as replies
from site.comments c
left join site.comments r on r.parent_id = c.id and r.state = 'live'
group by c.id
having c.reply_count <> count(r.id)
