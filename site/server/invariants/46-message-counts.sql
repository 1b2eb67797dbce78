-- A discussion's number of messages is that of its live ones, without members who are banned or leaving.
select d.slug, d.message_count, count(a.id) as messages
from site.discussions d
left join site.messages m on m.discussion_id = d.id and m.state = 'live'
left join site.members a on a.id = m.author_id and a.standing not in ('banned', 'leaving')
group by d.id
having d.message_count <> count(a.id)
