import { JobId } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { cleanup, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { MatchedText } from "../listing/job-list.tsx";
import { initialOf } from "./company-mark.tsx";
import { JobCard } from "./job-card.tsx";

const now = new Date("2026-01-20T12:00:00Z");

function renderCard(overrides: Parameters<typeof buildJob>[0] = {}, landing = "") {
  const job = buildJob(overrides);
  const { container } = renderOnBoard(<JobCard job={job} now={now} landing={new URLSearchParams(landing)} />);
  return { card: screen.getByRole("article"), container };
}

describe("a job in the list", () => {
  it("links to its own page only, keeping marketing parameters", () => {
    const { card } = renderCard({ sourceId: "7", title: "Cook" }, "utm_source=x&q=chef");
    const links = within(card).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/jobs/remotive-7/cook-tern-and-co?utm_source=x",
    ]);
  });

  it("has save and applied buttons that name the job, and that no link covers", () => {
    const { card } = renderCard({ title: "Cook" });
    const buttons = within(card).getAllByRole("button");
    expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual([
      "Save Cook",
      "I’ve applied to Cook",
    ]);
    expect(buttons.map((button) => button.getAttribute("aria-pressed"))).toEqual(["false", "false"]);
    expect(buttons.some((button) => button.closest("a"))).toBe(false);
  });

  it("states pay in the posting's own currency and period", () => {
    const pay = { min: 45, max: 60, currency: "USD", period: "hour", annual: {}, origin: "parsed" } as const;
    const { card } = renderCard({ pay, salary: "$45-$60/Hour" });
    expect(card.textContent).toContain("$45–$60 an hour");
  });

  it("says when pay is not stated, and quotes pay we cannot read", () => {
    expect(renderCard().card.textContent).toContain("Pay not stated");
    cleanup();
    expect(renderCard({ salary: "Competitive" }).card.textContent).toContain("Competitive");
  });

  it("shows seniority only when it is stated", () => {
    expect(renderCard({ seniority: "mid" }).card.textContent).toContain("Mid-level");
    cleanup();
    expect(renderCard().card.querySelector(".dotted")?.textContent).toBe("Tern & CoWorldwideFull-time");
  });

  it("highlights only what was posted within a day", () => {
    const fresh = renderCard({ publication_date: new Date("2026-01-19T12:00:01Z") });
    expect(fresh.container.querySelector(".marked")?.textContent).toBe("yesterday");
    cleanup();
    const older = renderCard({ publication_date: new Date("2026-01-19T12:00:00Z") });
    expect(older.container.querySelector(".marked")).toBeNull();
  });

  it("highlights what is new since the reader's last visit, and then not by age", () => {
    const first_seen_at = new Date("2026-01-20T08:00:00Z");
    const job = buildJob({ first_seen_at, publication_date: now });
    const marksSince = (lastVisit: Date) => {
      const { container } = renderOnBoard(
        <JobCard job={job} now={now} landing={new URLSearchParams()} lastVisit={lastVisit} />,
      );
      const marks = [...container.querySelectorAll(".marked")].map(({ textContent }) => textContent);
      cleanup();
      return marks;
    };
    expect(marksSince(new Date("2026-01-20T07:59:59Z"))).toEqual(["New to you"]);
    expect(marksSince(first_seen_at)).toEqual([]);
  });

  it("has machine-readable dates, and names its source", () => {
    const { card } = renderCard();
    expect(card.querySelector("time")?.getAttribute("datetime")).toBe("2026-01-15T09:00:00.000Z");
    expect(card.textContent).toContain("From Remotive");
  });

  it("names other sources of the position, without a second link", () => {
    const elsewhere = {
      firestoreId: JobId.parse("lever-9"),
      source: "lever",
      url: "https://lever.example/9",
    };
    const { card } = renderCard({ also_on: [elsewhere] });
    expect(card.textContent).toContain("From Remotive, also on Lever");
    expect(within(card).queryByRole("link", { name: /Lever/ })).toBeNull();
  });

  it("shows required time zones", () => {
    const timezones = { from: -5, to: 1 };
    const { card } = renderCard({ place: { scope: "worldwide", countries: [], regions: [], timezones } });
    expect(card.textContent).toContain("Worldwide, UTC−5\u00A0to\u00A0UTC+1");
  });

  it("shows markup in titles and company names as text", () => {
    const hostile = "<img src=x onerror=alert(1)>";
    const { card } = renderCard({ title: hostile, company_name: hostile, tags: [hostile] });
    expect(card.querySelector("img")).toBeNull();
    expect(within(card).getByRole("heading").textContent).toContain(hostile);
  });

  it("shows an excerpt that a search matched, with the match highlighted", () => {
    const job = buildJob({
      title: "Cook",
      company_name: "Cook & Co",
      tags: ["cooking"],
      excerpt: "You cook.",
    });
    const showMatches = (text: string) => <MatchedText text={text} search="cook*" />;
    const card = { job, now, landing: new URLSearchParams() };
    const { show } = renderOnBoard(
      <JobCard {...card} showMatches={showMatches} excerpt={showMatches(job.excerpt)} />,
    );
    expect([...document.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual([
      "Cook",
      "Cook",
      "cook",
      "cooking",
    ]);
    expect(screen.getByRole("heading", { name: "Cook" })).toBeTruthy();
    show(<JobCard {...card} />);
    expect(screen.getByRole("article").textContent).not.toContain("You cook.");
    expect(document.querySelector("mark")).toBeNull();
  });

  it("shows a few of many tags and the number of the rest", () => {
    const { card } = renderCard({ tags: ["a", "b", "c", "d", "e", "f", "g"] });
    expect(
      within(card)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(["a", "b", "c", "d", "e", "and 2 more"]);
  });
});

it("shows the initial of the company's name without a logo", () => {
  expect(["tern & co", "«Łódź»", "…42", "—"].map(initialOf)).toEqual(["T", "Ł", "4", "•"]);
});
