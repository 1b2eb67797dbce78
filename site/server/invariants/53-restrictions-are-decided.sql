-- A posting pause ends with the last decision about it, and a suspension too. Whoever others see has no ban that counts.
select m.id, m.standing, m.suspended_until, held.suspension, m.posting_paused_until, held.pause, held.ban
from site.members m
left join lateral (
  select
    max(s.until) filter (where s.kind = 'posting-pause') as pause,
    max(s.until) filter (where s.kind = 'suspension') as suspension,
    coalesce(bool_or(s.kind = 'ban'), false) as ban
  from site.sanctions s where s.member_id = m.id and s.lifted_at is null
) held on true
where m.posting_paused_until is distinct from held.pause
  or (m.suspended_until is not null and m.suspended_until is distinct from held.suspension)
  or (held.ban and m.standing in ('active', 'suspended'))
