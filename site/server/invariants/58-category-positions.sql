-- The categories stand at 0, 1, 2 … without a gap.
select slug, position, place from (
  select slug, position, row_number() over (order by position) - 1 as place from site.categories) c
where position <> place
