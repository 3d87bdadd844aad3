import * as fc from "fast-check";
import { parseFragment, serialize } from "parse5";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { ATTACKS } from "../html/fixtures/attacks.ts";
import { sanitizeDescription } from "../html/sanitize-description.ts";
import { Job } from "../job/job.ts";
import { buildNodes, findForbidden } from "../testing/allowed-markup.ts";
import { arbitraryAttack } from "../testing/arbitrary-attack.ts";
import { buildFeedItem } from "../testing/build-feed-item.ts";
import { FEED_FORMS } from "../testing/feed-forms.ts";
import { READ_AT } from "../testing/read-posting.ts";
import { normalizeFeedItem } from "./normalize-feed-item.ts";
import { remoteOk } from "./remote-ok.ts";

/** The job's description; empty if the posting was rejected because of its length. */
function describeJob(description: string): string {
  const item = normalizeFeedItem(buildFeedItem({ description }), READ_AT);
  if (item.ok) return item.value.description;
  expect(item.error).toEqual({ path: "description", code: "too-long" });
  return "";
}

function expectHarmless(description: string): void {
  const safe = describeJob(description);
  expect(findForbidden(buildNodes(safe))).toEqual([]);
  expect(serialize(parseFragment(safe))).toBe(safe);
  expect(sanitizeDescription(safe, { feedHosts: remoteOk.source.hosts })).toBe(safe);
}

/** A job that does not match its schema would abort the whole poll. */
function expectStorable(own: Parameters<typeof buildFeedItem>[0]): void {
  const item = normalizeFeedItem(buildFeedItem(own), READ_AT);
  expect(item.ok ? z.safeParse(Job, z.encode(Job, item.value)).error : undefined).toBeUndefined();
}

/** Hundreds of thousands of characters each, so only two forms are tested for unescaping. */
const BOMBS = "nesting bombs";
const BOMB_FORMS: ReadonlySet<string> = new Set(["as it is", "escaped twice"]);

describe.each(Object.entries(FEED_FORMS))("a posting's description, sent %s", (form, inForm) => {
  const attacks = Object.entries(ATTACKS).filter(([name]) => name !== BOMBS || BOMB_FORMS.has(form));
  it.each(attacks)("is harmless after any attack of the %s", (_, attacks) => {
    for (const [, markup] of attacks) expectHarmless(inForm(markup));
  });

  it("is harmless after attacks nested, mixed, cut and mutated", () => {
    fc.assert(fc.property(arbitraryAttack.map(inForm), expectHarmless));
  });
});

describe("a posting's addresses", () => {
  const hostile = [
    "javascript:pwned()",
    " JaVaScRiPt:pwned()",
    "java\tscript:pwned()",
    "java\nscript:pwned()",
    "\x01javascript:pwned()",
    "vbscript:pwned()",
    "data:text/html,<script>pwned()</script>",
    "blob:https://a.example/1",
    "file:///etc/passwd",
    "//evil.example/x",
    "https:",
  ];

  it.each(hostile)("%j is not accepted as a job's URL", (address) => {
    expect(normalizeFeedItem(buildFeedItem({ url: address }), READ_AT)).toMatchObject({
      ok: false,
      error: { path: "url", code: "unreadable" },
    });
  });

  it.each(hostile)("%j is not accepted as an application or logo URL", (address) => {
    const item = normalizeFeedItem(buildFeedItem({ applyUrl: address, companyLogo: address }), READ_AT);
    expect(item.ok && item.value).not.toHaveProperty("apply_url");
    expect(item.ok && item.value).not.toHaveProperty("company_logo");
    expect(item.ok).toBe(true);
  });

  it.each([
    "https:evil.example/7",
    "https:/evil.example/7",
    "HTTPS:\\\\evil.example\\7",
    "https://good.example\\@evil.example/",
    `https://evil.example/${"ü".repeat(1_000)}`,
  ])("a job with the application URL %j can be stored", (applyUrl) => expectStorable({ applyUrl }));
});

describe("any posting", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ..."https: // / \\ @ : . evil.example [::1] %2e \u3002 \u200B \uD800 \u00AD \0 \n".split(" "),
    ),
    fc.constantFrom("Keeper", "Germany", "UTC+14", "$90k - $120k", "<b>", "&amp;lt;", " "),
    fc.string({ unit: "binary", maxLength: 4 }),
  );
  const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(""));
  const texts = fc.array(text, { maxLength: 4 });
  const own = fc.record(
    {
      sourceId: text,
      url: text,
      applyUrl: text,
      title: text,
      companyName: text,
      companyLogo: text,
      tags: texts,
      location: texts,
      salary: text,
    },
    { requiredKeys: [] },
  );

  it("is rejected without an id", () => {
    expect(normalizeFeedItem(buildFeedItem({ sourceId: "" }), READ_AT)).toMatchObject({
      error: { path: "sourceId", code: "missing" },
    });
  });

  it.each(["\u00AD", "\u2800", "\u3164 \uFFA0", "\u200D", "\uFE0F", "\u{E0041}\u{E007F}", "\u061C \u180E"])(
    "is rejected with an invisible title or company: %j",
    (unseen) => {
      for (const [path, own] of [
        ["title", { title: unseen }],
        ["companyName", { companyName: unseen }],
      ] as const)
        expect(normalizeFeedItem(buildFeedItem(own), READ_AT)).toMatchObject({
          error: { path, code: "missing" },
        });
    },
  );

  it("is either rejected or can be stored, so that it never blocks the rest of its feed", () => {
    fc.assert(fc.property(own, expectStorable));
  });
});
