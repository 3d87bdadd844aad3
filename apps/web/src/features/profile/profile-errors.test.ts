import { describe, expect, it } from "vitest";

import { draftOf, listChanges, type ProfileDraft } from "./profile-draft.ts";
import { messageForRefusal, findProfileErrors } from "./profile-errors.ts";

const EMPTY = draftOf({});
const faultsOf = (stated: Partial<ProfileDraft>) => {
  const draft = { ...EMPTY, ...stated };
  return findProfileErrors(draft, listChanges(EMPTY, draft));
};
const pay = (salaryMin: string, salaryMax: string, salaryCurrency = "EUR") => ({
  salaryMin,
  salaryMax,
  salaryCurrency,
});

describe("what keeps a profile from being saved", () => {
  it.each<[Partial<ProfileDraft>, string, string]>([
    [{ displayName: "x".repeat(101) }, "displayName", "100 characters for your name"],
    [{ jobTitle: "x".repeat(121) }, "jobTitle", "120 characters for your job title"],
    [{ bio: "x".repeat(5001) }, "bio", "5,000 characters"],
    [{ skills: ["x".repeat(61)] }, "skills", "60 characters"],
    [{ skills: Array.from({ length: 51 }, (_, at) => `skill ${at}`) }, "skills", "at most 50 skills"],
    [pay("a lot", ""), "salaryMin", "the minimum pay as a whole amount"],
    [pay("", "100,000,001"), "salaryMax", "at most 100,000,000"],
    [pay("60,000", "50k"), "salaryMax", "can’t be less than the minimum, 60,000"],
    [pay("60,000", "", ""), "salaryCurrency", "the currency"],
  ])("is shown at its field (%#)", (stated, field, words) => {
    expect(faultsOf(stated)).toEqual([{ field, text: expect.stringContaining(words) }]);
  });

  it("is shown at every field, in the order of the form", () => {
    const found = faultsOf({ ...pay("60k", "50k", ""), bio: "x".repeat(5001), displayName: "x".repeat(101) });
    expect(found.map(({ field }) => field)).toEqual(["displayName", "bio", "salaryMax", "salaryCurrency"]);
  });

  it("is nothing for a valid profile", () => {
    expect(faultsOf({ ...pay("60,000", "60k"), displayName: "Ada", skills: ["C++"] })).toEqual([]);
    expect(faultsOf({})).toEqual([]);
  });
});

describe("a refusal by the backend", () => {
  it.each([
    ["preferences.salaryMin", "salaryMin"],
    ["skills.7", "skills"],
    ["bio", "bio"],
  ])("%s is the field %s", (path, field) => {
    expect(messageForRefusal(path)).toEqual({ field, text: expect.any(String) });
  });

  it("is shown for the whole form when its field is unknown", () => {
    expect(messageForRefusal("shoeSize")).toEqual({ text: expect.stringContaining("was not accepted") });
  });
});
