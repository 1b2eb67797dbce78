import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PhotoCard } from "../../shared/photos/photo.ts";
import { photos } from "./tables.ts";

/**
 * The photos that one row shows, in their order, as a column of its query: with their rows, which saves a query. They are
 * noted with the authors, who own them.
 * @param rows a table of photos with position and alt
 * @param which its rows as `shown`
 */
export const shownPhotos = (rows: SQLWrapper, which: SQL): SQL<PhotoCard[]> => sql<PhotoCard[]>`(
  select coalesce(json_agg(json_build_object('id', p.id, 'version', p.version, 'width', p.width, 'height', p.height,
    'widths', p.widths, 'avif', p.avif, 'colour', p.colour, 'alt', shown.alt, 'crop', p.crop) order by shown.position), '[]')
  from ${rows} shown join ${photos} p on p.id = shown.photo_id where ${which})`;
