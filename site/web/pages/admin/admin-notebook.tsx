import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { ListFilters } from "../../parts/catalogue-admin/list/list-filters.tsx";
import { withQuery } from "../../parts/catalogue-admin/list/with-query.ts";
import { PagedTable } from "../../parts/lists/paged-table.tsx";
import { usePagedList } from "../../parts/lists/use-paged-list.ts";
import { AdminFrame } from "../../parts/moderation/admin-frame.tsx";
import { entryColumns } from "../../parts/notebook-admin/entry-columns.tsx";
import { EntryFilterTabs } from "../../parts/notebook-admin/entry-filter-tabs.tsx";
import { NoAdminEntries } from "../../parts/notebook-admin/no-admin-entries.tsx";
import { usePage } from "../../payload.ts";

export function AdminNotebook() {
  const page = usePage("adminNotebook");
  const list = usePagedList("adminNotebook", page.entries);
  const { show, search, category, categories } = page;
  const query = { show: show === "all" ? null : show, search, category: category?.slug ?? null };
  return (
    <AdminFrame
      section="notebook"
      page={page}
      head={
        <header className={`${layout.row} ${layout.wrapping} ${layout.between}`}>
          <h1 className={typography.d40}>Notebook</h1>
          <Link className={buttonClass({})} to={paths.adminNewEntry}>
            <Icon name="edit" size="sm" />
            Write an entry
          </Link>
        </header>
      }
    >
      <EntryFilterTabs
        current={show}
        pathOf={(to) => withQuery(paths.adminNotebook, { ...query, show: to === "all" ? null : to })}
      />
      <ListFilters
        action={paths.adminNotebook}
        label="Search entries by title or text"
        placeholder="Title or text"
        query={query}
        filters={[
          {
            name: "category",
            label: "Category",
            options: [
              { value: "", word: "All categories" },
              ...categories.map(({ slug, name }) => ({ value: slug, word: name })),
            ],
          },
        ]}
        kept={["show"]}
      />
      {list.items.length > 0 ? (
        <PagedTable label="Entries" columns={entryColumns} list={list} noun="entries" />
      ) : (
        <NoAdminEntries
          show={show}
          isFiltered={search !== null || category !== null}
          allPath={withQuery(paths.adminNotebook, { show: query.show })}
        />
      )}
    </AdminFrame>
  );
}
