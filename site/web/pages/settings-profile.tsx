import { Button } from "@hemline/ui/button.tsx";
import { buttonClass } from "@hemline/ui/button-class.ts";
import frame from "@hemline/ui/frame.module.css";
import { TextArea } from "@hemline/ui/text-area.tsx";
import { TextField } from "@hemline/ui/text-field.tsx";
import type from "@hemline/ui/type.module.css";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { api, paths } from "../../shared/paths.ts";
import type { PhotoCard } from "../../shared/photo.ts";
import { call } from "../api.ts";
import { AvatarField } from "../parts/avatar-field.tsx";
import { useForm } from "../parts/form.ts";
import { PageHead } from "../parts/page-head.tsx";
import { PageTitle } from "../parts/page-title.tsx";
import { SettingsTabs } from "../parts/settings-tabs.tsx";
import { usePage } from "../payload.ts";

/** What a member says about themselves, and their picture. */
export function SettingsProfile() {
  const { member, firstName, lastName, username } = usePage("settingsProfile");
  const navigate = useNavigate();
  const [avatar, setAvatar] = useState<PhotoCard | null>(member.avatar);
  const isOtherAvatar = avatar?.id !== member.avatar?.id;
  const { errors, isBusy, ties, clear } = useForm(async (fields) => {
    await call(api.profile, {
      method: "PUT",
      body: { ...fields, ...(isOtherAvatar && { avatar: avatar?.id ?? null }) },
      toasts: "form",
    });
    await navigate(paths.member(member.slug));
  });
  return (
    <div className={frame.form}>
      <PageHead title="Edit profile" description="Your profile." path={paths.settingsProfile} indexed={false} />
      <PageTitle>Edit profile</PageTitle>
      <SettingsTabs current="profile" />
      <form {...ties} className={frame.stack}>
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
          aside={<span className={type.faint}>optional</span>}
          name="last_name"
          autoComplete="family-name"
          defaultValue={lastName ?? ""}
          maxLength={60}
          errors={errors.last_name}
        />
        <TextField
          label="Username"
          aside={<span className={type.faint}>optional</span>}
          hint="What stands beside your looks. Left empty, it is your full name."
          name="username"
          autoComplete="nickname"
          defaultValue={username ?? ""}
          maxLength={60}
          errors={errors.username}
        />
        <TextField
          label="City"
          aside={<span className={type.faint}>optional</span>}
          name="city"
          autoComplete="address-level2"
          defaultValue={member.city ?? ""}
          maxLength={80}
          errors={errors.city}
        />
        <TextArea
          label="About you"
          aside={<span className={type.faint}>optional</span>}
          name="bio"
          defaultValue={member.bio ?? ""}
          maxLength={600}
          rows={4}
          placeholder="What you make, what you wear, what you would never wear"
          errors={errors.bio}
        />
        <div className={`${frame.row} ${frame.wrapping}`}>
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
