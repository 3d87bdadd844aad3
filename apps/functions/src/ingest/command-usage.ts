import { FEED_SOURCES } from "@farwork/domain";

import { describePlaceOptions } from "../runtime/command-line.ts";
import { FIRESTORE } from "../runtime/command-place.ts";

export const USAGE = `Usage: pnpm ingest <source> [options]     take one feed in
       pnpm ingest --all [--from <folder>]  take every feed in that is due, or a folder of captures
       pnpm ingest status [--json]          show where each feed stands
       pnpm ingest boards [--forget <feed>] list the companies' boards that are polled, or drop one

Sources: ${FEED_SOURCES.map(({ id }) => id).join(", ")}

Options of a source:
  --file <path>        take in a saved answer of the feed instead of asking it; closes no job
  --url <url>          ask another address than the source's own
  --board <token>      at a source of company boards: whose board, as its address names it; once asked it is polled
                       with the others
  --decisions          list of each posting whether it counts as remote, and by which of its words
  --company <name>     the name of the company whose board it is, else as the postings name it

Options of --all:
  --from <folder>      take in all .json files below it, each as the source that its name or its folder's tells

Options of boards:
  --forget <feed>      poll that board ("lever.tern-maps") no more, and close its jobs

Where to:
${describePlaceOptions([FIRESTORE])}
`;
