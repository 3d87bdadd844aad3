// @vitest-environment node
import type { JobAddressPage } from "@farwork/data/job-addresses";
import { JobId } from "@farwork/domain";
import { describe, expect, it } from "vitest";

import { answerSitemap } from "./answer-sitemap.ts";
import { writeSitemap } from "./write-sitemap.ts";

const cook: JobAddressPage["jobs"][number] = {
  firestoreId: JobId.parse("lever-7"),
  title: "Cook & <Chef>",
  company_name: "Tern",
  changed_at: new Date("2026-01-15T09:00:00Z"),
};
const ask = (part: string | null, totalPages = 2) =>
  answerSitemap(part, {
    siteUrl: "https://farwork.example",
    loadJobAddresses: async (page) => ({ jobs: page > totalPages ? [] : [cook], totalPages }),
  });
const locations = async (answer: Promise<Response>) =>
  [...(await (await answer).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);

describe("the sitemap", () => {
  it("is an index of its parts: the pages, and the jobs a page at a time", async () => {
    const answer = ask(null);
    expect((await answer).headers.get("content-type")).toContain("application/xml");
    expect(await locations(answer)).toEqual([
      "https://farwork.example/sitemap.xml?part=pages",
      "https://farwork.example/sitemap.xml?part=jobs-1",
      "https://farwork.example/sitemap.xml?part=jobs-2",
    ]);
  });

  it("names the board and each field of work, which is no answer of the backend's", async () => {
    const pages = await locations(
      answerSitemap("pages", {
        siteUrl: "https://farwork.example",
        loadJobAddresses: () => Promise.reject(new Error("down")),
      }),
    );
    expect(pages.slice(0, 2)).toEqual([
      "https://farwork.example/",
      "https://farwork.example/?category=software-development",
    ]);
    expect(pages).toHaveLength(21);
  });

  it("names each job's page and when its posting last changed", async () => {
    const text = await (await ask("jobs-1")).text();
    expect(text).toContain(
      "<url><loc>https://farwork.example/jobs/lever-7/cook-and-chef-tern</loc>" +
        "<lastmod>2026-01-15T09:00:00.000Z</lastmod></url>",
    );
  });

  it.each(["jobs-3", "jobs-0", "jobs-01", "jobs-1e3", "jobs", "", "../pages"])(
    "has no part %j",
    async (part) => {
      expect((await ask(part)).status).toBe(404);
    },
  );

  it.each([null, "jobs-1"])("is unavailable, not empty, where the jobs cannot be had (%j)", async (part) => {
    const answer = await answerSitemap(part, {
      siteUrl: "https://farwork.example",
      loadJobAddresses: () => Promise.reject(new Error("down")),
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("30");
    expect(await answer.text()).not.toContain("<");
  });

  it("writes no character of an address that XML would read as its own", () => {
    const written = writeSitemap([{ url: `https://x.example/?a=1&b='"<>` }]);
    expect(written).toContain("<loc>https://x.example/?a=1&amp;b=&apos;&quot;&lt;&gt;</loc>");
  });
});
