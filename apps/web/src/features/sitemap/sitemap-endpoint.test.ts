import type { JobAddressPage } from "@farwork/data/job-addresses";
import { JobId } from "@farwork/domain";
import { describe, expect, it } from "vitest";

import { answerSitemap, writeSitemap } from "./sitemap-endpoint.ts";

const cook: JobAddressPage["jobs"][number] = {
  firestoreId: JobId.parse("lever-7"),
  title: "Cook & <Chef>",
  company_name: "Tern",
  changed_at: new Date("2026-01-15T09:00:00Z"),
};
const tern = { slug: "tern", changed_at: new Date("2026-01-16T09:00:00Z") };
const down = () => Promise.reject(new Error("down"));
const ask = (part: string | null, totalPages = 2) =>
  answerSitemap(part, {
    siteUrl: "https://farwork.example",
    loadJobAddresses: async (page) => ({
      jobs: page > totalPages ? [] : [cook],
      totalPages,
      pagesChangedAt: Array.from({ length: totalPages }, () => cook.changed_at),
    }),
    loadCompanyAddresses: async (page) => ({
      companies: page > 1 ? [] : [tern],
      totalPages: 1,
      pagesChangedAt: [tern.changed_at],
    }),
    loadCountryPaths: async () => ["/in/brazil", "/in/brazil/design"],
  });
const locations = async (answer: Promise<Response>) =>
  [...(await (await answer).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);

describe("the sitemap", () => {
  it("is an index of its parts: pages, countries, companies, and jobs by page", async () => {
    const answer = ask(null);
    expect((await answer).headers.get("content-type")).toContain("application/xml");
    expect(await locations(answer)).toEqual([
      "https://farwork.example/sitemap.xml?part=pages",
      "https://farwork.example/sitemap.xml?part=countries",
      "https://farwork.example/sitemap.xml?part=companies-1",
      "https://farwork.example/sitemap.xml?part=jobs-1",
      "https://farwork.example/sitemap.xml?part=jobs-2",
    ]);
  });

  it("says when something in each part last changed", async () => {
    expect(await (await ask(null)).text()).toContain(
      "part=companies-1</loc><lastmod>2026-01-16T09:00:00.000Z</lastmod></sitemap>",
    );
  });

  it("has no empty part", async () => {
    const answer = answerSitemap(null, {
      siteUrl: "https://farwork.example",
      loadJobAddresses: async () => ({ jobs: [], totalPages: 1, pagesChangedAt: [] }),
      loadCompanyAddresses: async () => ({ companies: [], totalPages: 1, pagesChangedAt: [] }),
      loadCountryPaths: async () => [],
    });
    expect(await locations(answer)).toEqual(["https://farwork.example/sitemap.xml?part=pages"]);
  });

  it("lists each company's page, and when one of its jobs last changed", async () => {
    expect(await (await ask("companies-1")).text()).toContain(
      "<url><loc>https://farwork.example/companies/tern</loc><lastmod>2026-01-16T09:00:00.000Z</lastmod></url>",
    );
  });

  it("lists the board and each category, without asking the backend", async () => {
    const pages = await locations(
      answerSitemap("pages", {
        siteUrl: "https://farwork.example",
        loadJobAddresses: down,
        loadCompanyAddresses: down,
        loadCountryPaths: down,
      }),
    );
    expect(pages.slice(0, 2)).toEqual([
      "https://farwork.example/",
      "https://farwork.example/?category=software-development",
    ]);
    expect(pages).toHaveLength(21);
  });

  it("lists each country's page and those of its categories", async () => {
    expect(await locations(ask("countries"))).toEqual([
      "https://farwork.example/in/brazil",
      "https://farwork.example/in/brazil/design",
    ]);
  });

  it("lists each job's page, and when the job last changed", async () => {
    const text = await (await ask("jobs-1")).text();
    expect(text).toContain(
      "<url><loc>https://farwork.example/jobs/lever-7/cook-and-chef-tern</loc>" +
        "<lastmod>2026-01-15T09:00:00.000Z</lastmod></url>",
    );
  });

  it.each(["jobs-3", "companies-2", "jobs-0", "jobs-01", "jobs-1e3", "jobs", "", "../pages"])(
    "has no part %j",
    async (part) => {
      expect((await ask(part)).status).toBe(404);
    },
  );

  it.each([null, "jobs-1", "companies-1"])(
    "is unavailable, not empty, when the jobs cannot be loaded (%j)",
    async (part) => {
      const answer = await answerSitemap(part, {
        siteUrl: "https://farwork.example",
        loadJobAddresses: down,
        loadCompanyAddresses: down,
        loadCountryPaths: down,
      });
      expect(answer.status).toBe(503);
      expect(answer.headers.get("retry-after")).toBe("30");
      expect(await answer.text()).not.toContain("<");
    },
  );

  it("escapes addresses for XML", () => {
    const written = writeSitemap([{ url: `https://x.example/?a=1&b='"<>` }]);
    expect(written).toContain("<loc>https://x.example/?a=1&amp;b=&#39;&quot;&lt;&gt;</loc>");
  });
});
