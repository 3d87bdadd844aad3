import { describe, expect, it } from "vitest";

import { draftOf, listChanges, type ProfileDraft, readAmount, readDraft } from "./profile-draft.ts";

const ADA = {
  displayName: "Ada",
  skills: ["C++", "SQL"],
  preferences: {
    jobTypes: ["contract"],
    workEnvironments: ["remote"],
    preferredLocations: ["GB"],
    salaryMin: 60_000,
    salaryCurrency: "GBP",
    openToRecruiters: true,
  },
};

/** A form as a browser submits it, with these values. */
function formOf(draft: ProfileDraft): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(draft)) {
    if (typeof value === "boolean") {
      if (value) form.append(field, "yes");
    } else for (const entry of [value].flat()) form.append(field, entry);
  }
  return form;
}

describe("a profile in its form", () => {
  it("comes back from the form unchanged", () => {
    const draft = draftOf(ADA);
    expect(readDraft(formOf(draft))).toEqual(draft);
    expect(listChanges(draft, readDraft(formOf(draft)))).toEqual({});
  });

  it("is empty, not undefined, for missing values", () => {
    expect(readDraft(new FormData())).toEqual(draftOf({}));
  });

  it("leaves out choices the form does not offer", () => {
    const { jobTypes, workEnvironments } = draftOf({
      preferences: { jobTypes: ["gig", "unspecified", "contract"], workEnvironments: ["orbit"] },
    });
    expect({ jobTypes, workEnvironments }).toEqual({ jobTypes: ["contract"], workEnvironments: [] });
  });

  it("is unchanged when a text only came back with other line breaks", () => {
    const form = new FormData();
    form.set("bio", "One.\r\nTwo. ");
    expect(readDraft(form).bio).toBe("One.\nTwo.");
  });
});

describe("the place of residence", () => {
  const homeOf = (user: Parameters<typeof draftOf>[0]) => draftOf(user).location;

  it("is the user's own text, or the country if that is all they gave", () => {
    expect(homeOf({ location: "London", country: "GB" })).toBe("London");
    expect(homeOf({ location: "London" })).toBe("London");
    expect(homeOf({ country: "GB" })).toBe("United Kingdom");
    expect(homeOf({ location: "", country: "" })).toBe("");
  });
});

describe("the changes to write", () => {
  const stored = draftOf(ADA);

  it("are the changed fields only", () => {
    expect(listChanges(stored, { ...stored, bio: "Counts." })).toEqual({ bio: "Counts." });
    expect(listChanges(stored, { ...stored, skills: ["SQL"], displayName: "" })).toEqual({
      displayName: "",
      skills: ["SQL"],
    });
  });

  it("are the changed preferences only, with a removed amount cleared", () => {
    expect(listChanges(stored, { ...stored, salaryMin: "", salaryMax: "90k" })).toEqual({
      preferences: { salaryMin: "", salaryMax: 90_000 },
    });
    expect(listChanges(stored, { ...stored, jobTypes: [], salaryCurrency: "" })).toEqual({
      preferences: { jobTypes: [], salaryCurrency: "" },
    });
  });
});

describe("amounts", () => {
  it.each([
    ["60000", 60_000],
    ["60,000", 60_000],
    ["60 000", 60_000],
    ["60.000", 60_000],
    ["1'250’000", 1_250_000],
    ["60k", 60_000],
    ["60K", 60_000],
    ["0", 0],
    ["60.5", NaN],
    ["-5", NaN],
    ["a lot", NaN],
    ["60,00", NaN],
  ])("reads %j as %d", (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });
});
