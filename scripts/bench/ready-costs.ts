import { readdirSync, statSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

import { readCachedCost, readVisitCost } from "../../apps/web/src/platform/requests/known-route.ts";
import { root } from "../bootstrap/checkout.mjs";
import { BESIDE, type CostCase } from "./cost-case.ts";
import { jobIdAt } from "./worst-jobs.ts";

const WHOLE =
  "for clients without Brotli and gzip, which no browser is; a hundred files a second per visitor";
const CHUNKS = "/_next/static/chunks";

/** Responses that are not rendered on request: build files, missing pages, and cached lists. */
export const READY_COSTS: readonly CostCase[] = [
  ofFile(CHUNKS, "the longest script, as sent in Brotli", "br", findLongestScript),
  ofFile(CHUNKS, "the longest script, as sent in gzip", "gzip", findLongestScript),
  {
    ...ofFile(CHUNKS, "the longest script, uncompressed", "identity", findLongestScript),
    exception: WHOLE,
  },
  {
    ...ofFile(CHUNKS, "a missing script", "br", (turn) => `${CHUNKS}/${turn}.js`),
    status: 404,
  },
  ofFile("/sw.js", "the service worker", "br", () => "/sw.js"),
  ofFile("/icon.svg", "the icon", "br", () => "/icon.svg"),
  { ...ofFile("/favicon.ico", "a missing icon", "br", () => "/favicon.ico"), status: 404 },
  {
    ...ofFile("/_not-found", "a missing page", "br", (turn) => `/icon.svg/${turn}`),
    status: 404,
  },
  ofListAtHand("a micro-cached list", (turn) => `/?page=${40 + turn}`),
  {
    ...ofListAtHand(
      "a micro-cached list with the longest job beside it",
      (turn) => `/?q=engineer&page=${1 + turn}&job=${jobIdAt(turn)}`,
    ),
    exception: BESIDE,
  },
];

/** Counts bytes as sent. */
function ofFile(of: string, what: string, encoding: string, write: (turn: number) => string): CostCase {
  // The longest script is only known after a build.
  const example = of === CHUNKS ? `${CHUNKS}/a.js` : write(0);
  return {
    of,
    what,
    units: readVisitCost(example),
    ask: async ({ board, turn }) => {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        get(board.siteUrl + write(turn), { headers: { "accept-encoding": encoding } }, resolve).once(
          "error",
          reject,
        );
      });
      const status = answer.statusCode ?? 0;
      return new Response(await buffer(answer), { status });
    },
  };
}

/** A list that was just rendered for someone else. */
function ofListAtHand(what: string, write: (turn: number) => string): CostCase {
  const fetchList = (siteUrl: string, turn: number) =>
    fetch(siteUrl + write(turn), { headers: { "accept-encoding": "br" } });
  return {
    of: "/",
    what,
    units: readCachedCost(write(0)),
    before: async ({ board, person, turn }) => {
      await (await fetchList(board.siteUrl, turn)).arrayBuffer();
      return person;
    },
    ask: ({ board, turn }) => fetchList(board.siteUrl, turn),
  };
}

function findLongestScript(): string {
  const folder = join(root, "apps", "web", ".next", "static", "chunks");
  const sizeOf = (name: string) => statSync(join(folder, name)).size;
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const [longest] = scripts.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  if (longest === undefined) throw new Error(`There is no script in ${folder}.`);
  return `${CHUNKS}/${longest}`;
}
