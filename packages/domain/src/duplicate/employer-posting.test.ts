import { describe, expect, it } from "vitest";

import { buildJob } from "../testing/build-job.ts";
import { compareEmployerPostings, readEmployerPosting } from "./employer-posting.ts";

const UUID = "6f1d2c3b-0a1b-4c2d-8e3f-001122334455";
const read = (apply_url: string) => readEmployerPosting(buildJob({ apply_url }));
const compare = (a: string, b: string) => compareEmployerPostings(read(a), read(b));

describe("the employer's own posting behind a job", () => {
  it.each([
    ["https://boards.greenhouse.io/tern/jobs/41?gh_src=x", "greenhouse 41"],
    ["https://job-boards.eu.greenhouse.io/tern/jobs/41#app", "greenhouse 41"],
    ["https://tern.example/careers?gh_jid=41", "greenhouse 41"],
    [`https://jobs.lever.co/tern/${UUID}/apply?lever-source=ok`, `lever ${UUID}`],
    [`https://jobs.eu.lever.co/tern/${UUID.toUpperCase()}`, `lever ${UUID}`],
    [`https://jobs.ashbyhq.com/tern/${UUID}/application`, `ashby ${UUID}`],
    [`https://tern.example/jobs?ashby_jid=${UUID}`, `ashby ${UUID}`],
    ["https://apply.workable.com/tern/j/0A1B2C3D4E/", "workable 0a1b2c3d4e"],
    ["https://jobs.smartrecruiters.com/Tern/743999912345-engineer", "smartrecruiters 743999912345"],
    ["https://tern.recruitee.com/o/backend-engineer", "recruitee backend-engineer"],
    ["https://tern.teamtailor.com/jobs/991-engineer", "teamtailor 991"],
    ["https://tern.jobs.personio.de/job/991?language=de", "personio 991"],
    ["https://tern.bamboohr.com/careers/41", "bamboohr 41"],
    ["https://tern.breezy.hr/p/0a1b2c3d4e5f-engineer", "breezy 0a1b2c3d4e5f"],
    ["https://tern.wd5.myworkdayjobs.com/en-US/Ext/job/Remote/Engineer_JR-1041", "workday jr-1041"],
    ["https://careers-tern.icims.com/jobs/991/engineer/job", "icims 991"],
    ["https://jobs.jobvite.com/tern/job/oABC123", "jobvite oabc123"],
    [`https://ats.rippling.com/tern/jobs/${UUID}`, `rippling ${UUID}`],
  ])("is recognised by %s", (address, id) => {
    expect([...read(address).ids]).toEqual([id]);
  });

  it("is recognised by the id of a job from a company board, wherever its page is", () => {
    const job = buildJob({ source: "greenhouse", sourceId: "41", url: "https://tern.example/jobs/41" });
    expect([...readEmployerPosting(job).ids]).toEqual(["greenhouse 41"]);
  });

  it.each([
    "https://boards.greenhouse.io/tern",
    "https://jobs.lever.co/tern",
    "https://jobs.lever.co.evil.example/tern/41",
    "https://greenhouse.io.example/tern/jobs/41",
    "not an address",
  ])("is not recognised by %s", (address) => {
    expect(read(address).ids.size).toBe(0);
  });

  it.each([
    ["same", `https://jobs.lever.co/t/${UUID}`, `https://jobs.lever.co/t/${UUID}/apply`],
    ["other", "https://boards.greenhouse.io/t/jobs/41", "https://boards.greenhouse.io/t/jobs/42"],
    ["other", "https://boards.greenhouse.io/t/jobs/41", `https://jobs.lever.co/t/${UUID}`],
    ["other", "https://tern.example/jobs/41", "https://tern.example/jobs/42/apply"],
    ["other", "https://tern.example/job?id=41", "https://www.tern.example/job?id=42"],
    ["other", "https://tern.example/#/jobs/41", "https://tern.example/#/jobs/42"],
    ["other", "https://tern.example/#!jobs/41", "https://tern.example/#!/jobs/42"],
    ["other", "https://tern.example/#/job?id=41", "https://tern.example/#/job?id=42"],
    ["other", "https://tern.example/careers#job-41", "https://tern.example/careers#job-42"],
    ["unknown", "https://tern.example/#/jobs/41", "https://tern.example/#!/jobs/41/apply?utm_source=a"],
    ["unknown", "https://tern.example/jobs/41#apply", "https://tern.example/jobs/41/application"],
    ["unknown", "https://tern.example/jobs/41?utm_source=a", "https://www.tern.example/jobs/41/apply"],
    ["unknown", "https://tern.example/jobs/41", "https://gull.example/jobs/42"],
    ["unknown", "https://remoteok.com/l/41", "https://remoteok.com/l/42"],
    ["unknown", "https://tern.example/jobs/41", `https://jobs.lever.co/t/${UUID}`],
  ])("is %s for %s and %s", (expected, a, b) => {
    expect([compare(a, b), compare(b, a)]).toEqual([expected, expected]);
  });
});
