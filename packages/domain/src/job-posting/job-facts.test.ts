import { describe, expect, expectTypeOf, it } from "vitest";

import { findOnTargetPay, preferDescribedPay } from "../pay/described-pay.ts";
import { formatPay } from "../pay/format-pay.ts";
import { parseSalary } from "../pay/parse-salary.ts";
import type { Place } from "../place/place.ts";
import { buildJob } from "../testing/build-job.ts";
import { CARD_FACTS, formatCardFacts, listCardFacts } from "./card-facts.ts";
import type { PageFact } from "./job-fact.ts";
import { formatFacts, JOB_FACTS } from "./job-facts.ts";

const now = new Date("2026-01-20T12:00:00Z");
const reader = { pay: formatPay, day: (date: Date) => date.toISOString().slice(0, 10), now };

type Stated = Parameters<typeof buildJob>[0];
const factOf = (label: string, stated: Stated) =>
  formatFacts(buildJob(stated), reader).find((fact) => fact.label === label);
const wordsOf = (label: string, stated: Stated) => factOf(label, stated)?.values.map(({ text }) => text);

describe("what a posting states", () => {
  it("has labels and formatted values, in page order", () => {
    const facts = formatFacts(buildJob({ seniority: "senior", tags: ["go", "sql"] }), reader);
    expect(facts.map(({ label, values }) => [label, values.map(({ text }) => text).join()])).toEqual([
      ["Pay", "Not stated"],
      ["Open to", "Worldwide"],
      ["Job type", "Full-time"],
      ["Seniority", "Senior"],
      ["Category", "Software development"],
      ["Posted", "5 days ago"],
      ["First seen", "2026-01-15"],
      ["Last seen", "2026-01-15, at Remotive"],
      ["Tags", "go,sql"],
    ]);
  });

  it("takes places from its duplicates if it states none itself", () => {
    const unknown: Place = { scope: "unknown", countries: [], regions: [] };
    const worldwide = buildJob({ sourceId: "2" });
    const locations = [{ firestoreId: worldwide.firestoreId, name: "Worldwide", place: worldwide.place }];
    expect(wordsOf("Open to", { place: unknown, locations })).toEqual(["Worldwide"]);
    expect(wordsOf("Open to", { place: unknown })).toEqual(["Location not stated"]);
  });

  it("is on cards if it is one of their facts, which pages show too, and only then", () => {
    expect(JOB_FACTS.flatMap((fact) => ("onCard" in fact ? fact.onCard : []))).toEqual(
      Object.keys(CARD_FACTS),
    );
    expectTypeOf<PageFact>().not.toHaveProperty("card");
  });

  it("links to jobs that share it, if there is a filter", () => {
    const shared = formatFacts(buildJob({ seniority: "lead", job_type: "contract" }), reader).flatMap(
      ({ values }) => values.flatMap((value) => value.shared ?? []),
    );
    expect(shared).toEqual([
      { filter: "job_type", value: "contract" },
      { filter: "seniority", value: "lead" },
      { filter: "categories", value: "software-development" },
      { filter: "tags", value: "typescript" },
    ]);
  });

  it("has no line for seniority, expiry or tags if unstated", () => {
    const stated = { tags: [] };
    for (const label of ["Seniority", "Expires", "Expired", "Closed", "Tags"])
      expect(factOf(label, stated)).toBeUndefined();
  });

  it("shows an unstated job type, without a link", () => {
    expect(factOf("Job type", { job_type: "unspecified" })?.values).toEqual([
      { text: "Not stated", kind: "unstated" },
    ]);
  });

  it("distinguishes future and past expiry", () => {
    expect(wordsOf("Expires", { expires_at: new Date("2026-01-21T00:00:00Z") })).toEqual(["2026-01-21"]);
    expect(wordsOf("Expired", { expires_at: now })).toEqual(["2026-01-20"]);
    expect(wordsOf("Expires", { expires_at: now })).toBeUndefined();
  });

  it("quotes the source if our words differ from its own", () => {
    const quotesOf = (job_types: string[]) =>
      factOf("Job type", { stated: { categories: [], tags: [], job_types } })?.quotes;
    expect(quotesOf(["Vollzeit", "full_time"])).toEqual(["Vollzeit"]);
    expect(quotesOf(["Full Time", ""])).toEqual([]);
  });
});

describe("a job's card", () => {
  it("shows the seniority only if stated", () => {
    const onCard = (stated: Stated) => formatCardFacts(buildJob(stated), "line").map(({ text }) => text);
    expect(onCard({ seniority: "mid" })).toEqual(["Worldwide", "Full-time", "Mid-level"]);
    expect(onCard({ job_type: "unspecified" })).toEqual(["Worldwide"]);
  });

  it("says that pay is unstated, and quotes unreadable pay", () => {
    const figureOf = (salary: string) => formatCardFacts(buildJob({ salary }), "figure");
    expect(figureOf("")).toEqual([{ text: "Pay not stated", kind: "unstated" }]);
    expect(figureOf("Competitive")).toEqual([{ text: "Competitive", kind: "quoted" }]);
  });

  it("has one line of facts for emails and feed readers", () => {
    const pay = parseSalary("$45 - $60 an hour") ?? undefined;
    expect(listCardFacts(buildJob({ seniority: "lead", ...(pay && { pay }) }))).toEqual([
      "Worldwide",
      "Full-time",
      "Lead",
      "$45–$60 an hour",
    ]);
  });
});

