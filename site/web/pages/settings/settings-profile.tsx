import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import layout from "@hemline/ui/styles/layout.module.css";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import type { Viewer } from "../../../shared/accounts/user.ts";
import { api, paths } from "../../../shared/paths.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import { callApi } from "../../call-api.ts";
import { AvatarField } from "../../parts/account/avatar-field.tsx";
import { NameFields } from "../../parts/account/name-fields.tsx";
import { ProfileFields } from "../../parts/account/profile-fields.tsx";
import { SettingsTabs } from "../../parts/account/settings-tabs.tsx";
import { useForm } from "../../parts/forms/use-form.ts";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { PageTitle } from "../../parts/layout/page-title.tsx";
import { usePage } from "../../payload.ts";

export function SettingsProfile() {
  const { member, firstName, lastName, username } = usePage("settingsProfile");
  const navigate = useNavigate();
  const [avatar, setAvatar] = useState<PhotoCard | null>(member.avatar);
  const isAvatarChanged = avatar?.id !== member.avatar?.id;
  const { errors, isBusy, formProps, clear } = useForm(async (fields) => {
    const { data } = await callApi<Viewer>(api.profile, {
      method: "PUT",
      body: { ...fields, ...(isAvatarChanged && { avatar: avatar?.id ?? null }) },
      toasts: "form",
    });
    await navigate(paths.member(data?.slug ?? member.slug));
  });
  return (
    <div className={layout.form}>
      <PageMeta
        title="Edit profile"
        description="Change your profile photo, names, city and bio."
        path={paths.settingsProfile}
        indexed={false}
      />
      <PageTitle>Edit profile</PageTitle>
      <SettingsTabs current="profile" />
      <form {...formProps} className={layout.stack}>
        <AvatarField
          name={member.username}
          avatar={avatar}
          savedAvatar={member.avatar}
          errors={errors.avatar}
          onChange={(next) => {
            clear("avatar");
            setAvatar(next);
          }}
        />
        <NameFields firstName={firstName} lastName={lastName ?? ""} errors={errors} />
        <ProfileFields username={username} slug={member.slug} city={member.city} bio={member.bio} errors={errors} />
        <div className={`${layout.row} ${layout.wrapping}`}>
          <Button type="submit" busy={isBusy}>
            Save changes
          </Button>
          <Link className={buttonClass({ kind: "bare" })} to={paths.member(member.slug)}>
            Cancel
          </Link>
        </div>
      </form>
    </div>
  );
}
