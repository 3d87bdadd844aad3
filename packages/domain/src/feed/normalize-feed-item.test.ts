import { describe, expect, it } from "vitest";

import { buildFeedItem } from "../testing/build-feed-item.ts";
import { READ_AT } from "../testing/read-posting.ts";
import { describeSalary, normalizeFeedItem } from "./normalize-feed-item.ts";

/** The field for which a posting is rejected as on-site work; undefined if it is not. */
function leftOutFor(own: Parameters<typeof buildFeedItem>[0]) {
  const item = normalizeFeedItem(buildFeedItem(own), READ_AT);
  return !item.ok && item.error.code === "not-remote" ? item.error.path : undefined;
}

describe("a posting of any feed", () => {
  it("is left out if its title or all of its places say that work is on site", () => {
    expect(leftOutFor({ title: "Keeper (Hybrid)", location: "Remote" })).toBe("title");
    expect(leftOutFor({ title: "Keeper &#40;&#72;ybrid&#41;" })).toBe("title");
    expect(leftOutFor({ location: "Hybrid - Oslo; On-site, Lima" })).toBe("location");
    expect(leftOutFor({ location: ["Hybrid", "Lima (on-site)"] })).toBe("location");
  });

  it("is left out if its text requires office days, unless its place offers both", () => {
    const description = "<p>We map caves.</p><p>This is a hybrid role: 3 days a week in our office.</p>";
    const item = normalizeFeedItem(
      buildFeedItem({ title: "Keeper", location: "Spain", description }),
      READ_AT,
    );
    expect(!item.ok && item.error).toEqual({
      path: "description",
      code: "not-remote",
      words: "This is a hybrid role: 3 days a week in our office.",
    });
    expect(leftOutFor({ title: "Keeper", location: "Remote or hybrid, Spain", description })).toBeUndefined();
    expect(leftOutFor({ title: "Keeper", location: "Remote, Spain", description })).toBe("description");
  });

  it.each([
    [{ title: "Cave Keeper (Minijob)" }, true],
    [{ title: "Cave Keeper in Teilzeit" }, true],
    [{ title: "Werkstudent Höhlenkunde" }, true],
    [{ jobTypes: ["Part-Time"] }, true],
    [{ jobTypes: ["full_time"] }, false],
    [{}, false],
  ])("accepts very low annual pay if it is part-time: %j", (own, isMeant) => {
    for (const description of ["<p>We map caves.</p>", "<p>Das Gehalt: 6.672 € im Jahr.</p>"]) {
      const pay = { min: 6_672, max: 6_672, currency: "EUR", period: "yearly" };
      const item = normalizeFeedItem(buildFeedItem({ pay, description, ...own }), READ_AT);
      expect(item.ok && item.value.pay).toMatchObject(
        isMeant ? { annual: { min: 6_672, max: 6_672 } } : { annual: {}, implausible: true },
      );
    }
  });

  it.each([
    [{ location: "Mexico" }, true, false],
    [{ location: "Canada" }, true, true],
    [{ location: "Canada; Mexico" }, true, false],
    [{ location: "Australia; New Zealand" }, true, true],
    [{ location: "Canada; United States" }, false, true],
    [{ location: "Worldwide" }, false, true],
    [{ location: "Germany" }, false, true],
    [
      { description: "<p>Buscamos una persona que dibuje mapas con cuidado. Trabajas por objetivos.</p>" },
      true,
      false,
    ],
    [{ location: "Mexico", salary: "US$2,000 - US$3,000 a month" }, false, true],
  ])("has assumed dollars where a bare “$” may be the country's own: %j", (own, isAssumed, isCompared) => {
    const item = normalizeFeedItem(
      buildFeedItem({ salary: "$2,000 - $3,000 a month", location: "Worldwide", ...own }),
      READ_AT,
    );
    const pay = item.ok ? item.value.pay : undefined;
    expect(pay).toMatchObject({ currency: "USD", min: 2_000 });
    expect(pay?.currencyAssumed).toBe(isAssumed ? true : undefined);
    expect(pay?.annual).toEqual(isCompared ? { min: 24_000, max: 36_000 } : {});
  });

  it("has URL remains removed from its company name, and is left out if nothing remains", () => {
    const named = (companyName: string) => normalizeFeedItem(buildFeedItem({ companyName }), READ_AT);
    const read = named("Tern & Co?locationid=d8cc 202");
    expect(read.ok && read.value.company_name).toBe("Tern & Co");
    expect(named("Who?").ok).toBe(true);
    expect(named("?location=remote").ok).toBe(false);
  });

  it("is left out if its title is an on-site trade", () => {
    expect(leftOutFor({ title: "Truck Driver" })).toBe("title");
    expect(leftOutFor({ title: "Driver Engineer (Remote)" })).toBeUndefined();
  });

  it("is open to people allowed by both its place and its text, and keeps what each says", () => {
    const description = "<p>You must be authorized to work in the US.</p>";
    const read = normalizeFeedItem(buildFeedItem({ location: "Worldwide", description }), READ_AT);
    const job = read.ok ? read.value : undefined;
    expect(job?.place).toEqual({
      scope: "restricted",
      countries: ["US"],
      regions: [],
      requires: "workAuthorization",
    });
    expect(job?.eligibility?.map(({ kind, source, quote }) => [kind, source, quote])).toEqual([
      ["residence", "field", "Worldwide"],
      ["workAuthorization", "description", "You must be authorized to work in the US."],
    ]);
  });

  it("is open to every country its place names, including those cut for display", () => {
    const names = `${"United States, Brazil, ".repeat(20)}Nigeria`;
    const read = normalizeFeedItem(buildFeedItem({ location: names }), READ_AT);
    expect(read.ok && read.value.place.countries).toEqual(["US", "BR", "NG"]);
    expect(read.ok && read.value.candidate_required_location).toHaveLength(300);
  });

  it.each([
    ["https://tern.example/apply", "https://tern.example/apply"],
    ["https://good.example@evil.example/apply", undefined],
    ["http://169.254.169.254/", undefined],
  ])("keeps the application URL %s only if readers may be sent there", (applyUrl, kept) => {
    const read = normalizeFeedItem(buildFeedItem({ applyUrl }), READ_AT);
    expect(read.ok && read.value.apply_url).toBe(kept);
  });

  it("is kept if one of its places is not on site", () => {
    expect(leftOutFor({ location: "Hybrid - Oslo; Lima" })).toBeUndefined();
    expect(leftOutFor({ location: ["Hybrid", "Remote"] })).toBeUndefined();
    expect(leftOutFor({ location: `${"Hybrid - Oslo; ".repeat(100)}Remote` })).toBeUndefined();
  });
});

it.each([
  [{ min: 4, max: 9, currency: "USD", period: "annual" }, "4 - 9 USD annual"],
  [{ min: "90000", max: 95_000, currency: "CAD", period: "yearly" }, "90,000 - 95,000 CAD yearly"],
  [{ min: 30_000, max: 30_000 }, "30,000 (currency not stated)"],
  [{ min: null, max: 9, currency: "PLN", period: "" }, "9 PLN"],
  [{ min: 0, max: "0", currency: "USD", period: "annual" }, ""],
  [{ min: "competitive", max: "", currency: "USD" }, ""],
  [{ min: "60,000", max: "80 000", currency: "USD", period: "year" }, "60,000 - 80,000 USD year"],
  [{ min: Infinity, max: 80_000, currency: "USD", period: "year" }, "80,000 USD year"],
  [{}, ""],
])("formats the pay %j as %j", (fields, words) => {
  expect(describeSalary(fields)).toBe(words);
});
