import { Button } from "@hemline/ui/buttons/button.tsx";
import { Menu } from "@hemline/ui/dialogs/menu.tsx";
import { MenuButton } from "@hemline/ui/dialogs/menu-button.tsx";
import { SwitchRow } from "@hemline/ui/forms/switch-row.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { StatusLabel } from "@hemline/ui/messages/status-label.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { useState } from "react";
import type { FollowState, MemberProfile, Person } from "../../../shared/members/member.ts";
import type { NotificationItem } from "../../../shared/notifications/notification.ts";
import { type Audience, audiences } from "../../../shared/permissions.ts";
import { AudienceField } from "../look-editor/audience-field.tsx";
import { AudienceLabel } from "../looks/audience-label.tsx";
import { FollowToggle } from "../members/follow-toggle.tsx";
import { MemberCard } from "../members/member-card.tsx";
import { BlockDialog } from "../members/member-menu.tsx";
import { PeopleSkeleton } from "../members/people-skeleton.tsx";
import { PersonRow } from "../members/person-row.tsx";
import { PrivateAccountNotice } from "../members/private-account-notice.tsx";
import { NotificationRow } from "../notifications/notification-row.tsx";
import styles from "./sample.module.css";
import { Sample } from "./sample.tsx";

const maren = { slug: "maren-holt", username: "Maren Holt", isSubscribed: true, avatar: null, city: "Leipzig" };
const noor = { slug: "noor-aziz", username: "نور عزيز", isSubscribed: false, avatar: null, city: "عمّان" };
const people: Person[] = [maren, noor].map((person) => ({ ...person, isPrivate: person === noor, follow: "none" }));
const request: NotificationItem = {
  ...{ id: "request", kind: "follow-request", actors: [noor], actorCount: 1, at: "2026-03-01T11:40:00Z" },
  ...{ isUnread: true, subject: null, comment: null, proposal: null, review: null, message: null, decision: null },
  isWaiting: true,
};
const followers: NotificationItem = {
  ...request,
  id: "followers",
  kind: "follow",
  actors: [maren, noor],
  actorCount: 5,
};
const closed: MemberProfile = {
  ...maren,
  fullName: maren.username,
  city: null,
  bio: null,
  cover: null,
  links: [],
  joinedAt: "2026-01-01T00:00:00Z",
  isSelf: false,
  isPrivate: true,
  counts: null,
  relation: null,
};

export function SamplePeople() {
  return (
    <Sample title="People">
      <FollowStates />
      <ul className={layout.list}>
        {people.map((person) => (
          <li key={person.slug}>
            <SampleRow person={person} />
          </li>
        ))}
      </ul>
      <ul className={layout.list}>
        {[request, { ...followers, isUnread: false }].map((item) => (
          <li key={item.id}>
            <NotificationRow item={item} now="2026-03-01T12:00:00Z" />
          </li>
        ))}
      </ul>
      <PeopleSkeleton />
      <div className={styles.twoColumns}>
        <MemberCard member={{ ...maren, looks: null, photos: [] }} />
        <MemberCard member={{ ...noor, looks: 3, photos: [] }} />
      </div>
      <div className={styles.row}>
        <StatusLabel tone="teal">Follows you</StatusLabel>
        <StatusLabel>
          <Icon name="lock" size="sm" />
          Private account
        </StatusLabel>
        {audiences.map(
          (audience) =>
            audience !== "everyone" && (
              <StatusLabel key={audience}>
                <AudienceLabel audience={audience} />
              </StatusLabel>
            ),
        )}
      </div>
      <Privacy />
      <PrivateAccountNotice member={closed} />
    </Sample>
  );
}

/** A private member answers later, a public one is followed at once. */
const pressed = (state: FollowState, isPrivate: boolean): FollowState =>
  state !== "none" ? "none" : isPrivate ? "asked" : "following";

function FollowStates() {
  const [state, setState] = useState<FollowState>("none");
  const toggle = (shown: FollowState) => (
    <FollowToggle key={shown} state={shown} name="Maren Holt" onPress={() => {}} />
  );
  return (
    <div className={styles.row}>
      <FollowToggle state={state} name="Maren Holt" filled onPress={() => setState(pressed(state, false))} />
      {(["none", "asked", "following"] as const).map(toggle)}
    </div>
  );
}

function SampleRow({ person }: { person: Person }) {
  const [state, setState] = useState<FollowState>("none");
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <PersonRow person={person}>
        <FollowToggle state={state} name={person.username} onPress={() => setState(pressed(state, person.isPrivate))} />
        <Menu label={`More for ${person.username}`} trigger={<Icon name="more" />}>
          <MenuButton icon="block" onClick={() => setAsking(true)}>
            Block
          </MenuButton>
        </Menu>
      </PersonRow>
      <BlockDialog open={isAsking} name={person.username} busy={false} onYes={close} onNo={close} />
    </>
  );
}

function Privacy() {
  const [isPrivate, setPrivate] = useState(true);
  const [audience, setAudience] = useState<Audience>("followers");
  return (
    <>
      <SwitchRow
        label="Private account"
        hint="Only people who follow you see your looks, and you accept each new follower."
        checked={isPrivate}
        onChange={(event) => setPrivate(event.currentTarget.checked)}
      />
      <AudienceField audience={audience} onChange={setAudience} />
      <PersonButtons />
    </>
  );
}

function PersonButtons() {
  return (
    <div className={styles.row}>
      <Button size="sm">Accept</Button>
      <Button size="sm" kind="line">
        Decline
      </Button>
      <Button size="sm" kind="line">
        Unblock
      </Button>
    </div>
  );
}
