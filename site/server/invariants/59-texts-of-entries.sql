-- An entry has its newest text, and the published one unless it is a draft. A live entry says in lists what its published
-- text says, and everybody reads of it what comes before the end of the teaser: nothing where the teaser has no end.
select e.slug, e.state, e.version, e.published_version, published.version as published, e.title, published.title as published_title
from site.entries e
left join site.entry_bodies newest on newest.entry_id = e.id and newest.version = e.version
left join site.entry_bodies published on published.entry_id = e.id and published.version = e.published_version
left join lateral (
  select min(block.at) as at
  from jsonb_array_elements(published.document -> 'blocks') with ordinality block (value, at)
  where block.value ->> 'kind' = 'teaserEnd'
) teaser_end on true
left join lateral (
  select coalesce(jsonb_agg(block.value order by block.at), '[]') as blocks
  from jsonb_array_elements(published.document -> 'blocks') with ordinality block (value, at)
  where block.at < teaser_end.at
) teaser on true
where newest.version is null
  or (e.published_version is not null and published.version is null)
  or (e.state = 'draft' and e.published_version is not null)
  or (e.state = 'live' and (
    (e.title, e.excerpt, e.words) is distinct from (published.title, published.excerpt, published.words)
    or e.teaser -> 'blocks' is distinct from teaser.blocks))
