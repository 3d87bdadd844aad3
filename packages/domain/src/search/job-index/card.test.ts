import { expect, it } from "vitest";

import { buildJob } from "../../testing/build-job.ts";
import { buildJobSegment } from "./build-segment.ts";
import { readCard } from "./card.ts";

it.each([
  'Cook","tags',
  "Cook ,null,null,null",
  'Cook {"min":1,"max":2},"origin":"parsed"}',
  "Cook\u0001\u0002\u001f",
])("reads the title %j as it was written, whatever of it is stored more shortly", (title) => {
  const segment = buildJobSegment([buildJob({ title, company_logo: "https://www.tern.example/\u0007.png" })]);
  expect(readCard(segment, 0)).toMatchObject({ title, company_logo: "https://www.tern.example/\u0007.png" });
});

it("stores in fewer bytes what nearly every card has", () => {
  const annual = { min: 50_000, max: 70_000 };
  const pay = { ...annual, annual, currency: "USD", period: "year", origin: "structured" } as const;
  const { cards } = buildJobSegment([buildJob({ pay })]);
  expect(cards.bytes.length).toBeLessThan(JSON.stringify(pay).length + 130);
});
