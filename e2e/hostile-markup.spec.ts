import { expect, type Page, test } from "@playwright/test";

import { normalizeFeedItem } from "../packages/domain/src/feed/normalize-feed-item.ts";
import { ATTACKS } from "../packages/domain/src/html/fixtures/attacks.ts";
import { sanitizeDescription } from "../packages/domain/src/html/sanitize-description.ts";
import { findForbidden } from "../packages/domain/src/testing/allowed-markup.ts";
import { makeAttacks } from "../packages/domain/src/testing/arbitrary-attack.ts";
import { buildFeedItem } from "../packages/domain/src/testing/build-feed-item.ts";
import { FEED_FORMS } from "../packages/domain/src/testing/feed-forms.ts";
import { READ_AT } from "../packages/domain/src/testing/read-posting.ts";
import { setTrap } from "./trap.ts";

const GENERATED = 4_000;
/** Descriptions in one document, each in a section. */
const IN_A_DOCUMENT = 50;

// Thousands of documents, on a possibly busy machine.
test.setTimeout(180_000);

test("what the sanitiser leaves of every attack runs and fetches nothing", async ({ page }) => {
  await expectCalm(
    page,
    Object.values(ATTACKS)
      .flat()
      .map(([, markup]) => sanitizeDescription(markup)),
  );
});

test("what it leaves of nested, mixed, cut and mutated attacks, in every feed format, runs and fetches nothing", async ({
  page,
}) => {
  const forms = Object.values(FEED_FORMS);
  const sent = makeAttacks(GENERATED).map((markup, at) => forms[at % forms.length]?.(markup) ?? markup);
  await expectCalm(
    page,
    sent.flatMap((description) => {
      const item = normalizeFeedItem(buildFeedItem({ description }), READ_AT);
      return item.ok ? [item.value.description] : [];
    }),
  );
});

/**
 * Renders sanitised descriptions, many per document. A browser must parse them as written, find only what our policy
 * allows, and do nothing but load allowed images.
 */
async function expectCalm(page: Page, descriptions: readonly string[]): Promise<void> {
  const bodies = Array.from({ length: Math.ceil(descriptions.length / IN_A_DOCUMENT) }, (_, at) => {
    const own = descriptions.slice(at * IN_A_DOCUMENT, (at + 1) * IN_A_DOCUMENT);
    return own.map((description) => `<blockquote>${description}</blockquote>`).join("");
  });
  const trap = await setTrap(page);
  const readings = await trap.show(bodies);
  const nodes = readings.flat().flatMap((reading) => reading.nodes);
  const kept = new Set(
    nodes.flatMap(({ name, attributes }) => (name === "img" ? attributes : [])).map(writeImage),
  );
  // Excludes requests with a referrer.
  expect(trap.sprung.filter(({ kind, what }) => kind !== "asked" || !kept.has(what))).toEqual([]);
  expect(findForbidden(nodes)).toEqual([]);
  expect(readings.map((reading) => reading.map(({ html }) => html))).toEqual(
    bodies.map((body) => [body, body, body]),
  );
}

const writeImage = ([attribute, value]: readonly [string, string]) =>
  attribute === "src" ? `image ${value}` : "";
