import { type AlsoOn, JobId } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { expect, it } from "vitest";

import { mentionOtherSources } from "./job-sources.ts";

const on = (source: string): AlsoOn => ({
  firestoreId: JobId.parse(`${source}-1`),
  source,
  url: `https://${source}.example/1`,
});
const mention = (...also_on: AlsoOn[]) => mentionOtherSources(buildJob({ also_on }));

it("names where else a position is posted", () => {
  expect(mentionOtherSources(buildJob())).toBe("");
  expect(mention(on("remote-ok"))).toBe("also on Remote OK");
  expect(mention(on("remote-ok"), on("lever"))).toBe("also on Remote OK and Lever");
  expect(mention(on("remote-ok"), on("lever"), on("jobicy"))).toBe("also on Remote OK and 2 more");
});
