import type { NotebookAdminPages } from "../../../shared/notebook-admin/pages.ts";
import { api, paths } from "../../../shared/paths.ts";
import { type ListFilter, ListFilters } from "../../parts/catalogue-admin/list/list-filters.tsx";
import { ListHead } from "../../parts/catalogue-admin/list/list-head.tsx";
import { StateTabs } from "../../parts/catalogue-admin/list/state-tabs.tsx";
import { withQuery } from "../../parts/catalogue-admin/list/with-query.ts";
import { usePagedList } from "../../parts/lists/use-paged-list.ts";
import { AdminFrame } from "../../parts/moderation/admin-frame.tsx";
import { entryTabs } from "../../parts/notebook-admin/list/entry-tabs.ts";
import { NoAdminEntries } from "../../parts/notebook-admin/list/no-admin-entries.tsx";
import { NotebookList } from "../../parts/notebook-admin/list/notebook-list.tsx";
import { usePage } from "../../payload.ts";

type Page = NotebookAdminPages["adminNotebook"];

const filtersOf = ({ categories }: Page): ListFilter[] => [
  {
    name: "category",
    label: "Category",
    options: [
      { value: "", word: "All categories" },
      ...categories.map(({ slug, name }) => ({ value: slug, word: name })),
    ],
  },
  {
    name: "sort",
    label: "Order",
    options: [
      { value: "edited", word: "Last change first" },
      { value: "published", word: "Last published first" },
      { value: "title", word: "By title" },
    ],
  },
];

const queryOf = ({ show, search, category, sort }: Page) => ({
  show: show === "all" ? null : show,
  search,
  category: category?.slug ?? null,
  sort: sort === "edited" ? null : sort,
});

export function AdminNotebook() {
  const page = usePage("adminNotebook");
  const { entries, counts, matching, show, search, category } = page;
  const list = usePagedList("adminNotebook", entries);
  const query = queryOf(page);
  return (
    <AdminFrame
      section="notebook"
      page={page}
      head={
        <ListHead
          title="Notebook"
          exportHref={withQuery(api.adminEntryExport, query)}
          add={{ to: paths.adminNewEntry, label: "Write an entry", icon: "edit" }}
        />
      }
    >
      <StateTabs
        label="Which entries"
        tabs={entryTabs(counts)}
        current={show}
        pathOf={(to) => withQuery(paths.adminNotebook, { ...query, show: to === "all" ? null : to })}
      />
      <ListFilters
        action={paths.adminNotebook}
        label="Search entries by title or introduction"
        placeholder="Title or introduction"
        query={query}
        filters={filtersOf(page)}
        kept={["show"]}
      />
      <NotebookList
        list={list}
        matching={matching}
        empty={
          <NoAdminEntries
            show={show}
            isFiltered={search !== null || category !== null}
            allPath={withQuery(paths.adminNotebook, { show: query.show })}
          />
        }
      />
    </AdminFrame>
  );
}
