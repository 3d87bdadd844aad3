// What another team's first program may be. The rehearsal copies it to a project that has the packages from a registry.
import { createClient, fetchJobs } from "@farwork/data";
import { buildJobIndex, filtersFromQuery, queryJobIndex, readJobCards } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { initializeApp } from "firebase/app";

const index = buildJobIndex([
  buildJob({ title: "React developer", sourceId: "1" }),
  buildJob({ title: "Gardener", sourceId: "2" }),
]);
const filters = filtersFromQuery(new URLSearchParams("q=react"));
const { docs } = queryJobIndex(index, { filters, page: 1, pageSize: 15 }, new Date("2026-01-16"));

const client = createClient(initializeApp({ projectId: "demo-farwork", apiKey: "any" }), {
  // Nobody listens there.
  emulators: { auth: "127.0.0.1:1", firestore: "127.0.0.1:1", functions: "127.0.0.1:1" },
});
const { totalJobs, error } = await fetchJobs(client, { filters });

console.log(
  JSON.stringify({
    found: readJobCards(index, docs).map(({ title }) => title),
    away: { totalJobs, code: error?.code },
  }),
);
process.exit(0);
