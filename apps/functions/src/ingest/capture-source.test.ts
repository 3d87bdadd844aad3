import { FEED_SOURCES } from "@farwork/domain";
import { describe, expect, it } from "vitest";

import { findCaptureSource, orderCaptures } from "./capture-source.ts";

describe("the source of a capture", () => {
  it.each(FEED_SOURCES.map(({ id }) => id))("%s is recognised by folder and by file name", (id) => {
    expect(findCaptureSource(`captures/${id}/api.json`)?.id).toBe(id);
    expect(findCaptureSource(`captures/${id}.json`)?.id).toBe(id);
    expect(findCaptureSource(`captures/${id.toUpperCase()}-2026.json`)?.id).toBe(id);
    expect(findCaptureSource(`captures/2026_${id.replace("-", "")}.json`)?.id).toBe(id);
  });

  it.each([
    ["remoteok/api-2026-03-17.json", "remote-ok"],
    ["Remote_OK answer.json", "remote-ok"],
    ["ats/greenhouse.2026-09.json", "greenhouse"],
    ["lever/ashby.json", "ashby"],
    ["remotive/remotive/1.json", "remotive"],
    ["C:\\captures\\jobicy\\1.json", "jobicy"],
    ["leverage/api.json", undefined],
    ["facets.json", undefined],
    ["ashby/lever-and-jobicy.json", undefined],
  ])("of %s is %s", (path, id) => {
    expect(findCaptureSource(path)?.id).toBe(id);
  });
});

it("ingests captures from oldest to newest, those without a date in their names first", () => {
  const inOrder = [
    "jobs-2026-13.json",
    "jobs-98765-10.json",
    "jobs-98765.json",
    "z.json",
    "c/all-2025-12.json",
    "a/api-2026-07.json",
    "a/api-2026-07-18.json",
    "b/api-2026-07-18T10-00.json",
    "a/api-2026-08-01.json",
  ];
  expect(orderCaptures(inOrder.toReversed())).toEqual(inOrder);
});
