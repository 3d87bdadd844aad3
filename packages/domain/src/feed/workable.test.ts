import { describe, expect, it } from "vitest";

import { READ_AT, readOne, readRejected } from "../testing/read-posting.ts";
import { workable } from "./workable.ts";

const lisbon = { country: "Portugal", countryCode: "PT", city: "Lisbon", region: "Lisbon", hidden: false };
const posting = {
  title: "Senior Map Engineer",
  shortcode: "0A1B2C3D4E",
  code: "",
  employment_type: "Full-time",
  telecommuting: true,
  department: "Cartography",
  url: "https://apply.workable.com/j/0A1B2C3D4E",
  shortlink: "https://apply.workable.com/j/0A1B2C3D4E",
  application_url: "https://apply.workable.com/j/0A1B2C3D4E/apply",
  published_on: "2026-10-05",
  created_at: "2026-09-01",
  country: "Portugal",
  city: "Lisbon",
  state: "Lisbon",
  education: "",
  experience: "Mid-Senior level",
  function: "Engineering",
  industry: "Maps",
  locations: [lisbon],
  description: "<p>Draw maps &amp; plans.</p>",
};
const answer = (changes: object = {}) => ({
  name: "Tern Maps",
  description: "<p>Maps of everywhere.</p>",
  jobs: [{ ...posting, ...changes }],
});
const read = (changes: object = {}, board?: Parameters<typeof readOne>[2]) =>
  readOne(workable, answer(changes), board);

describe("the adapter of Workable", () => {
  it("reads a posting into a job, named after the account", () => {
    expect(read()).toMatchObject({
      firestoreId: "workable-0A1B2C3D4E",
      source: "workable",
      sourceId: "0A1B2C3D4E",
      url: posting.url,
      apply_url: posting.application_url,
      title: "Senior Map Engineer",
      company_name: "Tern Maps",
      category: "software-development",
      tags: ["cartography"],
      job_type: "full_time",
      seniority: "senior",
      publication_date: new Date("2026-10-05T00:00:00Z"),
      candidate_required_location: "Lisbon, Lisbon, Portugal",
      place: { scope: "restricted", countries: ["PT"], cities: ["Lisbon"] },
      salary: "",
      description: "<p>Draw maps &amp; plans.</p>",
      first_seen_at: READ_AT,
    });
  });

  it("names the company as known for its board", () => {
    expect(read({}, { token: "tern", companyName: "TERN MAPS" }).company_name).toBe("TERN MAPS");
  });

  it("rejects postings of an account without a name, unless its board is known by one", () => {
    const nameless = { ...answer(), name: { en: "Tern" } };
    expect(readRejected(workable, nameless)).toEqual([
      { index: 0, sourceId: "0A1B2C3D4E", path: "name", code: "missing" },
    ]);
    const board = { token: "tern", companyName: "Tern Maps" };
    expect(readOne(workable, nameless, board).company_name).toBe("Tern Maps");
  });

  it("names all places that a careers page shows", () => {
    const hidden = { ...lisbon, country: "Spain", hidden: true };
    const locations = [lisbon, { country: "Poland", city: "", region: null }, hidden, "Madrid"];
    const job = read({ locations });
    expect(job.candidate_required_location).toBe("Lisbon, Lisbon, Portugal; Poland");
    expect(job.place.countries).toEqual(["PT", "PL"]);
  });

  it("names the only place of postings without a list", () => {
    expect(read({ locations: undefined, state: "" }).candidate_required_location).toBe("Lisbon, Portugal");
  });

  it.each([
    [true, "Portugal", true],
    [false, "Remote", false],
    [undefined, "Remote - EMEA", true],
    [undefined, "Portugal", false],
    ["yes", "Portugal", false],
  ])("prefers its flag %j over the place '%s'", (telecommuting, country, isTaken) => {
    const locations = [{ country }];
    expect(readRejected(workable, answer({ telecommuting, locations }))).toEqual(
      isTaken ? [] : [{ index: 0, sourceId: "0A1B2C3D4E", path: "telecommuting", code: "not-remote" }],
    );
  });

  it.each([
    [{ shortcode: undefined }, "shortcode", "missing"],
    [{ shortcode: { id: 1 } }, "shortcode", "wrong-type"],
    [{ title: ["Engineer"] }, "title", "wrong-type"],
    [{ url: 7 }, "url", "wrong-type"],
    [{ published_on: "soon" }, "published_on", "unreadable"],
    [{ published_on: null, created_at: null }, "published_on", "missing"],
    [{ description: "x".repeat(2_000_000) }, "description", "too-long"],
  ])("rejects %j", (changes, path, code) => {
    expect(readRejected(workable, answer(changes))).toMatchObject([{ index: 0, path, code }]);
  });

  it("falls back to the date of creation", () => {
    expect(read({ published_on: null }).publication_date).toEqual(new Date("2026-09-01T00:00:00Z"));
  });
});
