-- A search finds a private member by the line of their names alone, and a discussion by its first message, the third line,
-- only while that is shown.
select 'member' as kind, id, search_text from site.members
where strpos(search_text, chr(10)) > 0 and is_private
union all
select 'discussion', d.id, d.search_text from site.discussions d
where split_part(d.search_text, chr(10), 3) <> '' and not exists (
  select 1 from site.messages m where m.discussion_id = d.id and m.number = 1 and m.state = 'live')
