import { describe, expect, it } from "vitest";

import { READ_AT, readOne, readRejected } from "../testing/read-posting.ts";
import { arbeitnow } from "./arbeitnow.ts";

const posting = {
  slug: "werkstudent-kartografie-lubeck-77",
  company_name: "tern kartografie gmbh",
  title: "Werkstudent Kartografie (x/f/m)",
  description:
    "&lt;h2 class=&quot;a&quot;&gt;Karten&lt;/h2&gt;\n&lt;p&gt;Zeichne &lt;strong&gt;Karten&lt;/strong&gt;&amp;nbsp;&amp;amp; Pläne.&lt;/p&gt;",
  remote: true,
  url: "https://www.arbeitnow.com/jobs/companies/tern/werkstudent-kartografie-lubeck-77",
  tags: ["Remote", "Graphic Arts and Communication Design (515)"],
  job_types: ["Working student", "hilfstätigkeit / student"],
  location: "Lübeck",
  created_at: 1_791_158_400,
};
const answer = (...data: unknown[]) => ({ data, links: { next: null }, meta: {} });
const read = (changes: object = {}) => readOne(arbeitnow, answer({ ...posting, ...changes }));

describe("the adapter of Arbeitnow", () => {
  it("reads a posting into a job", () => {
    expect(read()).toEqual({
      firestoreId: "arbeitnow-werkstudent-kartografie-lubeck-77",
      source: "arbeitnow",
      sourceId: posting.slug,
      url: posting.url,
      title: "Werkstudent Kartografie (x/f/m)",
      company_name: "tern kartografie gmbh",
      category: "design",
      tags: [],
      job_type: "part_time",
      seniority: "intern",
      publication_date: new Date("2026-10-05T00:00:00Z"),
      candidate_required_location: "Lübeck",
      place: { scope: "restricted", countries: ["DE"], regions: [], cities: ["Lübeck"] },
      eligibility: [
        {
          kind: "residence",
          verdict: "only",
          countries: ["DE"],
          regions: [],
          source: "field",
          quote: "Lübeck",
        },
      ],
      salary: "",
      description: "<h3>Karten</h3><p>Zeichne <strong>Karten</strong> &amp; Pläne.</p>",
      excerpt: "Zeichne Karten & Pläne.",
      first_seen_at: READ_AT,
      last_seen_at: READ_AT,
      stated: {
        categories: ["Graphic Arts and Communication Design"],
        tags: ["Graphic Arts and Communication Design"],
        job_types: ["Working student", "hilfstätigkeit / student"],
      },
    });
  });

  it("reads a description that is not escaped, or twice, the same way", () => {
    const { description } = read();
    const markup = "<h2>Karten</h2>\n<p>Zeichne <strong>Karten</strong>&nbsp;&#x26; Pläne.</p>";
    expect(read({ description: markup }).description).toBe(description);
    expect(read({ description: posting.description.replaceAll("&", "&amp;") }).description).toBe(description);
  });

  it.each([false, null, undefined, "yes"])("leaves out office work: remote is %j", (remote) => {
    expect(readRejected(arbeitnow, answer({ ...posting, remote }))).toEqual([
      { index: 0, sourceId: posting.slug, path: "remote", code: "not-remote" },
    ]);
  });

  it("includes remote work that only the title or place mentions", () => {
    expect(
      read({ remote: false, title: "Werkstudentin Karten (Remote / Homeoffice)" }).place.countries,
    ).toEqual(["DE"]);
    expect(read({ remote: false, location: "Remote" }).candidate_required_location).toBe("Remote");
    const description = "Arbeite dort, wo du magst: im Home Office oder in unserem Büro.";
    expect(read({ remote: false, description }).candidate_required_location).toBe("Lübeck");
    const all = "Bei uns kannst du 100 % remote arbeiten.";
    expect(read({ remote: false, description: all }).candidate_required_location).toBe("Lübeck");
  });

  it.each([
    ["Oberammergau", ["DE"]],
    ["Wien", ["AT"]],
    ["London", ["GB"]],
    ["Remote", []],
  ])(
    "assumes that a town without a country is in Germany, unless it is known elsewhere: %s",
    (location, countries) => {
      expect(read({ location }).place.countries).toEqual(countries);
    },
  );

  it("returns the next page until there is none", () => {
    const asked = "https://www.arbeitnow.com/api/job-board-api";
    const next = `${asked}?page=2`;
    expect(arbeitnow.nextPage?.({ links: { next } }, asked)).toBe(next);
    expect(arbeitnow.nextPage?.({ links: { next: "?page=3" } }, next)).toBe(`${asked}?page=3`);
    for (const last of [{ links: { next: null } }, { links: { next: "" } }, {}, null]) {
      expect(arbeitnow.nextPage?.(last, asked)).toBeUndefined();
    }
  });

  it("uses the title for the category if there are no tags", () => {
    expect(read({ tags: [], title: "Finanzbuchhalter" }).category).toBe("finance");
    expect(read({ job_types: [], title: "Kartografin" }).job_type).toBe("unspecified");
  });
});
