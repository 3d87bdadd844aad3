import { expect, it } from "vitest";

import { preferTitleJobType } from "./feed-words.ts";

it.each([
  ["Temporary Tax Director", "full_time", "temporary"],
  ["Reservations Agent- Temporary", "unspecified", "temporary"],
  ["Temp Clinical Product Lead", "unspecified", "temporary"],
  ["Bookkeeper - Part-time", "contract", "part_time"],
  ["AI Trainer Freelance 8 20 hrs week", "unspecified", "freelance"],
  ["Contract Data Architect", "unspecified", "contract"],
  ["W2 Contract Java Developer", "unspecified", "contract"],
  ["Contract-to-hire Surveyor", "full_time", "contract"],
  ["Surveyor, contract to hire", "unspecified", "contract"],
  ["Minijob im Lager", "unspecified", "part_time"],
  ["Per Diem Nurse", "unspecified", "part_time"],
  ["Account Executive (contractor)", "full_time", "contract"],
  ["Inside Sales Contractor", "full_time", "contract"],
  ["Design Intern Summer", "full_time", "internship"],
  ["Werkstudent Vertrieb", "full_time", "part_time"],
  ["Stagiaire - Marketing", "full_time", "internship"],
  ["Estagiário de Dados", "full_time", "internship"],
] as const)("%s, which a feed calls %s, is %s", (title, stated, type) => {
  expect(preferTitleJobType(stated, title)).toBe(type);
});

it.each([
  ["Contract Manager", "full_time"],
  ["Contracts Attorney, Temporary Works", "part_time"],
  ["Contractor Success Manager", "full_time"],
  ["Internship Program Coordinator", "full_time"],
  ["Template Designer", "unspecified"],
  ["Contemporary Art Writer", "full_time"],
  ["Freelance Writer", "contract"],
  ["Part-time Contractor", "contract"],
  ["Summer Intern", "part_time"],
] as const)("%s stays %s, as its feed says", (title, stated) => {
  expect(preferTitleJobType(stated, title)).toBe(stated);
});
