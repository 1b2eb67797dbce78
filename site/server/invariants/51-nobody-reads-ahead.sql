-- Nobody has read what is not written, and quotations name messages of their discussion.
select d.slug, r.member_id::text as what, r.read_number as number
from site.readings r join site.discussions d on d.id = r.discussion_id
where r.read_number > d.last_number
union all
select d.slug, 'quotation', m.quoted_number
from site.messages m join site.discussions d on d.id = m.discussion_id
where m.quoted_number is not null and not exists (
  select 1 from site.messages q where q.discussion_id = m.discussion_id and q.number = m.quoted_number)
