import "../../features/profile/profile.css";
import type { ReadSessionResponse } from "@farwork/domain";
import type { Metadata } from "next";

import { PrivatePage } from "../../features/account/private-page.tsx";
import { listLocations, loadSkillSuggestions } from "../../features/profile/load-suggestions.ts";
import { draftOf } from "../../features/profile/profile-draft.ts";
import { ProfileForm } from "../../features/profile/profile-form.tsx";
import { ProfileMissing } from "../../features/profile/profile-missing.tsx";
import { toSearchParams } from "../../platform/requests/to-search-params.ts";

export const metadata: Metadata = { title: "Profile", robots: { index: false } };

export default async function ProfilePage({ searchParams }: PageProps<"/profile">) {
  const landing = toSearchParams(await searchParams);
  return <PrivatePage path="/profile" landing={landing} parts={["user"]} show={showProfile} />;
}

async function showProfile({ account, user }: ReadSessionResponse) {
  return (
    <div className="mx-auto w-full max-w-5xl py-10 desk:py-14">
      <h1 className="set-narrow text-title">Profile</h1>
      <p className="mt-3 mb-8 text-lead text-soft">Logged in as {account.email}</p>
      {user === undefined ? (
        <ProfileMissing uid={account.uid} />
      ) : (
        <ProfileForm
          uid={account.uid}
          draft={draftOf(user)}
          skills={await loadSkillSuggestions()}
          locations={listLocations()}
        />
      )}
    </div>
  );
}
