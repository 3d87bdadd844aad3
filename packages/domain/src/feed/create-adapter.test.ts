import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { buildFeedItem } from "../testing/build-feed-item.ts";
import { READ_AT } from "../testing/read-posting.ts";
import { createAdapter, FEED_ADAPTERS } from "./feed-adapters.ts";
import { defineFeed, NeededText, postingsUnder } from "./feed-shape.ts";
import { remoteOk } from "./remote-ok.ts";

const { source: _, sourceId: __, ...item } = buildFeedItem({});

const fragile = createAdapter(
  defineFeed({
    source: remoteOk.source,
    envelope: postingsUnder("jobs"),
    item: z.object({ title: NeededText }),
    names: {
      sourceId: "id",
      url: "url",
      title: "title",
      companyName: "company",
      publishedAt: "date",
      location: "place",
      description: "text",
    },
    toFeedItem({ title }) {
      if (title === "Breaker") throw new RangeError("too deep");
      return { ...item, title };
    },
    writeAnswer: (postings) => ({ jobs: postings }),
  }),
);

describe("an adapter", () => {
  it("rejects only the posting that it fails on, by its id", () => {
    const jobs = ["Keeper", "Breaker", "Painter"].map((title, id) => ({ id, title }));
    expect(fragile.readResponse({ jobs }, READ_AT)).toMatchObject({
      ok: true,
      value: {
        jobs: [{ title: "Keeper" }, { title: "Painter" }],
        rejected: [{ index: 1, sourceId: "1", path: "", code: "unreadable" }],
      },
    });
  });

  it("accepts a response with 50,000 postings and rejects larger ones", () => {
    const read = (count: number) => fragile.readResponse({ jobs: Array(count).fill(1) }, READ_AT);
    const many = read(50_000);
    expect(many.ok && many.value.rejected).toHaveLength(50_000);
    expect(read(50_001)).toEqual({ ok: false, error: { code: "too-many-items", path: "jobs" } });
  });
});

it.each(FEED_ADAPTERS.map((adapter) => [adapter.source.id, adapter] as const))(
  "the adapter of %s rejects an endless response",
  (_, adapter) => {
    const postings = Array(50_001).fill(1);
    const answers = [postings, { jobs: postings }, { data: postings }, { offers: postings }];
    const failures = answers.flatMap((answer) => {
      const reading = adapter.readResponse(answer, READ_AT);
      return reading.ok ? [] : [reading.error.code];
    });
    const [tooMany, ...others] = failures.toSorted();
    expect(tooMany).toBe("too-many-items");
    expect(others).toEqual(answers.slice(1).map(() => "unexpected-shape"));
  },
);
