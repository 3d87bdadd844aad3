import { describe, expect, it } from "vitest";

import { READ_AT, readOne, readRejected } from "../testing/read-posting.ts";
import { createAdapter } from "./feed-adapters.ts";
import { remoteOk } from "./remote-ok.ts";

const header = { last_updated: 1_790_000_000, legal: "Link back, with follow, and name us." };
const tail =
  "<br/><br/>Please mention the word **LANTERN** and tag RAbc= when applying to show you read the job post completely (#RAbc=). " +
  "This is a beta feature to avoid spam applicants. Companies can search these words to find applicants that read this and see they're human.";
const posting = {
  slug: "remote-cave-mapper-tern-7",
  id: "7",
  epoch: 1_791_158_400,
  date: "2026-10-05T02:00:00+02:00",
  company: "TernÂ\u00A0Maps",
  company_logo: "",
  logo: "https://remoteok.com/assets/img/jobs/tern.png",
  position: "Senior Backend Engineer CafÃ© Team",
  tags: ["dev", "digital nomad", "Golang", "full time", "non tech", "full-stack"],
  description: `<p>Weâ\x80\x99ll map caves.</p>\\n<p>Really.</p>${tail}`,
  location: "GdaÅ\x84sk, ",
  apply_url: "https://remoteOK.com/remote-jobs/7",
  salary_min: 0,
  salary_max: 0,
  url: "https://remoteOK.com/remote-jobs/7",
};
const read = (changes: object = {}) => readOne(remoteOk, [header, { ...posting, ...changes }]);

describe("the adapter of Remote OK", () => {
  it("reads a posting into a job", () => {
    expect(read()).toEqual({
      firestoreId: "remote-ok-7",
      source: "remote-ok",
      sourceId: "7",
      url: "https://remoteOK.com/remote-jobs/7",
      title: "Senior Backend Engineer Café Team",
      company_name: "Tern Maps",
      company_logo: posting.logo,
      category: "software-development",
      tags: ["dev", "golang", "fullstack"],
      job_type: "full_time",
      seniority: "senior",
      publication_date: new Date("2026-10-05T00:00:00Z"),
      candidate_required_location: "Gdańsk",
      place: { scope: "unknown", countries: [], regions: [] },
      salary: "",
      description: "<p>We’ll map caves.</p><p>Really.</p>",
      excerpt: "We’ll map caves. Really.",
      first_seen_at: READ_AT,
      last_seen_at: READ_AT,
      stated: { categories: [], tags: ["dev", "Golang", "full-stack"], job_types: ["full time"] },
    });
  });

  it("does not read the header with its terms as a posting", () => {
    expect(createAdapter(remoteOk).readResponse([header], READ_AT)).toEqual({
      ok: true,
      value: { jobs: [], rejected: [] },
    });
  });

  it("rejects blank postings, naming the feed's own field", () => {
    expect(readRejected(remoteOk, [header, posting, { ...posting, id: "8", position: "" }])).toEqual([
      { index: 1, sourceId: "8", path: "position", code: "missing" },
    ]);
  });

  it("assumes that pay is in dollars per year, and marks both as assumed", () => {
    const job = read({ salary_min: 350_000, salary_max: 470_000 });
    expect(job.salary).toBe("350,000 - 470,000 (currency not stated)");
    expect(job.pay).toMatchObject({
      currency: "USD",
      currencyAssumed: true,
      period: "year",
      periodAssumed: true,
    });
  });

  it.each([
    ["Cambridge, ", "Cambridge"],
    ["Saint Louis, MO, USA", "Saint Louis, MO, USA"],
    [`Oslo, ${" ".repeat(3_000)},,\n,`, "Oslo"],
    [",", ""],
    ["", ""],
  ])("removes the truncated end of the location %j", (location, kept) => {
    expect(read({ location }).candidate_required_location).toBe(kept);
  });

  it.each([
    ["<p>Cut in the middle of a <sp", "<p>Cut in the middle of a</p>"],
    ["Text alone", "<p>Text alone</p>"],
    ["Lines\nalone", "<p>Lines<br>alone</p>"],
    [`Lines\nalone${"<BR />\n".repeat(20_000)}`, "<p>Lines<br>alone</p>"],
    ["", ""],
  ])("removes its spam words from a description that ends in %j", (description, kept) => {
    expect(read({ description: description + tail }).description).toBe(kept);
  });

  it("keeps an employer's own text about words", () => {
    const own = "<p>Please mention the word **cave** in your letter.</p><p>We read them all.</p>";
    expect(read({ description: own }).description).toBe(own);
  });

  it("looks for spam words only at the end of a description", () => {
    const long = "Caves. ".repeat(300).trim();
    expect(read({ description: `${long}${tail}` }).description).toBe(`<p>${long}</p>`);
    const amid = read({ description: `${tail} ${long}` }).description;
    expect(amid).toContain("LANTERN");
  });

  it.each(["Hybrid - Berlin, Germany", "On-site, Berlin, Germany"])(
    "leaves out on-site work by its location: %s",
    (location) => {
      expect(readRejected(remoteOk, [header, { ...posting, location }])).toEqual([
        { index: 0, sourceId: "7", path: "location", code: "not-remote", words: location },
      ]);
    },
  );

  it("uses the timestamp if the date is missing", () => {
    expect(read({ date: undefined }).publication_date).toEqual(new Date(posting.epoch * 1000));
  });
});
