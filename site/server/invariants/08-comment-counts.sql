-- A look's number of comments is that of its live comments and replies.
select l.slug, l.comment_count, count(c.id) as comments
from site.looks l
left join site.comments c on c.look_id = l.id and c.state = 'live'
group by l.id
having l.comment_count <> count(c.id)
