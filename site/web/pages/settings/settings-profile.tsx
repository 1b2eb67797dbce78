import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import layout from "@hemline/ui/styles/layout.module.css";
import { useState } from "react";
import type { Viewer } from "../../../shared/accounts/user.ts";
import { api, paths } from "../../../shared/paths.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import { callApi } from "../../call-api.ts";
import { Link } from "../../navigation/link.tsx";
import { useNavigate } from "../../navigation/use-navigate.ts";
import { LinkFields, linksIn } from "../../parts/account/link-fields.tsx";
import { NameFields } from "../../parts/account/name-fields.tsx";
import { ProfileFields } from "../../parts/account/profile-fields.tsx";
import { ProfilePhotoField } from "../../parts/account/profile-photo-field.tsx";
import { SettingsPage } from "../../parts/account/settings-page.tsx";
import { useForm } from "../../parts/forms/use-form.ts";
import { MemberAvatar } from "../../parts/members/member-avatar.tsx";
import { MemberCover } from "../../parts/members/member-cover.tsx";
import { photoSizes } from "../../parts/photos/photo-sizes.ts";
import { usePage } from "../../payload.ts";

export function SettingsProfile() {
  const { member, firstName, lastName, username } = usePage("settingsProfile");
  const navigate = useNavigate();
  const [avatar, setAvatar] = useState<PhotoCard | null>(member.avatar);
  const [cover, setCover] = useState<PhotoCard | null>(member.cover);
  const { errors, isBusy, formProps, clear } = useForm(async (fields) => {
    const saved = {
      ...{ first_name: firstName, last_name: lastName ?? "", username: username ?? "" },
      ...{ slug: member.slug, city: member.city ?? "", bio: member.bio ?? "" },
    };
    const changed = Object.entries(saved).flatMap(([name, text]) =>
      fields[name] === text ? [] : [[name, fields[name]] as const],
    );
    const links = linksIn(fields);
    const { data } = await callApi<Viewer>(api.profile, {
      method: "PUT",
      body: {
        // What stayed here may have been changed in another window: an old page address would come back.
        ...Object.fromEntries(changed),
        ...(links.filter(Boolean).join() !== member.links.join() && { links }),
        ...(avatar?.id !== member.avatar?.id && { avatar: avatar?.id ?? null }),
        ...(cover?.id !== member.cover?.id && { cover: cover?.id ?? null }),
      },
      toasts: "form",
    });
    await navigate(paths.member(data?.slug ?? member.slug));
  });
  return (
    <SettingsPage
      current="profile"
      title="Edit profile"
      description="Change your cover, profile photo, names, city, bio and links."
      path={paths.settingsProfile}
    >
      <form {...formProps} className={layout.stack}>
        <ProfilePhotoField
          kind="cover"
          photo={cover}
          saved={member.cover}
          errors={errors.cover}
          onChange={(next) => {
            clear("cover");
            setCover(next);
          }}
        >
          <MemberCover cover={cover} sizes={photoSizes.coverField} />
        </ProfilePhotoField>
        <ProfilePhotoField
          kind="avatar"
          photo={avatar}
          saved={member.avatar}
          errors={errors.avatar}
          onChange={(next) => {
            clear("avatar");
            setAvatar(next);
          }}
        >
          <MemberAvatar member={{ username: member.username, avatar }} size="large" />
        </ProfilePhotoField>
        <NameFields firstName={firstName} lastName={lastName ?? ""} errors={errors} />
        <ProfileFields username={username} slug={member.slug} city={member.city} bio={member.bio} errors={errors} />
        <LinkFields links={member.links} errors={errors} />
        <div className={`${layout.row} ${layout.wrapping}`}>
          <Button type="submit" busy={isBusy}>
            Save changes
          </Button>
          <Link className={buttonClass({ kind: "bare" })} to={paths.member(member.slug)}>
            Cancel
          </Link>
        </div>
      </form>
    </SettingsPage>
  );
}
