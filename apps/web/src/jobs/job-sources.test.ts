import { type AlsoOn, JobId } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { expect, it } from "vitest";

import { listOtherSources, mentionOtherSources } from "./job-sources.ts";

const on = (source: string, id = "1"): AlsoOn => ({
  firestoreId: JobId.parse(`${source}-${id}`),
  source,
  url: `https://${source}.example/${id}`,
});
const mention = (...also_on: AlsoOn[]) => mentionOtherSources(buildJob({ also_on }));

it("names where else a position is posted", () => {
  expect(mentionOtherSources(buildJob())).toBe("");
  expect(mention(on("remote-ok"))).toBe("also on Remote OK");
  expect(mention(on("remote-ok"), on("lever"))).toBe("also on Remote OK and Lever");
  expect(mention(on("remote-ok"), on("lever"), on("jobicy"))).toBe("also on Remote OK and 2 more");
});

it("names each source once, by its first posting, and never the posting's own", () => {
  const postings = [on("lever", "1"), on("remotive", "2"), on("ashby"), on("lever", "2")];
  expect(listOtherSources(buildJob({ also_on: postings })).map(({ firestoreId }) => firestoreId)).toEqual([
    "lever-1",
    "ashby-1",
  ]);
  expect(mention(on("remotive", "2"))).toBe("");
});
