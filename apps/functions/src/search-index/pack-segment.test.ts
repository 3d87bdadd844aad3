import {
  buildJobSegment,
  encodeJobSegment,
  JOB_CATEGORIES,
  JOB_TYPES,
  JobCard,
  openJobIndex,
  readJobCards,
  REGIONS,
} from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { describe, expect, it } from "vitest";

import { type Chunk, cutIntoChunks } from "./chunks.ts";
import { INDEX_FORMAT } from "./index-manifest.ts";
import { packSegment, unpackSegment } from "./pack-segment.ts";

const segment = buildJobSegment([buildJob({ title: "Harbour Lead" })], ["remotive-9"]);
const inStore = (chunks: readonly Chunk[]) => new Map(chunks.map(({ id, bytes }) => [id, bytes]));

describe("a stored segment", () => {
  it("matches its manifest entry", async () => {
    const { stored, chunks } = await packSegment(segment, true);
    expect(stored).toMatchObject({ jobs: 1, removed: 1, base: true, chunks: chunks.map(({ id }) => id) });
    const opened = await unpackSegment(stored, inStore(chunks));
    expect(opened).toMatchObject({ size: 1, removed: ["remotive-9"] });
    expect(readJobCards(openJobIndex(opened ? [opened] : []), [0])).toMatchObject([
      { title: "Harbour Lead" },
    ]);
  });

  it("has the same chunks when the same jobs are compiled again", async () => {
    const again = buildJobSegment([buildJob({ title: "Harbour Lead" })], ["remotive-9"]);
    expect(await packSegment(again, true)).toEqual(await packSegment(segment, true));
  });

  it.each<[string, Uint8Array]>([
    ["that is not compressed", encodeJobSegment(segment)],
    ["of nothing", new Uint8Array(1)],
  ])("%s is rejected, even with intact chunks", async (_, bytes) => {
    const { stored } = await packSegment(segment, true);
    const chunks = cutIntoChunks(bytes);
    expect(
      await unpackSegment({ ...stored, chunks: chunks.map(({ id }) => id) }, inStore(chunks)),
    ).toBeUndefined();
  });
});

// A new value of a list does not require a new format, as older code leaves out such jobs. Decide this consciously
// here.
it("requires a new index format for new segment formats or cards, so that no version misreads them", () => {
  const segmentFormat = new DataView(encodeJobSegment(segment).buffer).getUint32(4, true);
  const cardFields = Object.keys(JobCard.shape).toSorted().join(" ");
  const [categories, jobTypes, regions] = [JOB_CATEGORIES, JOB_TYPES, REGIONS].map((list) => list.join(" "));
  expect({
    indexFormat: INDEX_FORMAT,
    segmentFormat,
    cardFields,
    categories,
    jobTypes,
    regions,
  }).toMatchInlineSnapshot(`
    {
      "cardFields": "also_on apply_url candidate_required_location category changed_at closed_at company_logo company_name duplicate_of excerpt expires_at firestoreId first_seen_at job_type last_seen_at locations pay place publication_date salary seniority source sourceId tags title url",
      "categories": "software-development devops-infrastructure data ai-machine-learning security quality-assurance design product project-management marketing writing sales customer-support finance legal human-resources operations education healthcare other",
      "indexFormat": 20,
      "jobTypes": "full_time part_time contract freelance internship temporary unspecified",
      "regions": "africa americas apac asia caribbean central-america emea eu europe latam mena middle-east north-america oceania south-america",
      "segmentFormat": 2,
    }
  `);
});
