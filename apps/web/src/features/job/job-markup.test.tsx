import { buildJob } from "@farwork/domain/testing";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";

import { JobMarkup } from "./describe-job.tsx";

const now = new Date("2026-01-20T12:00:00Z");
const write = (stated: Parameters<typeof buildJob>[0]) =>
  renderToString(
    <JobMarkup
      job={buildJob({
        source: "remote-ok",
        place: { scope: "restricted", countries: ["DE"], regions: [] },
        ...stated,
      })}
      now={now}
    />,
  );

it("is one JSON script that no posting can close, and in which none can open another", () => {
  const title = `</script><script>alert("1")</script><!-- & Co`;
  const html = write({ title });
  expect(html.match(/<[^>]*>/g)).toEqual(['<script type="application/ld+json">', "</script>"]);
  const holder = document.createElement("div");
  holder.innerHTML = html;
  expect(JSON.parse(holder.firstElementChild?.textContent ?? "")).toMatchObject({
    "@type": "JobPosting",
    title,
  });
});

it("is absent when the source forbids it", () => {
  expect(write({ source: "remotive" })).toBe("");
});