describe("pay", () => {
  const readPay = (stated: Parameters<typeof parseSalary>[0], salary = "") => {
    const pay = parseSalary(stated) ?? undefined;
    const { values, notes, quotes } = factOf("Pay", { salary, ...(pay && { pay }) }) ?? {};
    return [values?.[0]?.text, ...(notes ?? []), ...(quotes ?? []).map((words) => `Stated as ${words}`)];
  };

  it("says that the period was assumed from the amount", () => {
    expect(readPay("$100,000 - $120,000", "$100,000 - $120,000")).toEqual([
      "$100k–$120k a year?",
      "No period stated: by its size we count it as a year’s pay",
      "Stated as $100,000 - $120,000",
    ]);
  });

  it.each([
    ["3500 €", "€3,500", "Not stated by the hour, day, week, month or year, nor told by its size"],
    ["$45 - $60", "$45–$60", "Not stated by the hour, day, week, month or year, nor told by its size"],
    ["$1,900 biweekly", "$1,900", "Not stated by the hour, day, week, month or year, nor told by its size"],
    ["PEN 4,500 monthly", "PEN\u00a04,500 a month", "There is no exchange rate for PEN"],
    ["$50 per question", "$50 by the piece", "Paid by the piece or project"],
    ["€3,000 net a month", "€3,000 a month after tax", "Stated after tax"],
    ["70,000 - 80,000 / month", "70k–80k a month", "No currency stated"],
  ])("shows %j, and says why it is not compared", (salary, shown, why) => {
    const said = readPay(salary, salary);
    expect(said.slice(0, 2)).toEqual([shown, `${why}, so it is compared with no other pay`]);
    expect(said.at(-1)).toBe(`Stated as ${salary}`);
  });

  it.each([
    ["€1.200 im Monat (Teilzeit, 20 Stunden)", ["€1,200 a month", "€14.4k a year"]],
    ["Work 15 hours a week and get paid $1,000 per week", ["$1,000 a week", "$52k a year"]],
    ["Part-time (20 hours/week). Salary: £1,250 per month", ["£1,250 a month", "£15k a year"]],
    ["Part-time, $30 per hour", ["$30 an hour", "$62.4k a year, if full time"]],
    ["£300 a day", ["£300 a day", "£78k a year, if full time"]],
  ])("says what a year of it comes to, full time by the hour and day alone: %j", (salary, said) => {
    expect(readPay(salary)).toEqual(said);
  });

  it("says that no currency was named where a “$” may be pesos", () => {
    const [shown, why] = readPay("Ofrecemos un sueldo de $2,000 a $3,000 mensuales brutos");
    expect([shown, why]).toEqual([
      "$2,000–$3,000 a month?",
      "The “$” may be US dollars or pesos, so it is compared with no other pay",
    ]);
  });

  it("says which currency is likely where a feed named none, though nothing is compared", () => {
    expect(readPay({ min: 50, max: 60, usual: { currency: "USD" } })).toEqual([
      "$50–$60?",
      "Currency not named: most likely USD",
      "Not stated by the hour, day, week, month or year, nor told by its size, so it is compared with no other pay",
    ]);
  });

  it("says on target if no base pay is stated", () => {
    const pay = findOnTargetPay("OTE $120k - $150k a year", "") ?? undefined;
    expect(factOf("Pay", { ...(pay && { pay }) })).toMatchObject({
      values: [{ text: "$120k–$150k a year on target" }],
      notes: ["What commission or bonus may bring it to, not base pay, so it is compared with no other pay"],
    });
  });

  it("does so for pay from feed fields, without words to quote", () => {
    const fields = { min: 90_000, max: 120_000, currency: "USD" };
    expect(readPay(fields, "90,000 - 120,000 USD")).toEqual([
      "$90k–$120k a year?",
      "No period stated: by its size we count it as a year’s pay",
    ]);
    expect(readPay({ ...fields, period: "yearly" }, "90,000 - 120,000 USD yearly")).toEqual([
      "$90k–$120k a year",
    ]);
  });

  it("says that the source's year was used for hourly pay without a period", () => {
    const sent = parseSalary({ min: 40_560, max: 49_920, currency: "USD" });
    const pay = preferDescribedPay(sent, "19.50 USD-$24.00");
    expect(factOf("Pay", { ...(pay && { pay }) })?.notes).toContain(
      "No period stated: by the year’s pay that its source gives we count it as an hour’s",
    );
  });

  it("shows implausible pay as stated, as unlikely and not compared", () => {
    const pay =
      parseSalary({ min: 1_800_000, max: 2_000_000, currency: "USD", period: "annual" }) ?? undefined;
    const job = buildJob(pay ? { pay } : {});
    expect(formatCardFacts(job, "figure").map(({ text }) => text)).toEqual([
      "$1.8M–$2M a year",
      "Unlikely, not compared",
    ]);
    expect(formatFacts(job, reader)[0]?.notes).toEqual([
      "No wage that we know of is like this, so it is compared with no other pay",
    ]);
  });

  it("has no such note if a period was stated or no pay was read", () => {
    expect(readPay("$120,000 a year", "$120,000 a year")).toEqual([
      "$120k a year",
      "Stated as $120,000 a year",
    ]);
    expect(readPay("Competitive", "Competitive")).toEqual(["Competitive"]);
  });
});
