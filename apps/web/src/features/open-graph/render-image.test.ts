import { buildJob } from "@farwork/domain/testing";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { jobImage } from "../job/job-image.ts";
import { DRAWABLE } from "./drawable-text.ts";
import { SITE_IMAGE } from "./image.ts";
import { renderImage } from "./render-image.tsx";
import { serveImage } from "./serve-image.ts";

const now = new Date("2026-01-20T12:00:00Z");
async function drawJob(stated: Parameters<typeof buildJob>[0]): Promise<Buffer> {
  const drawn = await renderImage(jobImage(buildJob(stated), now));
  if (!drawn) throw new Error("Too many others were being drawn.");
  return drawn;
}
const asked = vi.fn<typeof fetch>(() => Promise.reject(new Error("No image asks anybody for anything.")));

/** Width and height from a PNG's first chunk. */
const readSize = (png: Buffer) => [png.toString("latin1", 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)];

// The library loads a part of itself on first use.
beforeAll(async () => {
  await renderImage(SITE_IMAGE);
});
beforeEach(() => {
  vi.stubGlobal("fetch", asked);
});

describe("the image of a job", () => {
  it("is a PNG of the standard size, and differs for each job", async () => {
    const [first, second, again] = await Promise.all([
      drawJob({ title: "Cook" }),
      drawJob({ title: "Carpenter" }),
      drawJob({ title: "Cook" }),
    ]);
    expect(readSize(first)).toEqual(["PNG", 1200, 630]);
    expect(first.equals(second)).toBe(false);
    expect(first.equals(again)).toBe(true);
  });

  it.each([
    ["of every letter we draw", DRAWABLE],
    [
      "of one word longer than the image",
      "Wirtschaftsingenieurwesenfachkräfteentwicklungsbeauftragte".repeat(3),
    ],
    ["of two hundred capitals", "W".repeat(200)],
    ["in Chinese", "高级后端工程师（远程）"],
    ["in Arabic", "مهندس برمجيات أول"],
    ["of emoji", "👩🏽‍💻🚀🇩🇪"],
    ["with markup", "<script>alert(1)</script>"],
    ["of nothing to be seen", "\u200B\u0000\uD800"],
  ])("is drawn completely, without other servers, for a title %s", async (_, title) => {
    expect(readSize(await drawJob({ title, company_name: title, salary: title }))).toEqual([
      "PNG",
      1200,
      630,
    ]);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe("an image response", () => {
  const ask = (headers = {}) =>
    serveImage(SITE_IMAGE, new Request("https://farwork.example/og/board", { headers }));

  it("may be cached for an hour, and is not sent again to clients that have it", async () => {
    const first = await ask();
    expect(first.headers.get("content-type")).toBe("image/png");
    expect(first.headers.get("cache-control")).toContain("max-age=3600");
    const etag = first.headers.get("etag") ?? "";
    expect((await ask({ "if-none-match": `W/"other", ${etag}` })).status).toBe(304);
    expect((await ask({ "if-none-match": '"other"' })).status).toBe(200);
  });

  it("is a 503 under load, but cached images stay available", async () => {
    const crowd = Array.from({ length: 200 }, (_, at) =>
      serveImage({ ...SITE_IMAGE, title: `Job ${at}` }, new Request("https://farwork.example/og/board")),
    );
    expect((await ask()).status).toBe(200);
    const answers = await Promise.all(crowd);
    const putOff = answers.filter(({ status }) => status === 503);
    expect(putOff).toHaveLength(200 - 22);
    expect(putOff[0]?.headers.get("retry-after")).toBe("10");
  });
});
