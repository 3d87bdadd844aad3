import { expect, it } from "vitest";

import { buildCompany } from "../../testing/build-company.ts";
import { describeCompany, describeCompanyPage } from "./describe-company.ts";

it("names the company, what it hires for, and one address for each page", () => {
  const company = buildCompany({ categories: ["design", "data"].map((value) => ({ value, count: 1 })) });
  expect(describeCompany(company, 2)).toMatchObject({
    title: "Remote jobs at Tern & Co, page 2",
    description:
      "Open remote jobs at Tern & Co in Design and Data: who may apply, what they pay, when they were posted.",
    alternates: {
      canonical: "/companies/tern-co?page=2",
      types: { "application/rss+xml": "/feed.xml?company=tern-co" },
    },
    openGraph: { url: "/companies/tern-co?page=2", images: [{ url: "/og/board" }] },
  });
  expect(describeCompany(company, 1).alternates?.canonical).toBe("/companies/tern-co");
});

it("stays indexed while the facts fail to load, and only then", () => {
  expect(describeCompanyPage("tern-co", { status: "failed" }, 2)).toEqual({
    title: "Company",
    alternates: { canonical: "/companies/tern-co?page=2" },
  });
  expect(describeCompanyPage("tern-co", { status: "unknown" }, 1).robots).toEqual({ index: false });
});
