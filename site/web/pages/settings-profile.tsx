import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { TextArea } from "@hemline/ui/forms/text-area.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { api, paths } from "../../shared/paths.ts";
import type { PhotoCard } from "../../shared/photo.ts";
import { callApi } from "../call-api.ts";
import { AvatarField } from "../parts/account/avatar-field.tsx";
import { SettingsTabs } from "../parts/account/settings-tabs.tsx";
import { useForm } from "../parts/forms/use-form.ts";
import { PageMeta } from "../parts/layout/page-meta.tsx";
import { PageTitle } from "../parts/layout/page-title.tsx";
import { usePage } from "../payload.ts";

export function SettingsProfile() {
  const { member, firstName, lastName, username } = usePage("settingsProfile");
  const navigate = useNavigate();
  const [avatar, setAvatar] = useState<PhotoCard | null>(member.avatar);
  const isOtherAvatar = avatar?.id !== member.avatar?.id;
  const { errors, isBusy, ties, clear } = useForm(async (fields) => {
    await callApi(api.profile, {
      method: "PUT",
      body: { ...fields, ...(isOtherAvatar && { avatar: avatar?.id ?? null }) },
      toasts: "form",
    });
    await navigate(paths.member(member.slug));
  });
  return (
    <div className={layout.form}>
      <PageMeta title="Edit profile" description="Your profile." path={paths.settingsProfile} indexed={false} />
      <PageTitle>Edit profile</PageTitle>
      <SettingsTabs current="profile" />
      <form {...ties} className={layout.stack}>
        <AvatarField
          name={member.username}
          avatar={avatar}
          before={member.avatar}
          errors={errors.avatar}
          onChange={(next) => {
            clear("avatar");
            setAvatar(next);
          }}
        />
        <TextField
          label="First name"
          name="first_name"
          autoComplete="given-name"
          defaultValue={firstName}
          maxLength={60}
          required
          errors={errors.first_name}
        />
        <TextField
          label="Last name"
          aside={<span className={typography.faint}>optional</span>}
          name="last_name"
          autoComplete="family-name"
          defaultValue={lastName ?? ""}
          maxLength={60}
          errors={errors.last_name}
        />
        <TextField
          label="Username"
          aside={<span className={typography.faint}>optional</span>}
          hint="What stands beside your looks. Left empty, it is your full name."
          name="username"
          autoComplete="nickname"
          defaultValue={username ?? ""}
          maxLength={60}
          errors={errors.username}
        />
        <TextField
          label="City"
          aside={<span className={typography.faint}>optional</span>}
          name="city"
          autoComplete="address-level2"
          defaultValue={member.city ?? ""}
          maxLength={80}
          errors={errors.city}
        />
        <TextArea
          label="About you"
          aside={<span className={typography.faint}>optional</span>}
          name="bio"
          defaultValue={member.bio ?? ""}
          maxLength={600}
          rows={4}
          placeholder="What you make, what you wear, what you would never wear"
          errors={errors.bio}
        />
        <div className={`${layout.row} ${layout.wrapping}`}>
          <Button type="submit" busy={isBusy}>
            Save profile
          </Button>
          <Link className={buttonClass({ kind: "bare" })} to={paths.member(member.slug)}>
            Leave it as it was
          </Link>
        </div>
      </form>
    </div>
  );
}
