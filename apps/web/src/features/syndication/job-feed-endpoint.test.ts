import type { Place } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { JSDOM } from "jsdom";
import { describe, expect, it, vi } from "vitest";

import { answerListing } from "../listing/jobs-endpoint.ts";
import type { FeedFormat } from "./feed-path.ts";
import { answerJobFeed, type JobFeedSources } from "./job-feed-endpoint.ts";

const cook = buildJob({
  source: "lever",
  sourceId: "7",
  title: "Cook & <script>alert(1)</script> ]]> Chef",
  excerpt: "Feed <b>forty</b> & more.",
  salary: "$40k",
  job_type: "full_time",
});
const older = buildJob({ sourceId: "8", publication_date: new Date("2026-01-01T00:00:00Z") });

const ask = (format: FeedFormat, query = "", jobs = [cook, older]) =>
  answerJobFeed(format, new URLSearchParams(query), {
    siteUrl: "https://farwork.example",
    loadFirstJobs: async () => jobs,
  });

describe("the RSS feed of a listing", () => {
  const read = async (query?: string) => {
    const text = await (await ask("xml", query)).text();
    const { window } = new JSDOM(text, { contentType: "application/xml" });
    const document: Document = window.document;
    const list = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    return { list, self: document.querySelector("[rel=self]")?.getAttribute("href") };
  };

  it("has the listing's jobs, newest first, each with its page's address", async () => {
    expect((await ask("xml")).headers.get("content-type")).toContain("application/rss+xml");
    expect((await read()).list("guid")).toEqual([
      "https://farwork.example/jobs/lever-7/cook-and-script-alert-1-script-chef-tern-and-co",
      "https://farwork.example/jobs/remotive-8/backend-engineer-tern-and-co",
    ]);
  });

  it("shows what a job's card shows, with markup as text", async () => {
    const { list } = await read();
    expect(list("item > title")[0]).toBe(`${cook.title} at Tern & Co`);
    expect(list("encoded")[0]).toBe(
      "<p>Worldwide · Full-time · $40k</p><p>Feed &lt;b&gt;forty&lt;/b&gt; &amp; more.</p><p>Via Lever</p>",
    );
  });

  it.each<[query: string, said: string, named?: Partial<Place>]>([
    ["", "Worldwide · Full-time · $40k"],
    ["from=KE", "Worldwide · Full-time · $40k"],
    ["location=DE", "Germany · Full-time · $40k", { countries: ["DE"] }],
    ["from=DE", "Open to Germany · Full-time · $40k", { countries: ["DE"] }],
    ["from=KE", "Africa · Full-time · $40k", { regions: ["africa"] }],
  ])("says once who may apply, for ?%s: %s", async (query, said, named) => {
    const place: Place | undefined = named && {
      scope: "restricted",
      countries: [],
      regions: [],
      ...named,
    };
    const answer = await ask("json", query, [{ ...cook, ...(place && { place }) }]);
    const feed: { items: { content_html: string }[] } = await answer.json();
    expect(feed.items[0]?.content_html.split("</p>")[0]).toBe(`<p>${said}`);
  });

  it("is named after its filters, and links to the listing and to itself", async () => {
    const { list, self } = await read("type=contract&page=3&nonsense=1");
    expect(list("channel > title")).toEqual(["Remote jobs: Contract · Farwork"]);
    expect(list("channel > link")).toContain("https://farwork.example/?type=contract");
    expect(self).toBe("https://farwork.example/feed.xml?type=contract");
  });

  it("has no other items, whatever a title contains", async () => {
    const forged =
      "Cook ]]> ]]></title><link>https://evil.example/a</link></item><item><title><![CDATA[Pay us first";
    const text = await (
      await ask("xml", "", [
        { ...cook, title: forged },
        { ...older, title: "\uFFFF" },
      ])
    ).text();
    const { document } = new JSDOM(text, { contentType: "application/xml" }).window;
    expect([...document.querySelectorAll("item > title")].map((title) => title.textContent)).toEqual([
      `${forged} at Tern & Co`,
      "\uFFFD at Tern & Co",
    ]);
  });

  it("has the newest jobs of a search too, whatever the listing's order", async () => {
    const loadFirstJobs = vi.fn<JobFeedSources["loadFirstJobs"]>(async () => []);
    const query = new URLSearchParams("q=cook&sort=pay");
    const feed = await answerJobFeed("xml", query, { siteUrl: "https://farwork.example", loadFirstJobs });
    expect(loadFirstJobs.mock.lastCall?.[0]).toMatchObject({ search: "cook", sort: "newest" });
    expect(await feed.text()).toContain("<link>https://farwork.example/?q=cook</link>");
  });

  it("links the jobs of one company to its page", async () => {
    expect((await read("company=tern")).list("channel > link")).toContain(
      "https://farwork.example/companies/tern",
    );
  });

  it("may be empty", async () => {
    const text = await (await ask("xml", "", [])).text();
    expect(text).toContain("<channel>");
    expect(text).not.toContain("<item>");
  });
});

describe("the JSON feed of a listing", () => {
  it("has the same jobs", async () => {
    const answer = await ask("json", "category=data");
    expect(answer.headers.get("content-type")).toContain("application/feed+json");
    expect(await answer.json()).toMatchObject({
      title: "Remote jobs: Data · Farwork",
      home_page_url: "https://farwork.example/?category=data",
      feed_url: "https://farwork.example/feed.json?category=data",
      items: [
        { title: `${cook.title} at Tern & Co`, date_published: cook.publication_date.toISOString() },
        { url: "https://farwork.example/jobs/remotive-8/backend-engineer-tern-and-co" },
      ],
    });
  });
});

describe.each(["xml", "json"] as const)("a feed in %s", (format) => {
  it.each([
    ["from=zzz", "from"],
    ["from=Lagos", "from"],
    ["location=Atlantis", "location"],
    ["location=BR,-Atlantis", "location"],
  ])("is refused for an unknown place, like the listing's JSON: %s", async (query, field) => {
    const answers = [
      await ask(format, query),
      await answerListing(new Request(`https://farwork.example/api/jobs?${query}`), () =>
        Promise.reject(new Error("asked")),
      ),
    ];
    for (const answer of answers) {
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { error: { code: "invalid-argument", field } },
      ]);
    }
  });

  it.each(["from=KE", "from=any", "from=", "location=BR,-latam", "location=worldwide", "from=brazil"])(
    "has the jobs of a known place, or of any: %s",
    async (query) => {
      expect((await ask(format, query)).status).toBe(200);
    },
  );
});

it.each(["xml", "json"] as const)("%s answers 503 when jobs cannot be loaded", async (format) => {
  const answer = await answerJobFeed(format, new URLSearchParams(), {
    siteUrl: "https://farwork.example",
    loadFirstJobs: () => Promise.reject(new Error("down")),
  });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("30");
  expect(await answer.text()).not.toContain("down");
});
