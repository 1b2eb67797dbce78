import { Button } from "@hemline/ui/buttons/button.tsx";
import { SearchField } from "@hemline/ui/forms/search-field.tsx";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import { StatusLabel } from "@hemline/ui/messages/status-label.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { RecordColumn } from "@hemline/ui/tables/record-table.tsx";
import { formatNumber } from "../../../shared/format-number.ts";
import type { AdminMember } from "../../../shared/moderation/admin.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { SearchForm } from "../../navigation/search-form.tsx";
import { ShortDay } from "../../parts/format/short-day.tsx";
import { PagedTable } from "../../parts/lists/paged-table.tsx";
import { usePagedList } from "../../parts/lists/use-paged-list.ts";
import { DisplayName } from "../../parts/members/display-name.tsx";
import { MemberAvatar } from "../../parts/members/member-avatar.tsx";
import { AdminFrame } from "../../parts/moderation/admin-frame.tsx";
import { RoleButton } from "../../parts/moderation/role-button.tsx";
import { standingLabels } from "../../parts/moderation/standing-labels.ts";
import { usePage } from "../../payload.ts";
import styles from "./admin.module.css";

const columns: RecordColumn<AdminMember>[] = [
  {
    name: "Member",
    cell: (member) => (
      <span className={styles.person}>
        <MemberAvatar member={member} />
        <span>
          <Link to={paths.member(member.slug)}>
            <b>
              <DisplayName member={member} />
            </b>
          </Link>
          <span className={styles.small}>{member.email}</span>
        </span>
      </span>
    ),
  },
  { name: "Page address", cell: ({ slug }) => slug },
  {
    name: "Role",
    cell: ({ role }) => (role === "admin" ? <StatusLabel tone="teal">Admin</StatusLabel> : "Member"),
  },
  {
    name: "Standing",
    cell: ({ standing }) => (
      <StatusLabel tone={standing === "active" ? "ok" : "bad"}>{standingLabels[standing]}</StatusLabel>
    ),
  },
  { name: "Joined", cell: ({ joinedAt }) => <ShortDay at={joinedAt} /> },
  { name: "Looks", cell: ({ looks }) => formatNumber(looks) },
  {
    name: "",
    cell: (member) => (
      <span className={styles.actions}>
        <RoleButton member={member} />
      </span>
    ),
  },
];

export function AdminMembers() {
  const page = usePage("adminMembers");
  const { members, search } = page;
  const list = usePagedList("adminMembers", members);
  return (
    <AdminFrame section="members" page={page}>
      <SearchForm role="search" action={paths.adminMembers} className={styles.search}>
        <SearchField
          key={search}
          label="Search members by name, page address or email"
          name="search"
          placeholder="Name, address or email"
          defaultValue={search ?? ""}
        />
        <Button type="submit" kind="line">
          Search
        </Button>
      </SearchForm>
      {search !== null && list.items.length > 0 && (
        <p role="status">
          Members with “<bdi>{search}</bdi>” in their name, page address or email.{" "}
          <Link className={typography.link} to={paths.adminMembers}>
            Show all members
          </Link>
        </p>
      )}
      {list.items.length === 0 ? (
        <EmptyState icon="people" title="No members found">
          <p>Check the spelling or try fewer letters.</p>
          <Link className={typography.link} to={paths.adminMembers}>
            Clear search
          </Link>
        </EmptyState>
      ) : (
        <PagedTable label="Members" columns={columns} list={list} noun="members" />
      )}
    </AdminFrame>
  );
}
