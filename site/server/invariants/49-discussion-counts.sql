-- A group's number of discussions is that of its live ones, without members who are banned or leaving.
select g.slug, g.discussion_count, count(a.id) as discussions
from site.groups g
left join site.discussions d on d.group_id = g.id and d.state = 'live'
left join site.members a on a.id = d.author_id and a.standing not in ('banned', 'leaving')
group by g.id
having g.discussion_count <> count(a.id)
