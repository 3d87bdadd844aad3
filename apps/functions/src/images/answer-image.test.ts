import { sanitizeDescription } from "@farwork/domain";
import { expect, it } from "vitest";

import { answerImage, listAddresses } from "./answer-image.ts";
import { FetchedImage } from "./fetch-image.ts";

const LOGO = "https://tern.example/logo.png";
const CREW = "https://cdn.example/crew.webp?a=1&b=2";
const JOBS = new Map([
  ["tern-1", { company_logo: LOGO, description: sanitizeDescription(`<p>Row</p><img src="${CREW}">`) }],
  ["plain-1", { company_logo: undefined, description: sanitizeDescription("Row") }],
]);
const fetched: string[] = [];
const answer = answerImage({
  findAddresses: async (jobId) => {
    const job = JOBS.get(jobId);
    return job && listAddresses(job);
  },
  findImage: async (address) => {
    fetched.push(address);
    return address === LOGO || address === CREW
      ? new FetchedImage("image/png", Buffer.from(address))
      : undefined;
  },
});
const ask = (query: Record<string, string>) => answer({ query });
const read = async (query: Record<string, string>) => Buffer.from((await ask(query)).bytes).toString();

it("returns the logo of a job, and the images in its text by URL", async () => {
  expect(await read({ job: "tern-1" })).toBe(LOGO);
  expect(await read({ job: "tern-1", url: CREW })).toBe(CREW);
});

it.each([
  ["a job that is not there", { job: "tern-2" }, "job"],
  ["no job", {}, "job"],
  ["an address that the job's text does not have", { job: "tern-1", url: "https://cdn.example/" }, "url"],
  ["another job's image", { job: "plain-1", url: CREW }, "url"],
  ["no address at all", { job: "tern-1", url: "" }, "url"],
  ["the logo of a job without one", { job: "plain-1" }, "url"],
])("fetches nothing for %s", async (_, query, field) => {
  fetched.length = 0;
  await expect(ask(query)).rejects.toMatchObject({ code: "not-found", field });
  expect(fetched).toEqual([]);
});

it("reports an unavailable image", async () => {
  JOBS.set("gone-1", { company_logo: "https://gone.example/", description: sanitizeDescription("") });
  await expect(ask({ job: "gone-1" })).rejects.toMatchObject({ code: "not-found", field: "picture" });
});
