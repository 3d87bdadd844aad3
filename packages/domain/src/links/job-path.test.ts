import { describe, expect, it } from "vitest";

import { buildJob } from "../testing/build-job.ts";
import { jobPath, slugify } from "./job-path.ts";

describe("jobPath", () => {
  it("puts the id first and a slug of title and company after it", () => {
    const job = buildJob({ sourceId: "7", title: "Développeur C++ (H/F)", company_name: "Łódź & Søn" });
    expect(jobPath(job)).toBe("/jobs/remotive-7/developpeur-c-plus-plus-h-f-lodz-and-son");
  });

  it("is only the id if title and company have no Latin letters", () => {
    expect(jobPath(buildJob({ sourceId: "7", title: "工程师", company_name: "株式会社" }))).toBe(
      "/jobs/remotive-7",
    );
  });

  it("cuts a long slug between words", () => {
    const slug = slugify("principal ".repeat(30));
    expect(slug).toBe("principal-principal-principal-principal-principal-principal-principal-principal");
    expect(slug.length).toBeLessThanOrEqual(80);
  });
});
