import { describe, expect, it } from "vitest";

import { readRemotiveResponse } from "./feed-adapters.ts";
import { NOW, posting, envelope, readOne } from "./fixtures/remotive-posting.ts";

function rejectionOf(item: unknown) {
  const reading = readRemotiveResponse(envelope(item), NOW);
  return reading.ok ? reading.value.rejected : reading.error;
}

describe("readRemotiveResponse", () => {
  it("rejects one bad item with its place, id, field and reason, and keeps the others", () => {
    const bad = { ...posting, id: 7002, title: " &nbsp; " };
    const reading = readRemotiveResponse(envelope(posting, bad, { ...posting, id: 7003 }), NOW);
    expect(reading).toMatchObject({
      ok: true,
      value: {
        jobs: [{ sourceId: "7001" }, { sourceId: "7003" }],
        rejected: [{ index: 1, sourceId: "7002", path: "title", code: "missing" }],
      },
    });
  });

  it.each([
    ["no object", "nonsense", { index: 0, path: "", code: "wrong-type" }],
    ["null", null, { index: 0, path: "", code: "wrong-type" }],
    ["an item without id", { ...posting, id: undefined }, { index: 0, path: "id", code: "missing" }],
    [
      "an id no address could hold",
      { ...posting, id: "../x" },
      { index: 0, sourceId: "../x", path: "id", code: "unreadable" },
    ],
    [
      "an item whose id has spaces around it",
      { ...posting, id: " 7001 ", title: "" },
      { index: 0, sourceId: "7001", path: "title", code: "missing" },
    ],
    [
      "a title that is a number",
      { ...posting, title: 5 },
      { index: 0, sourceId: "7001", path: "title", code: "wrong-type" },
    ],
    [
      "an address that is a script",
      { ...posting, url: "javascript:alert(1)" },
      { index: 0, sourceId: "7001", path: "url", code: "unreadable" },
    ],
    [
      "an empty address",
      { ...posting, url: "" },
      { index: 0, sourceId: "7001", path: "url", code: "missing" },
    ],
    [
      "a company without a name",
      { ...posting, company_name: null },
      { index: 0, sourceId: "7001", path: "company_name", code: "missing" },
    ],
    [
      "no date",
      { ...posting, publication_date: null },
      { index: 0, sourceId: "7001", path: "publication_date", code: "missing" },
    ],
    [
      "an impossible date",
      { ...posting, publication_date: "2026-02-30T00:00:00" },
      { index: 0, sourceId: "7001", path: "publication_date", code: "unreadable" },
    ],
    [
      "a date next month",
      { ...posting, publication_date: "2026-11-05T00:00:00" },
      { index: 0, sourceId: "7001", path: "publication_date", code: "in-the-future" },
    ],
  ])("says what is wrong with %s", (_, item, rejection) => {
    expect(rejectionOf(item)).toEqual([rejection]);
  });

  it.each([
    [undefined, ""],
    ["<html>Too many requests</html>", ""],
    [[posting], ""],
    [{ error: "slow down" }, "jobs"],
    [{ jobs: { 0: posting } }, "jobs"],
  ])("fails as a whole on the response %j", (response, path) => {
    expect(readRemotiveResponse(response, NOW)).toEqual({
      ok: false,
      error: { code: "unexpected-shape", path },
    });
  });

  it("limits every text and list", () => {
    const long = "x".repeat(5_000);
    const tags = Array.from({ length: 60 }, (_, at) => `tag ${at}`);
    const job = readOne({
      ...posting,
      title: long,
      company_name: long,
      salary: long,
      tags,
      candidate_required_location: long,
    });
    expect(job.title).toHaveLength(200);
    expect(job.company_name).toHaveLength(120);
    expect(job.salary).toHaveLength(300);
    expect(job.candidate_required_location).toHaveLength(300);
    expect(job.tags).toHaveLength(20);
  });

  it("rejects a description with too many bytes, and keeps one just below the limit", () => {
    const tooLong = [{ index: 0, sourceId: "7001", path: "description", code: "too-long" }];
    expect(rejectionOf({ ...posting, description: "word ".repeat(6_400) })).toEqual(tooLong);
    expect(rejectionOf({ ...posting, description: `Hi<!--${"x".repeat(3_000_000)}-->` })).toEqual(tooLong);
    const longest = "洞".repeat(Math.floor((32_000 - "<p></p>".length) / 3));
    expect(rejectionOf({ ...posting, description: `${longest}洞` })).toEqual(tooLong);
    expect(readOne({ ...posting, description: longest }).description).toBe(`<p>${longest}</p>`);
  });
});
