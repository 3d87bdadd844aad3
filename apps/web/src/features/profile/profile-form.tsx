"use client";

import { JOB_TYPE_LABELS } from "@farwork/domain/job";
import { WORK_ENVIRONMENT_LABELS, WORK_ENVIRONMENTS } from "@farwork/domain/user";
import type { ReactNode } from "react";

import { FormField } from "../../ui/form-field.tsx";
import { useInteractive } from "../../ui/use-interactive.ts";
import { FilterOption } from "../filters/filter-option.tsx";
import type { ProfileSaving } from "./profile-atoms.ts";
import { type ProfileDraft, WANTED_JOB_TYPES } from "./profile-draft.ts";
import { BioField, ChoiceGroup, HomeField, PayFields } from "./profile-fields.tsx";
import { TokenField } from "./token-field.tsx";
import type { Token } from "./token.ts";
import { useLeaveGuard, useProfileForm } from "./use-profile-form.ts";

const jobTypes = WANTED_JOB_TYPES.map((value) => ({ value, label: JOB_TYPE_LABELS[value] }));
const workEnvironments = WORK_ENVIRONMENTS.map((value) => ({ value, label: WORK_ENVIRONMENT_LABELS[value] }));

type Profile = {
  readonly uid: string;
  /** The stored profile. */
  readonly draft: ProfileDraft;
  /** Suggestions. */
  readonly skills: readonly Token[];
  readonly locations: readonly Token[];
};

/** The profile of `uid`, to be edited. */
export function ProfileForm({ uid, draft, skills, locations }: Profile) {
  const { formProps, noteChange, saving, isUnsaved, faultOf, faultOfAll, faultCount } = useProfileForm(
    uid,
    draft,
  );
  useLeaveGuard(isUnsaved);
  const line = (field: "displayName" | "jobTitle" | "phoneNumber") => ({
    name: field,
    defaultValue: draft[field],
    fault: faultOf(field),
  });
  return (
    <form
      {...formProps}
      method="post"
      noValidate
      aria-busy={saving.status === "saving"}
      aria-label="Profile"
      onInput={({ target }) => noteChange("name" in target ? String(target.name) : undefined)}
    >
      <ProfilePart heading="You" text="Only you see this.">
        <FormField {...line("displayName")} label="Name" autoComplete="name" />
        <FormField
          {...line("jobTitle")}
          label="Job title"
          autoComplete="organization-title"
          hint="Jobs with these words in the title come first."
        />
        <HomeField
          draft={draft}
          fault={faultOf("location") ?? faultOf("country")}
          onChange={() => noteChange("country")}
        />
        <FormField {...line("phoneNumber")} label="Phone number" type="tel" autoComplete="tel" />
        <BioField initial={draft.bio} fault={faultOf("bio")} />
      </ProfilePart>
      <ProfilePart heading="Skills and experience" text="Jobs that ask for it are recommended to you.">
        <TokenField
          name="skills"
          label="Add a skill"
          listLabel="Your skills"
          hint="Press Enter or comma to add."
          suggestions={skills}
          initial={draft.skills.map((value) => ({ value, label: value }))}
          takesAnything
          fault={faultOf("skills")}
          onChange={() => noteChange("skills")}
        />
      </ProfilePart>
      <ProfilePart heading="What you’re looking for" text="Jobs that don’t match are not recommended.">
        <ChoiceGroup
          legend="Job types"
          name="jobTypes"
          choices={jobTypes}
          chosen={draft.jobTypes}
          fault={faultOf("jobTypes")}
        />
        <ChoiceGroup
          legend="Ways of working"
          name="workEnvironments"
          choices={workEnvironments}
          chosen={draft.workEnvironments}
          hint="Every job listed here is fully remote, so this changes no recommendation."
          fault={faultOf("workEnvironments")}
        />
        <TokenField
          name="preferredLocations"
          label="Add a place you can work from"
          listLabel="Places you can work from"
          hint="A country, a region, or worldwide."
          suggestions={locations}
          initial={draft.preferredLocations.map(
            (value) => locations.find((location) => location.value === value) ?? { value, label: value },
          )}
          takesAnything={false}
          fault={faultOf("preferredLocations")}
          onChange={() => noteChange("preferredLocations")}
        />
        <PayFields draft={draft} faultOf={faultOf} />
        <div>
          <FilterOption
            kind="checkbox"
            name="openToRecruiters"
            value="yes"
            label="Open to recruiters"
            chosen={draft.openToRecruiters}
          />
          <p className="mt-1 text-small text-soft">For later: recruiters can’t see profiles here yet.</p>
        </div>
      </ProfilePart>
      <SaveBar saving={saving} isUnsaved={isUnsaved} fault={faultOfAll} faultCount={faultCount} />
    </form>
  );
}

/** A section of the profile: heading, purpose and fields. */
function ProfilePart({ heading, children, text }: { heading: string; text: string; children: ReactNode }) {
  return (
    <section className="profile-part" aria-label={heading}>
      <div>
        <h2 className="set-narrow text-head">{heading}</h2>
        <p className="mt-1.5 text-small text-soft">{text}</p>
      </div>
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
    </section>
  );
}

/** The save button, with the state announced to screen readers too. */
function SaveBar({
  saving,
  isUnsaved,
  faultCount,
  fault,
}: {
  saving: ProfileSaving;
  isUnsaved: boolean;
  faultCount: number;
  /** A fault of no particular field. */
  fault: string | undefined;
}) {
  const isInteractive = useInteractive();
  const isBusy = saving.status === "saving";
  return (
    <div className="save-bar">
      <div className="min-w-0 flex-1 text-note text-soft tablet:text-small">
        <output>{fault === undefined && faultCount === 0 && formatSaving(saving, isUnsaved)}</output>
        <p role="alert" className="font-semibold text-ink">
          {fault ?? (faultCount > 0 && "Not saved yet. Check the highlighted fields.")}
        </p>
      </div>
      <button
        type="submit"
        // A submit before hydration would lose what was typed.
        disabled={!isInteractive}
        aria-disabled={isBusy}
        className="action min-h-12 flex-none px-6"
      >
        {isBusy
          ? "Saving …"
          : saving.status === "failed" && fault !== undefined
            ? "Try again"
            : "Save profile"}
      </button>
    </div>
  );
}

function formatSaving({ status }: ProfileSaving, isUnsaved: boolean): string {
  if (status === "saving") return "Saving your profile …";
  if (isUnsaved) return "You have unsaved changes.";
  return status === "saved" ? "Your profile is saved." : "";
}
