import { expect, it } from "vitest";

import { ids, job, person, rank } from "./fixtures/rank-for-person.ts";

const offered = (title: string, jobTitle: string) =>
  ids(
    rank(
      [job("own", { title, category: "healthcare", tags: ["telehealth"] })],
      person({ jobTitle, skills: ["Telehealth"] }),
    ),
  );

it.each([
  ["Physician", "Nurse Practitioner / Physician Assistant"],
  ["Registered Nurse", "Remote Overnight General Radiologist"],
  ["Registered Nurse", "Nurse Practitioner"],
  ["Pharmacist", "Psychologist"],
])("a %s is not offered the job of a %s, who needs another licence", (jobTitle, title) => {
  expect(offered(title, jobTitle)).toEqual([]);
});

it.each([
  ["Physician", "Radiologist"],
  ["Registered Nurse", "Nurse Case Manager"],
  ["Nurse Practitioner", "Nurse Practitioner / Physician Assistant"],
  ["Registered Nurse", "Telehealth Coordinator"],
])("a %s is offered the job of a %s", (jobTitle, title) => {
  expect(offered(title, jobTitle)).toEqual(["own"]);
});
