import { buildJob } from "@farwork/domain/testing";
import { describe, expect, it } from "vitest";

import { jobImage } from "./job-image.ts";

const now = new Date("2026-01-20T12:00:00Z");

describe("the text of a job's Open Graph image", () => {
  it("is what its posting states, with its source", () => {
    const job = buildJob({ source: "remote-ok", title: "Cook", salary: "$40 an hour and the tips" });
    expect(jobImage(job, now)).toEqual({
      over: "Tern & Co",
      title: "Cook",
      marked: "$40 an hour and the tips\u00A0 ·\u00A0 Worldwide",
      under: "Full-time\u00A0 ·\u00A0 From Remote OK",
      isOver: false,
    });
  });

  it("invents no pay and no type", () => {
    const { marked, under } = jobImage(buildJob({ job_type: "unspecified" }), now);
    expect([marked, under]).toEqual(["Pay not stated\u00A0 ·\u00A0 Worldwide", "From Remotive"]);
  });

  it("says in full that pay is unlikely", () => {
    const pay = { min: 1_200, max: 1_800, currency: "USD", period: "year", origin: "structured" } as const;
    const { marked } = jobImage(buildJob({ pay: { ...pay, annual: {}, implausible: true } }), now);
    expect(marked).toContain("Unlikely, not compared");
  });

  it("says that a job is closed, and since when", () => {
    const closed = buildJob({ closed_at: new Date("2026-01-18T00:00:00Z") });
    expect(jobImage(closed, now)).toMatchObject({ marked: "Closed on January 18, 2026", isOver: true });
    expect(jobImage(buildJob({ expires_at: now }), now).marked).toBe("Closed on January 20, 2026");
  });

  it("falls back to plain words for letters that cannot be drawn", () => {
    const { title, over } = jobImage(buildJob({ title: "高级工程师", company_name: "株式会社" }), now);
    expect([title, over]).toEqual(["A remote job", ""]);
  });
});
