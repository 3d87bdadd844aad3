import { JobFilters, JobId } from "@farwork/domain";
import { FetchJobsRequest } from "@farwork/domain/contract";
import { filtersFromQuery, pageFromQuery } from "@farwork/domain/filter";
import { buildJob } from "@farwork/domain/testing";
import * as fc from "fast-check";
import { NextRequest } from "next/server";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { listingPath } from "../../features/filters/listing-path.ts";
import { readCompanySlug } from "../../features/filters/read-company-slug.ts";
import { describeListing } from "../../features/listing/describe-listing.ts";
import { answerListing } from "../../features/listing/jobs-endpoint.ts";
import { answerSitemap } from "../../features/sitemap/sitemap-endpoint.ts";
import { answerJobFeed } from "../../features/syndication/job-feed-endpoint.ts";
import { buildListing } from "../../testing/build-listing.ts";
import { closeSession, openSession } from "../session/session-endpoint.ts";
import { receiveBrowserError } from "./browser-error-endpoint.ts";
import { nameRoute } from "./name-route.ts";
import { toSearchParams } from "./to-search-params.ts";

// Input that visitors can put into our addresses and requests.

const siteUrl = "https://farwork.example";

const NAMES =
  "q type category location salary_min currency unstated tag posted page sort company not_type not_tag part job utm_source __proto__ constructor toString ".split(
    " ",
  );
const WORDS = [
  "",
  "react",
  "NaN",
  "Infinity",
  "-0",
  "1e999",
  "99999999999999999999",
  "-1",
  "0x10",
  "١٢",
  "%",
  "%00",
  "%E0%A4%A",
  "\u0000",
  "a\r\nset-cookie: a=b",
  "\uD800",
  "\u202E",
  "../..",
  "<script>",
  '"',
  "-",
  '-"',
  '"-',
  ",,,,",
  "[]",
  "jobs-1",
  "jobs-9999",
  "jobs-99999999999",
  "companies-0",
  "__proto__",
  "constructor,prototype",
  "a".repeat(5000),
  `${"a".repeat(5000)}!`,
  '"a" '.repeat(500),
  "-a ".repeat(500),
  ",".repeat(5000),
  "(".repeat(500),
];
const word = fc.oneof(fc.constantFrom(...WORDS), fc.string({ unit: "binary", maxLength: 60 }));
const query = fc.oneof(
  fc
    .array(fc.tuple(fc.constantFrom(...NAMES), word), { maxLength: 8 })
    .map((pairs) =>
      pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join("&"),
    ),
  fc
    .array(fc.tuple(fc.constantFrom(...NAMES), word), { maxLength: 4 })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join("&")),
);

/** What each endpoint does with a query; the backend accepts only what its contract allows. */
const ANSWERS: Readonly<Record<string, (query: string) => Promise<number> | number>> = {
  "a listing": (text) => {
    const params = toSearchParams(Object.fromEntries(new URLSearchParams(text)));
    const [filters, page] = [filtersFromQuery(params), pageFromQuery(params)];
    z.parse(
      FetchJobsRequest,
      z.encode(FetchJobsRequest, { ...z.parse(FetchJobsRequest, {}), filters, page }),
    );
    describeListing(filters, page, { isEmpty: false });
    return listingPath(filters, page, params).startsWith("/") ? 200 : 500;
  },
  "a listing as JSON": async (text) => {
    const loadListing = async (filters: JobFilters) => {
      z.parse(JobFilters, filters);
      return buildListing();
    };
    return (await answerListing(new Request(`${siteUrl}/api/jobs?${text}`), loadListing)).status;
  },
  "a feed": async (text) => {
    const loadFirstJobs = async (filters: JobFilters) => [z.parse(JobFilters, filters)].map(() => buildJob());
    const { status } = await answerJobFeed("xml", new URLSearchParams(text), { siteUrl, loadFirstJobs });
    return status;
  },
  "the sitemap": async (text) => {
    const pages = { totalPages: 1, pagesChangedAt: [new Date(0)] };
    const sources = {
      loadJobAddresses: async () => ({ jobs: [], ...pages }),
      loadCompanyAddresses: async () => ({ companies: [], ...pages }),
      loadCountryPaths: async () => [],
    };
    return (await answerSitemap(new URLSearchParams(text).get("part"), { siteUrl, ...sources })).status;
  },
  "the session": async (text) => {
    const headers = {
      "sec-fetch-site": "same-origin",
      authorization: `Bearer ${encodeURIComponent(text.toWellFormed())}`,
    };
    const request = new NextRequest(`${siteUrl}/api/session?${text}`, { method: "POST", headers });
    const { status: closed } = await closeSession(request, async () => {}, { siteUrl });
    const opened = await openSession(request, async () => ({ sessionCookie: "a.b.c" }), { siteUrl });
    return Math.max(opened.status, closed);
  },
  "the browsers' errors": async (text) => {
    const headers = { "sec-fetch-site": "same-origin" };
    const body = text.toWellFormed();
    const request = new Request(`${siteUrl}/api/errors`, { method: "POST", headers, body });
    return (await receiveBrowserError(request, { siteUrl })).status;
  },
  "a path": (text) => {
    readCompanySlug(text);
    JobId.safeParse(text);
    return /^\/[a-z.*/?-]*$/.test(nameRoute(`/${text}`)) ? 200 : 500;
  },
};

describe.each(Object.entries(ANSWERS))("%s", (_, answer) => {
  it("answers hostile addresses without a failure", async () => {
    await fc.assert(
      fc.asyncProperty(query, async (text) => {
        expect(await answer(text)).toBeLessThan(500);
      }),
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
