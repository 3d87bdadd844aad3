// What another team may do with the packages in any environment: turn a feed's response into jobs, filter and search
// them, and handle an unreachable board.
import { createClient, fetchJobs } from "@farwork/data";
import { buildJobIndex, filtersFromQuery, matchesFilters, queryJobIndex } from "@farwork/domain";
import { readRemotiveResponse } from "@farwork/domain/feed";
import { makeExcerpt } from "@farwork/domain/html";
import { initializeApp } from "firebase/app";

const NOW = new Date("2026-01-16T12:00:00Z");
const POSTING = {
  url: "https://remotive.com/remote-jobs/software-dev/1",
  company_name: "Acme",
  category: "Software Development",
  job_type: "full_time",
  publication_date: "2026-01-15T08:00:00",
  candidate_required_location: "Germany",
  salary: "€60,000 - €80,000",
};
const ANSWER = {
  jobs: [
    { ...POSTING, id: 1, title: "React developer", description: "<p>Build <script>x()</script>pages.</p>" },
    { ...POSTING, id: 2, title: "Copywriter", description: "<p>Write.</p>" },
  ],
};

/** @param {readonly object[]} entries each published entry, as a namespace */
export async function tryPackages(entries) {
  const reading = readRemotiveResponse(ANSWER, NOW);
  if (!reading.ok) throw new Error(reading.error.code);
  const { jobs } = reading.value;
  const filters = filtersFromQuery(new URLSearchParams("q=react&location=DE&salary_min=60000&currency=EUR"));
  const app = initializeApp({ projectId: "demo-farwork", apiKey: "any" });
  // Nothing listens there.
  const emulators = { auth: "127.0.0.1:1", firestore: "127.0.0.1:1", functions: "127.0.0.1:1" };
  const { error } = await fetchJobs(createClient(app, { emulators }), { filters });
  return {
    entries: entries.filter((entry) => Object.keys(entry).length > 0).length,
    descriptions: jobs.map(({ description }) => makeExcerpt(description, 40)),
    filtered: jobs.filter((job) => matchesFilters(job, filters, NOW)).map(({ title }) => title),
    found: queryJobIndex(buildJobIndex(jobs), { filters, page: 1, pageSize: 15 }, NOW).totalJobs,
    away: error?.code,
  };
}
