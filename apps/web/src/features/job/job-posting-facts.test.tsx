import { JobId, sanitizeDescription } from "@farwork/domain";
import { cleanup, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { renderPosting } from "../../testing/render-posting.tsx";

describe("a job's page", () => {
  it("says how many of the reader’s hours it shares, or asks for them", () => {
    const place = {
      scope: "worldwide" as const,
      countries: [],
      regions: [],
      hours: { timezones: { from: -5, to: -5 }, overlap: 4 },
    };
    renderPosting({ place }, "zone=Africa/Lagos");
    expect(screen.getByText("Only 2 of your 8 hours in common; 4 asked for")).toBeDefined();
    expect(
      screen.getByText(/^You work 9–17\. 9–17 in the job’s time zone is 15–23 by your clock/),
    ).toBeDefined();
    cleanup();
    renderPosting({ place, sourceId: "7" });
    const ask = screen.getByRole("link", { name: "Compare with your working hours" });
    expect(ask.getAttribute("href")).toBe("/hours?posting=remotive-7");
    cleanup();
    renderPosting({}, "zone=Africa/Lagos");
    expect(screen.queryByText("Your hours")).toBeNull();
  });

  it("highlights the sentence in the description that a fact relies on", () => {
    const quote = "You must live in Brazil.";
    const fact = { kind: "residence", verdict: "only", countries: ["BR"], regions: [], quote } as const;
    const { container } = renderPosting({
      description: sanitizeDescription(`<p>We bake bread. ${quote} We sing.</p>`),
      eligibility: [{ ...fact, countries: ["BR"], regions: [], source: "description" }],
    });
    expect([...container.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual([quote]);
  });

  it("keeps the facts of a closed job, and says when it was posted, seen and closed, in UTC", () => {
    const { container } = renderPosting({
      publication_date: new Date("2026-01-02T23:59:00Z"),
      first_seen_at: new Date("2026-01-03T00:00:00Z"),
      last_seen_at: new Date("2026-01-16T00:00:00Z"),
      expires_at: new Date("2026-01-17T00:00:00Z"),
      closed_at: new Date("2026-01-18T00:00:00Z"),
    });
    const facts = container.querySelector("dl")?.textContent;
    expect(facts).toContain("January 2, 2026First seenJanuary 3, 2026Last seenJanuary 16, 2026, at Remotive");
    expect(facts).toContain("ExpiredJanuary 17, 2026ClosedJanuary 18, 2026");
    cleanup();
    const open = renderPosting({ expires_at: new Date("2026-02-17T00:00:00Z") });
    expect(open.container.querySelector("dl")?.textContent).toContain("ExpiresFebruary 17, 2026");
  });

  it("quotes the source where our category and type replace its own", () => {
    const { container } = renderPosting({
      job_type: "full_time",
      category: "software-development",
      stated: { categories: ["Software Dev", "IT"], job_types: ["Vollzeit"], tags: [] },
    });
    const facts = container.querySelector("dl")?.textContent;
    expect(facts).toContain("Full-timeStated as “Vollzeit”");
    expect(facts).toContain("Software developmentStated as “Software Dev”, “IT”");
    cleanup();
    const same = renderPosting({
      stated: { categories: ["Software Development"], job_types: ["full_time"], tags: [] },
    });
    expect(same.container.querySelector("dl")?.textContent).not.toContain("Stated as");
  });

  it("links to every other source of the position, each by its own terms", () => {
    const on = (source: string, url: string) => ({ firestoreId: JobId.parse(`${source}-1`), source, url });
    const also_on = [
      on("remote-ok", "https://remoteok.com/1"),
      on("unheard-of", "https://unheard-of.example/1"),
    ];
    renderPosting({ source: "remotive", also_on });
    const others = ["Remote OK", "unheard-of, at unheard-of.example"].map((name) =>
      screen.getByRole("link", { name }),
    );
    expect(others.map((link) => link.getAttribute("href"))).toEqual([
      "https://remoteok.com/1",
      "https://unheard-of.example/1",
    ]);
    expect(others.map((link) => link.getAttribute("rel"))).toEqual([
      "noopener",
      "noopener noreferrer nofollow",
    ]);
  });

  it("shows pay as stated, and as an annual amount", () => {
    const { container } = renderPosting({
      pay: {
        min: 45,
        max: 60,
        currency: "USD",
        period: "hour",
        annual: { min: 93_600, max: 124_800 },
        origin: "parsed",
      },
      salary: "$45-$60/Hour",
      candidate_required_location: "USA Only",
      place: { scope: "restricted", countries: ["US"], regions: [] },
    });
    const facts = container.querySelector("dl")?.textContent;
    expect(facts).toContain("$45–$60 an hour");
    expect(facts).toContain("$93.6k–$124.8k a year, if full time");
    expect(facts).toContain("Stated as “$45-$60/Hour”");
    expect(facts).toContain("United StatesStated as “USA Only”");
    expect(facts).toContain("January 15, 2026");
  });

  it("links facts to the jobs that share them", () => {
    renderPosting({ tags: ["ci/cd"], category: "data", seniority: "mid" }, "ref=mail");
    expect(screen.getByRole("link", { name: "ci/cd" }).getAttribute("href")).toBe("/?tag=ci%2Fcd&ref=mail");
    expect(screen.getByRole("link", { name: "Data" }).getAttribute("href")).toBe("/?category=data&ref=mail");
    const level = screen.getByRole("link", { name: "Mid-level" });
    expect(level.getAttribute("href")).toBe("/?seniority=mid&ref=mail");
  });
});
