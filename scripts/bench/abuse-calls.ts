import { FIVE_PHRASES, jobIdAt } from "./worst-jobs.ts";

/** A request of a benchmark client, to the functions or to the site. */
export type BenchCall = { readonly to: "functions" | "site"; readonly path: string; readonly data?: object };

/**
 * The most expensive list: the maximum number of phrases, each time excluding a different nonexistent company to bypass
 * caches.
 */
const search = (turn: number) => `q=${encodeURIComponent(FIVE_PHRASES)}&company=-abused-${turn}`;

/** The most expensive requests, each different from all before. */
export function writeAbuse(turn: number, sessionCookie: string): BenchCall {
  const kinds = writeEachAbuse(turn, sessionCookie);
  return kinds[turn % kinds.length] ?? { to: "site", path: "/" };
}

/** One request of each kind. */
export function writeEachAbuse(turn: number, sessionCookie: string): readonly BenchCall[] {
  const functions = (name: string, data: object): BenchCall => ({ to: "functions", path: `/${name}`, data });
  return [
    functions("fetchSimilarJobs", { jobId: jobIdAt(turn % 20_000), limit: 10 }),
    { to: "site", path: `/?${search(turn)}` },
    { to: "site", path: `/api/jobs?${search(turn)}` },
    functions("fetchJobs", {
      view: "full",
      pageSize: 50,
      filters: { search: FIVE_PHRASES, exclude: { companies: [`abused-${turn}`] } },
    }),
    { to: "site", path: `/jobs/${jobIdAt(turn % 20_000)}` },
    functions("fetchJobsByIds", {
      jobIds: Array.from({ length: 100 }, (_, at) => jobIdAt((turn + at) % 20_000)),
    }),
    functions("readSession", { sessionCookie, parts: ["user", "saved", "applied", "signIns"] }),
    // Always the same, so it is usually cached.
    { to: "site", path: "/" },
  ];
}

/** Typical requests of visitors: lists, jobs, and what browsers load along with them. */
export function writeVisit(turn: number): BenchCall {
  const filters = { search: `engineer ${turn % 500}` };
  const kinds: readonly BenchCall[] = [
    { to: "site", path: `/?q=${encodeURIComponent(filters.search)}` },
    { to: "site", path: `/api/jobs?q=${encodeURIComponent(filters.search)}` },
    { to: "functions", path: "/fetchJobs", data: { view: "card", filters } },
    { to: "site", path: `/jobs/${jobIdAt(3000 + (turn % 10_000))}` },
    { to: "functions", path: "/fetchJobsByIds", data: { jobIds: [jobIdAt(4000 + (turn % 10_000))] } },
  ];
  return kinds[turn % kinds.length] ?? { to: "site", path: "/" };
}
