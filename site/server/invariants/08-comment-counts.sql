-- The number of comments of a look or an entry is that of its live comments and replies, without members who are banned or
-- leaving.
select s.slug, s.comment_count, count(m.id) as comments
from (select id, slug, comment_count from site.looks union all select id, slug, comment_count from site.entries) s
left join site.comments c on coalesce(c.look_id, c.entry_id) = s.id and c.state = 'live'
left join site.members m on m.id = c.author_id and m.standing not in ('banned', 'leaving')
group by s.id, s.slug, s.comment_count
having s.comment_count <> count(m.id)
